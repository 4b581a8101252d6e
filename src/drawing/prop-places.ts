// Where props go: into hands, beside the heroes, into the sky; never over a face and never into the calm zone.
import type { Dice } from '../base/dice.ts'
import type { Prop } from '../base/props.data.ts'
import type { Actor, Gag, Scene } from '../base/scene.ts'
import type { Drawn } from './acting.ts'
import type { Pen } from './graph.ts'
import { at, move, scale, times, turn, type Point } from './matrix.ts'
import { oval, type Box } from './path.ts'
import type { Pose } from './poses.data.ts'
import { drawProp, heldScale, readProp } from './prop.ts'
import { PAGE, type World } from './world.ts'

interface Standing {
  x: number
  wide: number
}

/** The prop that an actor has in hand, drawn by the figure's own pen. */
export function placeFigureProps(p: Pen, actor: Actor, pose: Pose, drawn: Drawn, behind: boolean, _dice: Dice): void {
  const { holds } = actor
  if (!holds || behind) return
  const { box, spot } = readProp(holds)
  const { near, far } = drawn.skeleton
  const grip = spot === 'floor' && pose.grip !== 'floor' ? 'both' : pose.grip
  const tall = Math.max(box.h, box.w * 0.8)
  if (grip === 'floor' || grip === 'under') {
    const k = grip === 'under' ? Math.max(0.9, Math.min(1.3, 200 / tall)) : Math.min(1.1, 260 / tall)
    const x = grip === 'under' ? 46 : Math.max(near.wrist[0], far.wrist[0]) + (box.w * k) / 2 - 6
    drawProp(p.to(times(move(x, 0), scale(k)), 'prop/'), holds)
    drawn.grip('both')
    return
  }
  const k = heldScale(holds, grip)
  const cy = box.y + box.h / 2
  const handle = box.y + box.h > 14
  let spotAt: Point
  if (grip === 'both' || grip === 'up') {
    spotAt = [(near.wrist[0] + far.wrist[0]) / 2 + 10, (near.wrist[1] + far.wrist[1]) / 2 - (grip === 'up' ? 24 : 2)]
  } else {
    const arm = grip === 'near' ? near : far
    const a = (arm.aim * Math.PI) / 180
    const out = handle ? 13 : 22
    spotAt = [arm.wrist[0] + Math.cos(a) * out, arm.wrist[1] + Math.sin(a) * out]
  }
  const anchor = handle ? box.y + box.h - 16 : grip === 'both' ? cy + box.h * 0.18 : grip === 'up' ? box.y + box.h : cy
  const tilt = handle ? (grip === 'far' ? 14 : -14) : 0
  const q = p.to(times(move(spotAt[0], spotAt[1]), turn(tilt), scale(k), move(-(box.x + box.w / 2), -anchor)), 'prop/')
  drawProp(q, holds)
  if (grip !== 'up') drawn.grip(grip)
}

