// Leaves that close a green place in front: ferns at both corners, a bough from above.
import { tone } from '../../shapes/color.ts'
import { front } from '../land.ts'
import { move, times, turn } from '../../shapes/matrix.ts'
import { bough, fern } from '../plants.ts'
import { PAGE, type Scenery } from '../scenery.ts'

export function leafyFront(w: Scenery, color = '#2f7a55', top = true): void {
  front(w, (left, right, die) => {
    for (const [p] of [[left], [right]] as const) {
      if (w.side === 'bottom') continue
      for (let i = 0; i < 6; i++)
        fern(
          p.to(move(-20 + die.next() * 120, 10)),
          130 + die.next() * 90,
          -104 + i * 16,
          tone(color, (die.next() - 0.5) * 0.06),
        )
    }
    if (!top || w.side === 'top') return
    for (const [p, side] of [
      [left, 'left'],
      [right, 'right'],
    ] as const)
      if (w.side !== side) bough(p.to(times(move(-40, -PAGE.h - 40), turn(8))), 300, tone(color, 0.03), die)
  })
}
