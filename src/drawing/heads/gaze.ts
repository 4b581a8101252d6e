// Where eyes go, and the head with them: to the other, to the thing that matters, or where the words send them.
import type { Action, Scene } from '../../stage/scene.ts'
import type { Player } from '../composing/crowd.ts'
import type { Point } from '../shapes/matrix.ts'
import type { Box } from '../shapes/path.ts'
import type { Pose } from '../poses/poses.data.ts'
import { readProp } from '../props/prop.ts'

/** `heads`: where each head is on the page, in the order of `people`; `bystanders`: those of whom nobody is in the cast; `someone`: who belongs to a thing. */
export function gazeOf(
  one: Player,
  people: readonly Player[],
  heads: readonly Point[],
  props: readonly Point[],
  bystanders: readonly Point[] = [],
  someone?: Point,
): readonly [number, number] {
  const mine = heads[people.indexOf(one)] ?? [0, 0]
  const toward = (p: Point | undefined): readonly [number, number] => {
    if (!p) return [0.35, 0.05]
    const dx = (p[0] - mine[0]) * one.flip
    const dy = p[1] - mine[1]
    const d = Math.hypot(dx, dy) || 1
    return [(dx / d) * 0.95, (dy / d) * 0.85]
  }
  const { gaze, action } = one.actor
  if (gaze === 'viewer') return [0, 0]
  if (gaze === 'up' || action === 'look-up') {
    const above = props.find((one) => isAbove(mine, one))
    return above ? toward(above) : [0.25, -0.9]
  }
  if (gaze === 'down' || action === 'look-down') return [0.3, 0.9]
  if (gaze === 'left') return [-one.flip * 0.9, 0]
  if (gaze === 'right') return [one.flip * 0.9, 0]
  if (gaze === 'away') return [-0.8, -0.2]
  if (gaze === 'prop' && props.length > 0 && one.actor.holds === undefined) return toward(props[0])
  if (gaze === 'prop') return someone ? toward(someone) : [0.4, 0.6]
  const [hero] = people
  const other = one === hero ? people[1] : hero
  if (other) return toward(heads[people.indexOf(other)])
  if (someone) return toward(someone)
  const [nearest] = bystanders.toSorted((a, b) => Math.abs(a[0] - mine[0]) - Math.abs(b[0] - mine[0]))
  return toward(nearest ?? props[0])
}

/** How near one comes to who looks up at something in the air: it has room overhead. */
export const headroom = ({ who, props, shot, textSide }: Scene): number =>
  shot !== 'close' && who[0]?.action === 'look-up' && props.some((prop) => readProp(prop).spot === 'sky')
    ? textSide === 'left' || textSide === 'right'
      ? 0.74
      : 0.9
    : 1

const GOING: ReadonlySet<Action> = new Set([
  'walk',
  'run',
  'crawl',
  'ride',
  'swim',
  'fly',
  'push',
  'pull',
  'hug',
  'give',
])

/** Who has a back to the thing that the words send the eyes to, and is free to turn: no hands are joined. */
export function turnedAway(
  row: readonly Player[],
  { mood, shot }: Scene,
  headOf: (one: Player) => Point,
  thing: Point | undefined,
): Player[] {
  if (!thing || shot === 'behind' || (row.length > 1 && mood < -0.2)) return []
  return row.filter((one) => {
    const { gaze, action, holds } = one.actor
    const [x, y] = headOf(one)
    const sent = gaze === 'up' || action === 'look-up' ? isAbove([x, y], thing) : gaze === 'prop'
    return sent && !holds && !GOING.has(action) && (thing[0] - x) * one.flip < -60
  })
}

/** High enough for somebody who looks up to see. */
const isAbove = (head: Point, [x, y]: Point) => head[1] - y > Math.abs(head[0] - x) * 0.2

/** A head turns to what its eyes are on, as far as a neck goes. */
export const turnedTo = ([x]: readonly [number, number], { yaw }: Pose): number =>
  Math.max(-0.3, Math.min(0.72, yaw * 0.85 + x * 0.2))

/** The thing that the hero's eyes are on: whoever stands by looks there too. */
export const lookedAt = (hero: Player | undefined, props: readonly Point[]): Point | undefined =>
  hero?.actor.gaze === 'prop' || hero?.actor.gaze === 'up' ? props[0] : undefined

export const middleOf = ({ x, y, w, h }: Box): Point => [x + w / 2, y + h / 2]
