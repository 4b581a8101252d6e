// The thing that somebody has in hand, pushes or rides: drawn by the figure's own pen.
import { cardOf } from '../../stage/things/cards.ts'
import type { Actor, Friend, Shot } from '../../stage/scene.ts'
import type { Drawn } from '../poses/acting.ts'
import type { Pen } from '../shapes/graph.ts'
import { at, inverse, move, scale, times, turn, type Matrix, type Point } from '../shapes/matrix.ts'
import type { Pose } from '../poses/poses.data.ts'
import { drawProp, heldScale, readProp } from './prop.ts'

const ORIGIN: Point = [0, 0]
/** A little before the feet, below their line. */
const LOWEST = 16

/** From the wrist to the middle of a closed hand. */
const FIST = 8

/** Lays two points of a thing on two fists. */
function between([a, b]: readonly [Point, Point], [near = ORIGIN, far = ORIGIN]: readonly Point[]): Matrix {
  const [dx, dy] = [far[0] - near[0], far[1] - near[1]]
  const k = Math.hypot(dx, dy) / Math.hypot(b[0] - a[0], b[1] - a[1])
  return times(move(...near), turn((Math.atan2(dy, dx) * 180) / Math.PI), scale(k), move(-a[0], -a[1]))
}

/** The prop that an actor has in hand, drawn by the figure's own pen. */
export function placeFigureProps(p: Pen, actor: Actor, pose: Pose, drawn: Drawn, shot: Shot, friend?: Friend): void {
  const { holds } = actor
  if (!holds || shot === 'behind') return
  const { box, spot } = readProp(holds)
  const { near, far } = drawn.skeleton
  const grip = spot === 'floor' && pose.grip !== 'floor' ? 'both' : pose.grip
  const tall = Math.max(box.h, box.w * 0.8)
  if (grip === 'floor' || grip === 'under') {
    const k = grip === 'under' ? Math.max(0.9, Math.min(1.3, 200 / tall)) : Math.min(1.1, 260 / tall)
    const x = grip === 'under' ? 46 : Math.max(near.wrist[0], far.wrist[0]) + (box.w * k) / 2 - 6
    drawProp(p.to(times(move(x, 0), scale(k)), 'prop/'), holds, friend)
    drawn.grip('both')
    return
  }
  const { sticks, pen } = cardOf(holds)
  if (sticks && grip === 'both') {
    const fists = [near, far].map(({ wrist: [x, y], aim }): Point => {
      const a = (aim * Math.PI) / 180
      return [x + Math.cos(a) * FIST, y + Math.sin(a) * FIST]
    })
    drawProp(
      p.to(
        between(
          [
            [sticks.nearX, sticks.nearY],
            [sticks.farX, sticks.farY],
          ],
          fists,
        ),
        'prop/',
      ),
      holds,
      friend,
    )
    drawn.grip('both')
    return
  }
  // What is small far off would not be found.
  const wish = heldScale(holds, grip) * (pen ? 0.68 : 1) * (shot === 'wide' || shot === 'above' ? 1.4 : 1)
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
  // Rather a little smaller than out of the hands that hold it.
  const sizes = [1, 0.84, 0.7].map((part) => {
    const k = wish * part
    const size = { w: box.w * k, h: box.h * k }
    return { k, gives: clearOf(p, drawn, spotAt, size, spotAt[1] + (box.y + box.h / 2 - anchor) * k) }
  })
  const fits = sizes.find(({ gives }) => gives[0] === 0 && gives[1] === 0)
  const { k, gives } = fits ?? { k: wish, gives: sizes[0]?.gives ?? ORIGIN }
  const [dx, down] = gives
  // Who sits holds it in the lap, or lower down its handle: nothing in hand goes into the ground.
  const sunk = pose.seat ? Math.max(0, spotAt[1] + down + (box.y + box.h - anchor) * k - LOWEST) : 0
  const dy = down - sunk
  const q = p.to(
    times(move(spotAt[0] + dx, spotAt[1] + dy), turn(tilt), scale(k), move(-(box.x + box.w / 2), -anchor)),
    'prop/',
  )
  drawProp(q, holds, friend)
  if (grip !== 'up' && dx === 0 && down === 0) drawn.grip(grip)
}

/** How far a thing must give way so that the face above or beside it stays in sight. */
function clearOf(p: Pen, drawn: Drawn, [x]: Point, { w, h }: { w: number; h: number }, y: number): Point {
  const [hx, hy] = at(times(inverse(p.m), drawn.head), 0, 0)
  const r = drawn.radius * 1.2
  const over = Math.min(x + w / 2, hx + r) - Math.max(x - w / 2, hx - r)
  const under = Math.min(y + h / 2, hy + r) - Math.max(y - h / 2, hy - r)
  if (over <= 0 || under <= 0 || over * under < r * r * 0.2) return [0, 0]
  const down = y > hy ? under - r * 0.1 : Infinity
  const aside = over - r * 0.1
  return down < aside * 1.4 ? [0, down] : [x < hx ? -aside : aside, 0]
}
