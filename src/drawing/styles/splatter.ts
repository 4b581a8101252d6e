// The drops that a full brush leaves beside what was painted, never on a face or under the words.
import { dice } from '../../base/dice.ts'
import { alpha as see } from '../shapes/color.ts'
import type { Picture } from '../composing/picture.ts'
import type { Surface } from '../pixels/surface.ts'

export function splatter(c: Surface, picture: Picture): void {
  const { zone } = picture
  const die = dice('splatter')
  for (let i = 0; i < 26; i++) {
    const x = 60 + die.next() * 980
    const y = 50 + die.next() * 750
    const r = 1 + die.next() * 2.6
    const tint = die.pick(['#6fa86a', '#e9b949', '#e58a6a', '#6fb0a8'])
    if (x > zone.x - 8 && x < zone.x + zone.w + 8 && y > zone.y - 8 && y < zone.y + zone.h + 8) continue
    if (picture.faces.some(({ box }) => x > box.x - 90 && x < box.x + box.w + 90 && y > box.y - 60)) continue
    c.fillBox(x - r, y - r, r * 2, r * 2, {
      kind: 'round',
      center: [x, y],
      inner: 0,
      outer: r,
      stops: [
        [0, see(tint, 0.35)],
        [0.8, see(tint, 0.3)],
        [1, see(tint, 0)],
      ],
    })
  }
}
