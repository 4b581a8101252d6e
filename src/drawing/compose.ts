// From a Scene to a picture that no style has touched yet: the stage, who stands on it, and the calm zone for the words.
import type { CharacterSpec } from '../base/cast.ts'
import { dice } from '../base/dice.ts'
import type { Action, Actor, Scene } from '../base/scene.ts'
import { buildOf } from './body-build.ts'
import { mix } from './color.ts'
import { drawFigure } from './figure.ts'
import { FACES } from './emotions.data.ts'
import { placeFigureProps, placeSceneProps } from './prop-places.ts'
import type { Layer } from './graph.ts'
import { layoutOf } from './layout.ts'
import { at, move, scale, sizeOf, times, turn, type Matrix, type Point } from './matrix.ts'
import { oval, rect, type Box } from './path.ts'
import { PLACE_SETS } from './places.ts'
import { POSES, type Pose } from './poses.data.ts'
import { drawAir, drawGlow } from './sky.ts'
import { drawState } from './state.ts'
import { makeWorld, PAGE } from './world.ts'

export interface Face {
  id: string
  box: Box
}

export interface Picture {
  layers: Layer[]
  /** Where words may lie, in page units (1100 x 850 is 11 x 8.5 inches). */
  zone: Box
  ink: string
  paper: string
  faces: Face[]
  /** Where the light comes from behind the heroes. */
  light: Point
  night: boolean
  indoors: boolean
}

export interface Page {
  scene: Scene
  cast: readonly CharacterSpec[]
  /** The book's seed: one book, one look. */
  seed: number | string
}

/** What rises above the crown: ears, horns, antennae, big hair. */
const ABOVE: Readonly<Record<string, number>> = { rabbit: 66, dragon: 44, alien: 84, monster: 52, robot: 46, cat: 40, afro: 52, bun: 50, spiky: 34, curly: 14, hat: 38 } // prettier-ignore

const RUNNING: ReadonlySet<Action> = new Set(['walk', 'run', 'crawl', 'push', 'ride', 'swim', 'fly', 'climb'])
const DEEP: ReadonlySet<string> = new Set(['underwater', 'sky'])

interface Cast {
  spec: CharacterSpec
  actor: Actor
  pose: Pose
  size: number
  tall: number
  wide: number
  flip: number
  x: number
  m: Matrix
  head: Point
}

function poseFor(actor: Actor, spec: CharacterSpec, scene: Scene): Pose {
  let pose = POSES[actor.action]
  if (DEEP.has(scene.place) && (actor.action === 'stand' || actor.action === 'look' || actor.action === 'walk'))
    pose = POSES[scene.place === 'sky' ? 'fly' : 'swim']
  if (spec.look.accessory === 'wheelchair' && !pose.spin)
    pose = { ...pose, hip: 0.62, seat: true, nearFoot: [0.5, 0.1, 0], farFoot: [0.62, 0.1, 0], lean: pose.lean * 0.4, air: 0, side: 0.5 } // prettier-ignore
  const holds = actor.holds !== undefined
  if (holds && (pose.grip === 'near' || pose.grip === 'far') && actor.action === 'stand') pose = { ...POSES.hold, yaw: pose.yaw, tilt: pose.tilt } // prettier-ignore
  if (scene.shot === 'behind' && !pose.spin) pose = { ...pose, side: 0, yaw: 0, tilt: pose.tilt * 0.5 }
  return pose
}

