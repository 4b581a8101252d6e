// Where the things of a page go that nobody holds: large ones beside the heroes, who step aside for them, small ones where
// there is room, the light ones into the air; never over a face and never into the words.
import { isDeep, isPlace } from '../../stage/places/places.ts'
import type { Prop } from '../../stage/things/card.ts'
import { isFromNear } from '../../stage/direction.ts'
import { cardOf } from '../../stage/things/cards.ts'
import type { Friend, Scene } from '../../stage/scene.ts'
import { drawHouse, drawPost, drawSupport, raisedBy } from './backing.ts'
import { IDENTITY, move, scale, times, type Matrix } from '../shapes/matrix.ts'
import { oval, type Box } from '../shapes/path.ts'
import { drawProp, readProp, seenAt } from '../props/prop.ts'
import {
  aired,
  before,
  below,
  between,
  beyond,
  boxAt,
  core,
  flooding,
  inTheAir,
  isAfloat,
  onWater,
  roundTable,
  served,
} from './thing-spots.ts'
import { bulky, freeProps, GAP, isLarge, sizeFor } from './thing-room.ts'
import { resting, restsOf } from './resting.ts'
import { trueScale } from '../props/true-size.ts'
import { PAGE, type Scenery } from '../places/scenery.ts'

interface Standing {
  x: number
  wide: number
}

export interface Placed {
  prop: Prop
  m: Matrix
  /** Before the heroes. */
  front: boolean
  /** How wide its shadow is, in its own units. */
  shadow: number
  afloat: boolean
  /** The ground that a stump or crate stands on beneath it, and half its width. */
  raised?: { ground: Matrix; half: number }
  box: Box
}

/** `side`: where the room beside the heroes was kept. `heads`: on the page; in a close shot things stay below them. `corners`: what closes the picture in front. */
export function placeThings(
  w: Scenery,
  scene: Scene,
  people: readonly Standing[],
  stage: Box,
  side: 1 | -1,
  heads: readonly Box[],
  corners: readonly Box[],
): Placed[] {
  const { camera } = w
  const k = camera.zoom
  const placed: Placed[] = []
  const set = (prop: Prop, m: Matrix, front = false, shadow = 0) =>
    placed.push({
      prop,
      m,
      front,
      shadow,
      afloat: isAfloat(prop, scene) && !cardOf(prop).farOff,
      box: boxAt(m, readProp(prop).box),
    })
  const low = corners.filter((corner) => corner.y + corner.h > camera.base - 60 * k && corner.w < PAGE.w * 0.4)
  const from = Math.max(
    stage.x,
    ...low.map((corner) => (corner.x + corner.w / 2 < PAGE.w * 0.4 ? corner.x + corner.w : 0)),
  )
  const to = Math.min(
    stage.x + stage.w,
    ...low.map((corner) => (corner.x + corner.w / 2 > PAGE.w * 0.6 ? corner.x : PAGE.w)),
  )
  const reach = { right: (to - camera.cx) / k, left: (from - camera.cx) / k }
  const right = Math.max(...people.map((p) => p.x + p.wide / 2), camera.hero)
  const left = Math.min(...people.map((p) => p.x - p.wide / 2), camera.hero)
  let toRight = right + GAP * 0.6
  let toLeft = left - GAP * 0.6
  const bodies = people.map(({ x, wide }, i): Box => {
    const top = Math.min(heads[i]?.y ?? camera.base, camera.base - 60)
    return { x: camera.cx + (x - wide / 2) * k, y: top, w: wide * k, h: camera.base - top }
  })
  // Over a low thing that somebody touches there is air.
  const upright = bodies.map((body, i) => {
    const head = heads[i]
    return head && body.w > head.w * 2.6 ? { ...body, x: head.x - head.w * 0.3, w: head.w * 1.6 } : body
  })
  const isNear = isFromNear(scene)
  const large = new Set(bulky(scene))
  const small = freeProps(scene).filter((prop) => !large.has(prop))
  const order = [
    ...small.filter((prop) => cardOf(prop).floods || cardOf(prop).beforeAll),
    ...large,
    ...small.filter((prop) => !cardOf(prop).floods && !cardOf(prop).beforeAll),
  ]
  for (const prop of order) {
    const card = cardOf(prop)
    if (card.giant) continue
    const { box, spot } = readProp(prop)
    if (spot === 'sky' || spot === 'wall' || card.aloft) {
      set(prop, inTheAir(w, prop, stage, [...(isNear ? heads : upright), ...placed.map((one) => one.box)]))
      continue
    }
    if (isAfloat(prop, scene)) {
      set(
        prop,
        onWater(
          w,
          prop,
          stage,
          card.farOff ? [...bodies, ...heads.map(aired), ...placed.map((one) => one.box)] : bodies,
        ),
      )
      continue
    }
    const table = card.served && !isNear ? placed.find((one) => cardOf(one.prop).laid) : undefined
    if (table) {
      set(
        prop,
        served(prop, table.m, [...bodies, ...placed.flatMap((one) => (cardOf(one.prop).served ? [one.box] : []))]),
        table.front,
      )
      continue
    }
    if (card.floods) {
      set(prop, flooding(w, prop, heads), true)
      continue
    }
    if (isNear) {
      const large = isLarge(prop)
      set(
        prop,
        large
          ? beyond(prop, stage, side)
          : below(
              prop,
              scene,
              stage,
              placed.flatMap((one) => (one.front ? [one.box] : [])),
              heads,
            ),
        !large,
      )
      continue
    }
    if (card.beforeAll) {
      const { m, front } = roundTable(w, prop, [left, right], heads)
      set(prop, m, front, box.w * 0.5)
      if (front) {
        const wide = boxAt(m, box)
        toRight = Math.max(toRight, (wide.x + wide.w - camera.cx) / k)
        toLeft = Math.min(toLeft, (wide.x - camera.cx) / k)
      }
      continue
    }
    if (spot === 'floor') {
      set(prop, times(w.stand((left + right) / 2, 0.02), scale(1.25)))
      continue
    }
    if (card.atFeet) {
      const [widest] = people.toSorted((a, b) => b.wide - a.wide)
      set(prop, times(w.stand(widest?.x ?? 0, -0.06), scale(trueScale(prop))), true)
      continue
    }
    // Behind whoever looks on, who stands a step back.
    const depth = spot === 'big' ? (isPlace(scene.place, 'edged') ? 0.1 : 0.16) : 0.03
    const [, , , shrunk, , foot] = w.stand(0, depth)
    const found = spot === 'hand' ? Math.max(1, Math.min(1.2, 0.85 / k)) : 1
    const wish = Math.min(sizeFor(prop, scene.shot) * found, (foot - stage.y) / shrunk / box.h)
    const rooms = { [1]: (reach.right - toRight) / box.w, [-1]: (toLeft - reach.left) / box.w }
    const first: 1 | -1 = spot === 'hand' && large.size > 0 ? (side === 1 ? -1 : 1) : side
    const way = rooms[first] >= wish * 0.8 || rooms[first] >= rooms[first === 1 ? -1 : 1] ? first : first === 1 ? -1 : 1
    const s = Math.min(wish, rooms[way])
    const taken = [...bodies.map(core), ...placed.map((one) => one.box)]
    const deeper = s < wish * 0.8 ? between(w, prop, wish, stage, taken) : undefined
    if (deeper || s < wish * 0.5) {
      if (deeper) set(prop, deeper, false, box.w * 0.5)
      else set(prop, before(w, prop, wish, stage, heads, taken), true)
      continue
    }
    const x = way === 1 ? toRight + (box.w * s) / 2 : toLeft - (box.w * s) / 2
    if (way === 1) toRight += box.w * s + GAP
    else toLeft -= box.w * s + GAP
    const up = raisedBy(prop, w)
    const ground = w.stand(x, depth)
    const at = (flip: 1 | -1) => times(ground, move(flip < 0 ? box.w * s * 0.1 : 0, -up), scale(flip * s, s), move(-box.x - box.w / 2, -Math.max(0, box.y + box.h))) // prettier-ignore
    set(prop, at(1), false, up ? 0 : box.w * 0.5)
    const last = placed.at(-1)
    // Who lives looks at the heroes.
    if (last && way === 1 && card.facesRight) last.m = at(-1)
    if (up && last) last.raised = { ground, half: Math.max(52, box.w * s * 0.58) }
  }
  layDown(placed, scene)
  return placed
}

