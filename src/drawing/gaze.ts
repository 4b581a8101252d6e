// Where eyes go: to the other, to the thing that matters, or where the words send them.
import type { Player } from './crowd.ts'
import type { Point } from './matrix.ts'

/** `heads`: where each head is on the page, in the order of `people`. */
export function gazeOf(one: Player, people: readonly Player[], heads: readonly Point[], props: readonly Point[]): readonly [number, number] {
  const mine = heads[people.indexOf(one)] ?? [0, 0]
  const toward = (p: Point | undefined): readonly [number, number] => {
    if (!p) return [0.3, 0]
    const dx = (p[0] - mine[0]) * one.flip
    const dy = p[1] - mine[1]
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
  const [hero] = people
  const other = one === hero ? people[1] : hero
  return other ? toward(heads[people.indexOf(other)]) : [0.35, 0.05]
} // prettier-ignore