export function compose(page: Page): Picture {
  const { scene, cast } = page
  const set = PLACE_SETS[scene.place]
  const indoors = set.indoors === true
  const people: Cast[] = []
  for (const [index, actor] of scene.who.entries()) {
    const spec = cast.find((one) => one.id === actor.id)
    if (!spec) continue
    const build = buildOf(spec)
    const pose = poseFor(actor, spec, scene)
    const { hair, accessory, outfit } = spec.look
    const above = Math.max(ABOVE[spec.type] ?? 0, outfit.top === 'none' ? 0 : (ABOVE[hair.style] ?? 0), accessory === 'hat' ? 38 : 0)
    const tall = (build.leg * (pose.hip + (pose.air ?? 0) * 0.6) + build.torso + build.neck + 165 * build.head + above) * build.size
    const lying = Math.abs(pose.spin ?? 0) > 50
    const arms = Math.max(-pose.near[0], pose.far[0], 0)
    const wide = lying ? tall * 1.1 : (190 * build.head + Math.max(0, arms - 0.3) * build.arm * 0.9 + (pose.seat ? 60 : 0) + (accessory === 'cape' ? 50 : 0) + (pose.grip === 'floor' && actor.holds ? 170 : 0)) * build.size
    const running = scene.who.some((one) => RUNNING.has(one.action))
    const flip = scene.who.length === 1 ? (scene.textSide === 'right' ? -1 : 1) : running ? 1 : index === 0 ? 1 : -1
    people.push({ spec, actor, pose, size: build.size, tall: lying ? 260 : tall, wide, flip, x: 0, m: move(0, 0), head: [0, 0] })
  } // prettier-ignore
  const gap = scene.shot === 'close' ? 16 : 46
  const propRoom = scene.shot === 'close' || scene.props.length === 0 ? 0 : 190
  const crowd = {
    tallest: Math.max(300, ...people.map((p) => p.tall)),
    shortest: Math.min(...people.map((p) => p.tall), 440),
    width: people.reduce((sum, p) => sum + p.wide * 0.92 + gap * 0.7, 0) + propRoom * 0.75,
  }
  const layout = layoutOf(scene.shot, scene.textSide, crowd, indoors)
  const { camera, zone, stage } = layout
  const world = makeWorld({
    place: scene.place,
    time: scene.time,
    weather: scene.weather,
    shot: scene.shot,
    side: scene.textSide,
    mood: scene.mood,
    seed: `${page.seed}`,
    indoors,
    camera,
    tint: scene.tint,
  })
  set.back(world)
  const light: Point = [camera.cx, Math.min(camera.horizon - 30, camera.base - crowd.tallest * camera.zoom * 0.6)]
  if (!indoors) drawGlow(world, light[0], light[1], 290)
  const total = people.reduce((sum, p) => sum + p.wide, 0) + gap * Math.max(0, people.length - 1)
  const squeeze = Math.min(1, stage.w / camera.zoom / Math.max(1, total))
  const shift = squeeze < 1 || !propRoom ? 0 : propRoom * 0.14 * (scene.textSide === 'right' ? 1 : -1)
  let left = (-total / 2) * squeeze + shift
  for (const [i, one] of people.entries()) {
    one.x = left + (one.wide / 2) * squeeze
    left += (one.wide + gap) * squeeze
    const depth = i === 0 || one.spec.role === 'hero' ? 0 : 0.035 * (i % 3)
    const lift = (one.pose.air ?? 0) * 118 + (DEEP.has(scene.place) ? 70 : 0)
    let m = times(world.stand(one.x, depth), move(0, -lift * one.size), scale(one.size * one.flip, one.size))
    if (one.pose.spin) {
      const lying = Math.abs(one.pose.spin) > 70
      const build = buildOf(one.spec)
      m = times(m, move(lying ? build.leg * 0.9 : 0, lying ? -build.hip - 8 : -90), turn(one.pose.spin), move(0, build.leg * 0.9)) // prettier-ignore
    }
    one.m = m
    one.head = at(m, 0, -(one.tall / one.size - 90))
  }
  const propSpots = placeSceneProps(world, scene, page.seed, people.map((p) => ({ x: p.x, wide: p.wide })), stage, 'behind') // prettier-ignore
  const calm = mix(world.hour.calm, world.sky[1], world.night ? 0.1 : 0.09)
  const veil = (name: string) => {
    const p = world.layer(name, 'calm', 0, 0)
    const { x, y, w, h } = layout.veil
    p(rect(x, y, w, h), calm, 'veil', { material: 'light', puff: 0, plain: true, lit: true, veil: scene.textSide }) // prettier-ignore
  }
  const overFigures = scene.shot === 'close' && scene.textSide === 'bottom'
  if (!overFigures) veil('calm')
  const shadows = world.layer('shadows', 'shadow', 0.02, 0)
  const faces: Face[] = []
  const order = people.map((_, i) => i).toSorted((a, b) => (people[b]?.m[5] ?? 0) * 0 + b - a)
  for (const i of order) {
    const one = people[i]
    if (!one) continue
    const lift = (one.pose.air ?? 0) * 118
    const foot = world.stand(one.x, 0)
    const k = sizeOf(foot) * one.size
    if (!DEEP.has(scene.place))
      shadows(oval(foot[4] + 8 * k, foot[5] + 3 * k, (Math.abs(one.pose.spin ?? 0) > 70 ? 210 : 96 - lift * 0.2) * k, 17 * k), world.night ? '#0c1533' : '#3d4a5c', 'shadow', { material: 'light', soft: true, alpha: 0.5 }) // prettier-ignore
    const pen = world.layer(one.spec.id, 'figure', 0, 0)
    const look = gazeOf(one, people, propSpots)
    const face = FACES[one.actor.emotion]
    const pitch = scene.shot === 'above' ? -0.9 : one.actor.action === 'look-up' ? -1 : one.actor.action === 'look-down' ? 0.9 : look[1] * 0.5 // prettier-ignore
    const figure = pen.to(one.m, `${one.spec.id}/`)
    const drawn = drawFigure(figure, one.spec, {
      pose: one.pose,
      face: one.pose.shut ? { ...face, lid: 1, low: 0, open: Math.min(face.open, 0.3), wink: 0 } : face,
      gaze: look,
      pitch,
      behind: layout.behind,
    })
    placeFigureProps(figure, one.actor, one.pose, drawn, layout.behind, dice(`${page.seed}/${one.spec.id}`))
    drawState(figure, scene.state, drawn, one.spec.role === 'hero', dice(`${page.seed}/${one.spec.id}/state`))
    const [hx, hy] = at(drawn.head, 0, 0)
    const r = drawn.radius * k
    faces.push({ id: one.spec.id, box: { x: hx - r, y: hy - r, w: r * 2, h: r * 2 } })
  }
  placeSceneProps(world, scene, page.seed, people.map((p) => ({ x: p.x, wide: p.wide })), stage, 'front') // prettier-ignore
  if (overFigures) veil('calm')
  if (scene.shot !== 'close') set.front?.(world)
  const keep = faces.map(({ box }) => ({ x: box.x + box.w / 2, y: box.y + box.h / 2, r: box.w * 0.75 }))
  for (let x = zone.x; x <= zone.x + zone.w; x += 110)
    for (let y = zone.y; y <= zone.y + zone.h; y += 110) keep.push({ x, y, r: 92 })
  drawAir(world, keep)
  for (const layer of world.layers) layer.parts = layer.parts.filter((part) => part.path.length > 0)
  return { layers: world.layers, zone, ink: world.hour.ink, paper: calm, faces, light, night: world.night, indoors }
}