/** Props of the page that nobody holds; in a close shot they stay below the chins. Returns where they are, for eyes to look at. */
export function placeSceneProps(w: World, scene: Scene, people: readonly Standing[], stage: Box, when: 'behind' | 'front', chin = 0): Point[] {
  const held = new Set(scene.who.flatMap((one) => one.holds ?? []))
  const free = scene.props.filter((prop, i) => !held.has(prop) && scene.props.indexOf(prop) === i)
  const { camera } = w
  const k = camera.zoom
  const reachRight = (stage.x + stage.w - camera.cx) / k
  const reachLeft = (camera.cx - stage.x) / k
  const spots: Point[] = []
  const middle = camera.cx + camera.hero * k
  const right = Math.max(camera.hero, ...people.map((p) => p.x + p.wide / 2))
  const left = Math.min(camera.hero, ...people.map((p) => p.x - p.wide / 2))
  let toRight = right + 14
  let toLeft = left - 14
  const behindPen = when === 'behind' ? w.layer('props', 'things', 0.06, 0) : null
  const frontPen = when === 'front' ? w.layer('props-front', 'things', -0.05, 0) : null
  const draw = (prop: Prop, pen: Pen | null, m: ReturnType<World['stand']>) => {
    const { box } = readProp(prop)
    spots.push(at(m, box.x + box.w / 2, box.y + box.h / 2))
    if (pen) drawProp(pen.to(m, 'prop/'), prop)
  }
  let sky = 0
  for (const prop of free) {
    const { box, spot } = readProp(prop)
    if (spot === 'sky' || spot === 'wall') {
      const gap = people.length > 1 ? 0 : middle > stage.x + stage.w * 0.51 ? -1 : 1
      const y = Math.max(stage.y + 70, camera.base - Math.max(430 * k, 330) - 90) + sky * 40
      const x = Math.max(stage.x + 70, Math.min(stage.x + stage.w - 70, middle + gap * stage.w * 0.27 + (sky % 2 ? -190 : 0)))
      const s = Math.min(0.95, Math.max(0.55, k * 0.85))
      draw(prop, behindPen, times(move(x, y), scale(s), move(0, spot === 'wall' ? 120 : 0)))
      sky++
      continue
    }
    if (spot === 'floor') {
      draw(prop, behindPen, times(w.stand((left + right) / 2, 0.02), scale(1.25)))
      continue
    }
    if (scene.shot === 'close') {
      const side = scene.textSide === 'left' ? 1 : -1
      const floor = Math.min(PAGE.h - 40, stage.y + stage.h + 20)
      const s = Math.max(0.3, Math.min(1.5, (spot === 'big' ? 200 : 150) / box.h, (floor - chin) / Math.max(1, -box.y)))
      draw(prop, frontPen, times(move(middle + side * (stage.w * 0.36 - spots.length * 150), floor), scale(s)))
      continue
    }
    const s = prop === 'giant' ? 640 / box.h : spot === 'big' ? Math.min(1.35, 470 / box.h) : spot === 'hand' ? Math.min(1.15, 150 / box.h) : 1.1
    const width = box.w * s
    const roomRight = reachRight - toRight - width
    const roomLeft = reachLeft + toLeft - width
    const big = spot === 'big'
    let x: number
    let depth = big ? 0.12 : 0.02
    if (roomRight >= roomLeft && roomRight > -60) {
      x = toRight + width / 2
      toRight += width + 18
    } else if (roomLeft > -60) {
      x = toLeft - width / 2
      toLeft -= width + 18
    } else {
      x = people.length > 1 ? ((people[0]?.x ?? 0) + (people[1]?.x ?? 0)) / 2 : right
      depth = big ? 0.3 : -0.08
    }
    x = Math.max(-reachLeft + width / 2, Math.min(reachRight - width / 2, x))
    const front = depth < 0
    if (!front && behindPen && !scene.place.startsWith('under') && scene.place !== 'sky')
      behindPen.to(w.stand(x, depth))(oval(6, 2, width * 0.5, 11), '#3d4a5c', 'shadow', { soft: true, alpha: 0.4, material: 'light' })
    draw(prop, front ? frontPen : behindPen, times(w.stand(x, depth), scale(s)))
  }
  if (frontPen && scene.gag) gag(frontPen, w, scene.gag, stage, right)
  return spots
} // prettier-ignore

const GAG_PROPS: Readonly<Record<Gag, readonly (readonly [Prop, number, number, number])[]>> = {
  'mouse-watching': [['mouse', 0.42, -0.14, 0.6]],
  'bird-on-head': [['bird', -0.44, 0.1, 0.8]],
  'snail-passing': [['snail', 0.4, -0.16, 0.6]],
  'duck-following': [['goose', -0.44, 0.04, 0.6]],
  'hat-blown-off': [['hat', 0.4, 0.7, 0.8]],
  'odd-socks': [['sock', 0.44, -0.1, 0.6]],
  'cat-asleep': [['cushion', 0.42, -0.1, 0.8]],
  'beetle-parade': [['button', 0.4, -0.16, 0.24], ['button', 0.44, -0.16, 0.2], ['button', 0.47, -0.16, 0.18]],
  'frog-in-cup': [['frog', 0.42, -0.03, 0.5], ['cup', 0.42, -0.05, 0.8]],
  'upside-down-sign': [['signpost', 0.44, 0.2, -0.7]],
  'moth-round-lamp': [['lamp', 0.44, 0.1, 0.9]],
  'small-copy-of-hero': [['puppet', 0.44, 0, 0.5]],
} // prettier-ignore

function gag(p: Pen, w: World, id: Gag, stage: Box, right: number): void {
  const side = w.side === 'left' ? 1 : -1
  for (const [prop, x, depth, size] of GAG_PROPS[id]) {
    const at = Math.max(Math.abs((stage.w * x) / w.camera.zoom), Math.min(right + 20, (stage.w * 0.5) / w.camera.zoom - 40))
    const m = w.stand(side * at, Math.max(-0.14, depth))
    const { box } = readProp(prop)
    drawProp(p.to(times(m, size < 0 ? times(turn(180), move(0, -box.y)) : scale(1), scale(Math.abs(size))), 'gag/'), prop)
  }
} // prettier-ignore
