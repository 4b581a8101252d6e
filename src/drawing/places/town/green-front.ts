// Bushes that close a built place in front.
import { front } from '../land.ts'
import { move } from '../../shapes/matrix.ts'
import { bough, bush, fern } from '../plants.ts'
import { PAGE, type Scenery } from '../scenery.ts'

export function greenFront(w: Scenery): void {
  front(w, (left, right, die) => {
    for (const [p, side] of [
      [left, 'left'],
      [right, 'right'],
    ] as const) {
      if (w.side === 'bottom') continue
      bush(p.to(move(40, 0)), 260, '#3f8a58', die, '#ff9aa8')
      for (let i = 0; i < 3; i++) fern(p.to(move(20, 0)), 120, -100 + i * 24, '#2f7a55')
      if (w.side !== 'top' && w.side !== side) bough(p.to(move(-40, -PAGE.h - 30)), 240, '#3f8a58', die)
    }
  })
}