function gazeOf(one: Cast, people: readonly Cast[], props: readonly Point[]): readonly [number, number] {
  const toward = (p: Point | undefined): readonly [number, number] => {
    if (!p) return [0.3, 0]
    const dx = (p[0] - one.head[0]) * one.flip
    const dy = p[1] - one.head[1]
    const d = Math.hypot(dx, dy) || 1
    return [(dx / d) * 0.95, (dy / d) * 0.85]
  }
  const { gaze, action } = one.actor
  if (gaze === 'viewer') return [0, 0]
  if (gaze === 'up' || action === 'look-up') return [0.25, -0.9]
  if (gaze === 'down' || action === 'look-down') return [0.3, 0.9]
  if (gaze === 'left') return [-one.flip * 0.9, 0]
  if (gaze === 'right') return [one.flip * 0.9, 0]
  if (gaze === 'away') return [-0.8, -0.2]
  if (gaze === 'prop' && props.length > 0 && one.actor.holds === undefined) return toward(props[0])
  if (gaze === 'prop') return [0.4, 0.6]
  const other = people.find((p) => p !== one)
  return other ? toward(other.head) : [0.35, 0.05]
}

export const BLEED: Box = { x: -12.5, y: -12.5, w: PAGE.w + 25, h: PAGE.h + 25 }
