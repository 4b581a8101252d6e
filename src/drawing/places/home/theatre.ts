// A theatre.
import { tone } from '../../shapes/color.ts'
import { move, scale, times } from '../../shapes/matrix.ts'
import { blob, limb, oval, poly } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { room } from '../room.ts'
import { roundTree } from '../plants.ts'
import { star } from '../sky.ts'
import { castle } from '../town.ts'
import type { Scenery } from '../scenery.ts'
import { CLOTH } from './furniture.ts'

function theatre(w: Scenery): void {
  const p = room(w, { wall: '#6d4560', floor: '#b57f52', pattern: 'none' })
  const { cx, horizon: y } = w.camera
  p(oval(cx, y - 120, 460, 330), '#ffe6a6', 'glow', { soft: true, lit: true, material: 'light', alpha: 0.75 })
  p(
    blob(
      [
        cx - 420,
        y,
        cx - 340,
        y - 110,
        cx - 180,
        y - 60,
        cx - 40,
        y - 150,
        cx + 120,
        y - 70,
        cx + 300,
        y - 130,
        cx + 420,
        y,
      ],
      0.8,
    ),
    '#7fae8b',
    'scenery',
    { material: 'paper', puff: 0.2 },
  )
  p(oval(cx + 150, y - 260, 60), '#ffd65c', 'scenery', { material: 'paper', puff: 0.2 })
  const die = w.die('stars')
  for (let i = 0; i < 22; i++) star(p, cx + (die.next() - 0.5) * 760, y - 150 - die.next() * 330, 5 + die.next() * 9)
  castle(p.to(times(move(cx - 190, y - 30), scale(0.26))), '#e6d2f0', '#c9709a', true)
  for (const x of [-330, 60, 210, 340])
    roundTree(p.to(times(move(cx + x, y), scale(0.3))), 560, x > 100 ? '#7fae5b' : '#5f9a70', w.die(`flat${x}`))
  for (const [x, lean] of [
    [-230, 150],
    [30, -30],
    [290, -190],
  ] as const)
    p(
      poly([cx + x - 16, -90, cx + x + 16, -90, cx + x + lean + 120, y + 120, cx + x + lean - 120, y + 120]),
      '#fff3c4',
      'spotlight',
      { material: 'light', lit: true, plain: true, puff: 0, alpha: 0.16 },
    )
  p(oval(cx, y + 130, 330, 54), '#ffe9a6', 'spotlight', { material: 'light', soft: true, lit: true, alpha: 0.5 })
  const q = w.layer('curtain', 'mid', 0.5, 0)
  for (const s of [-1, 1]) {
    for (let i = 0; i < 6; i++) {
      const x = cx + s * (620 - i * 58)
      q(
        blob(
          [
            x - 40,
            -90,
            x + 40,
            -90,
            x + 36 - s * i * 3,
            y * 0.6,
            x + 34,
            y + 30,
            x - 34,
            y + 30,
            x - 36 - s * i * 3,
            y * 0.6,
          ],
          0.8,
        ),
        tone('#c9403f', (i % 2) * 0.035),
        'curtain',
        CLOTH,
      )
    }
    q(
      limb([cx + s * 330, y * 0.62, 10, cx + s * 480, y * 0.7, 14, cx + s * 640, y * 0.66, 10]),
      '#f2c24a',
      'tie',
      CLOTH,
    )
  }
  if (w.side !== 'top')
    for (let i = 0; i < 12; i++)
      q(
        blob([i * 100 - 60, -90, i * 100 + 50, -90, i * 100 + 50, 70, i * 100 - 5, 108, i * 100 - 60, 70], 0.6),
        tone('#b53a40', (i % 2) * 0.03),
        'curtain',
        CLOTH,
      )
  for (let i = -5; i <= 5; i++) {
    const f = q.to(w.stand(i * 170, -0.5))
    f(blob([-26, 10, -22, -26, 0, -40, 22, -26, 26, 10], 0.8), '#f2c24a', 'footlight', { material: 'metal' })
  }
}

export const THEATRE_PLACE: PlaceSet = { indoors: true, back: theatre }
