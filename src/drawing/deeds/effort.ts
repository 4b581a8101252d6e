// What an act leaves to be seen besides the body: the rope that is pulled tight, the earth that flies from the hole, the sheet that is drawn on.
import { placeCalled } from '../../stage/places/places.ts'
import { cardOf } from '../../stage/things/cards.ts'
import type { Scene } from '../../stage/scene.ts'
import { shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { Player } from '../composing/crowd.ts'
import type { Pen } from '../shapes/graph.ts'
import { at, sizeOf, type Matrix, type Point } from '../shapes/matrix.ts'
import { blob, limb, oval, poly, type Box } from '../shapes/path.ts'
import type { Placed } from '../things/scene-props.ts'
import { skeleton } from '../poses/skeleton.ts'
import type { Scenery } from '../places/scenery.ts'

const ROPE = '#c2935a'
/** What is pulled by its own handle, or is too light for a rope. */
const BY_HAND = 120

/** Who pulls at something has no coil of rope lying about: it is in use. */
export const inUse = (scene: Scene): Scene =>
  scene.who.some(({ action, holds }) => action === 'pull' && !holds)
    ? { ...scene, props: scene.props.filter((prop) => !cardOf(prop).taut) }
    : scene

/** Just before the figure is drawn, so that its hands close over the rope. `bodies`: of the others. */
export function drawEffort(
  w: Scenery,
  one: Player,
  m: Matrix,
  things: readonly Placed[],
  bodies: readonly Box[],
): void {
  if (w.shot === 'behind' || w.shot === 'close') return
  const { action, holds } = one.actor
  if (action === 'pull' && !holds) {
    const { near, far } = skeleton(one.build, one.pose)
    const hands = at(m, Math.max(near.wrist[0], far.wrist[0]) - 6, (near.wrist[1] + far.wrist[1]) / 2)
    const heavy = things.filter(({ box, afloat }) => afloat || box.h > BY_HAND * w.camera.zoom).map(({ box }) => box)
    const load = nearest(hands, one.flip, [...heavy, ...bodies], 40 * w.camera.zoom)
    if (load) drawRope(w.layer('props-rope', 'things', 0.01, 0), hands, load, w.camera.zoom)
  }
  if (action === 'draw' && !one.pose.spin && placeCalled(w.place).deep !== 'fly')
    drawSheet(w.layer('paper', 'things', 0.01, 0).to(m), one.build.leg)
  if (action === 'dig' && !one.pose.spin && placeCalled(w.place).deep !== 'fly')
    drawHeap(w.layer('heap', 'things', 0.01, 0).to(m), placeCalled(w.place).soil ?? '#8a6242', one.build.leg, sizeOf(m))
}

/** A sheet on the ground, half filled: a sun, a house, and what it is to be next. */
function drawSheet(p: Pen, reach: number): void {
  const x = reach * 0.9
  const line = (points: number[], color: Hex) => p(limb(points), color, 'picture', { decal: true, fine: true })
  p(poly([x - 76, 10, x + 74, 10, x + 104, -36, x - 30, -36], 3), '#fffaf0', 'sheet', { material: 'paper', puff: 0.1 })
  p(oval(x + 70, -24, 13, 6), '#ffca48', 'picture', { decal: true })
  line(
    [x - 20, -4, 2.6, x - 8, -24, 2.6, x + 18, -30, 2.6, x + 32, -22, 2.6, x + 20, -4, 2.6, x - 20, -4, 2.6],
    '#5d96ca',
  )
  line([x + 2, -4, 2.2, x + 6, -14, 2.2, x + 12, -14, 2.2], '#e3574a')
  line([x - 58, 4, 2.6, x - 30, 0, 2.6, x, 5, 2.6, x + 40, 2, 2.6], '#72b155')
}

function nearest([x]: Point, way: number, boxes: readonly Box[], least: number): Box | undefined {
  const ahead = boxes.filter((box) => (box.x + box.w / 2 - x) * way > least)
  return ahead.toSorted((a, b) => Math.abs(a.x + a.w / 2 - x) - Math.abs(b.x + b.w / 2 - x))[0]
}

/** Taut, a little sagging, twisted, and once round what it pulls. */
export function drawRope(p: Pen, [x, y]: Point, load: Box, k: number): void {
  const [cx, cy] = [load.x + load.w / 2, load.y + load.h * 0.56]
  const half = Math.min(load.w * 0.3, 90 * k)
  const end = cx > x ? cx - half : cx + half
  const r = 5.2 * k
  const cord = { material: 'cloth', puff: 0.7 } as const
  for (const dy of [-r * 0.7, r * 0.8])
    p(limb([cx - half, cy + dy, r, cx, cy + dy + half * 0.16, r, cx + half, cy + dy, r]), ROPE, 'rope', cord)
  const sag = Math.min(16, Math.abs(end - x) * 0.05)
  p(limb([x, y, r, (x + end) / 2, (y + cy) / 2 + sag, r, end, cy, r]), ROPE, 'rope', cord)
  p(oval(end, cy, r * 2, r * 2.2), tone(ROPE, -0.03), 'rope', cord)
  const turns = Math.floor(Math.abs(end - x) / (15 * k))
  for (let i = 1; i < turns; i++) {
    const t = i / turns
    const [tx, ty] = [x + (end - x) * t, y + (cy - y) * t + sag * 4 * t * (1 - t)]
    p(limb([tx - 3 * k, ty - r * 0.8, 0.9 * k, tx + 3 * k, ty + r * 0.8, 0.9 * k]), shadeOf(ROPE, 1.4), 'twist', { decal: true, alpha: 0.6, fine: true }) // prettier-ignore
  }
}

/** A rope from hand to hand, in the order along it. */
export function drawLine(p: Pen, points: readonly Point[], k: number): void {
  const [[x] = [0]] = points
  const along = points.toSorted((a, b) => Math.abs(a[0] - x) - Math.abs(b[0] - x))
  p(limb(along.flatMap(([px, py]) => [px, py, 5.2 * k])), ROPE, 'rope', { material: 'cloth', puff: 0.7 })
}

/** A hole with its heap, and clods in the air. */
function drawHeap(p: Pen, soil: Hex, reach: number, size: number): void {
  const x = reach * 0.95
  const earth = { material: 'stone', puff: 0.55 } as const
  p(oval(x, 4, 62, 14), shadeOf(soil, 1.6), 'hole', { material: 'ground', plain: true, puff: 0 })
  p(blob([x + 34, 8, x + 52, -18, x + 84, -46, x + 112, -52, x + 140, -26, x + 166, 2, x + 104, 14]), soil, 'heap', earth) // prettier-ignore
  p(blob([x - 66, 8, x - 50, -8, x - 26, -14, x - 8, 4, x - 34, 12]), tone(soil, -0.02), 'heap', earth)
  for (const [dx, dy, r] of [[30, -92, 9], [62, -122, 7], [92, -96, 10], [118, -130, 6], [6, -60, 6]] as const)
    p(oval(x + dx, dy, r, r * 0.84, 20), tone(soil, 0.02), 'clod', size > 0.4 ? earth : { ...earth, fine: true })
} // prettier-ignore