/** What lies on, in, under or against another thing goes with it. */
function layDown(placed: Placed[], scene: Scene): void {
  for (const [i, rest] of restsOf(scene).entries()) {
    const under = placed.findIndex(({ prop }) => prop === rest.at)
    const at = placed[under]
    if (!at) continue
    const nth = restsOf(scene)
      .slice(0, i)
      .filter(({ at: other, how }) => other === rest.at && how === rest.how).length
    const { m, first } = resting(rest, nth)
    const on = times(at.m, m)
    const { raised: _, ...same } = at
    const laid: Placed = { ...same, prop: rest.what, m: on, shadow: 0, box: boxAt(on, readProp(rest.what).box) }
    placed.splice(first ? under : under + 1, 0, laid)
  }
}

export function drawThings(w: Scenery, placed: readonly Placed[], when: 'behind' | 'front', friend?: Friend): void {
  const front = when === 'front'
  const p = front ? w.layer('props-front', 'things', -0.05, 0) : w.layer('props', 'things', 0.06, 0)
  const aloft = isDeep(w.place)
  for (const one of placed) {
    if (one.front !== front || one.afloat) continue
    const q = p.to(one.m)
    const { box } = readProp(one.prop)
    const card = cardOf(one.prop)
    if (one.raised) drawSupport(p.to(one.raised.ground, 'support/'), w, one.raised.half)
    if (card.post) drawPost(p.to(IDENTITY, 'support/'), w, one.box)
    if (card.housed !== undefined) drawHouse(p.to(times(one.m, scale(card.housed)), 'support/'), w)
    if (one.shadow > 0 && !aloft)
      q(oval(box.x + box.w / 2 + 6, Math.max(2, box.y + box.h), one.shadow, 11), '#3d4a5c', 'shadow', {
        soft: true,
        alpha: 0.4,
        material: 'light',
      })
    drawProp(p.to(one.m, 'prop/'), seenAt(w, one.prop), friend)
  }
}
