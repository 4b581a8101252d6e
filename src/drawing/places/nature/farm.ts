// A farm with its barn.
import { shadeOf } from '../../shapes/color.ts'
import { dress } from '../interior.ts'
import { scatter } from '../land.ts'
import { scale, times } from '../../shapes/matrix.ts'
import { flowerBed, windmill } from '../outdoors.ts'
import { oval } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { roundTree } from '../plants.ts'
import { barn, fence } from '../town.ts'
import type { Scenery } from '../scenery.ts'
import { hillside } from './hillside.ts'

function farm(w: Scenery): void {
  hillside(w, { trees: false })
  const p = w.layer('farm', 'mid', 0.6, 0.08)
  barn(p.to(w.stand(-560, 0.6)))
  roundTree(p.to(w.stand(620, 0.6)), 820, '#77b552', w.die('tree'))
  fence(p.to(w.stand(0, 0.5)), -1400, -240, '#f6ead6')
  fence(p.to(w.stand(0, 0.5)), 300, 1400, '#f6ead6')
  windmill(w.layer('mill', 'far', 0.8, 0.16).to(times(w.stand(w.side === 'right' ? -240 : 260, 0.86), scale(1.2))))
  const field = w.layer('field', 'mid', 0.5, 0.04)
  for (let r = 0; r < 4; r++)
    for (let i = 0; i < 7; i++)
      flowerBed(field.to(times(w.stand(330 + i * 90, 0.56 - r * 0.07), scale(0.7))), 84, w.die(`row${r}/${i}`), [
        '#ffb03a',
      ])
  dress(
    w,
    'yard',
    [
      ['cart', -300, 0.4, 0, 0.9],
      ['bucket', -220, 0.34, 0, 0.8],
      ['pumpkin', 300, 0.3, 0, 0.9],
      ['pumpkin', 372, 0.32, 0, 0.7],
      ['weathercock', -560, 0.6, 540, 0.7],
    ],
    0.03,
  )
  scatter(w, p, 'hay', 5, 560, 0.26, 0.42, 300, (q) => {
    q(oval(0, -70, 92, 78), '#e8bf62', 'hay', { material: 'leaf', puff: 0.9 })
    for (const r of [60, 38, 16])
      q(oval(0, -70, r, r * 0.84), shadeOf('#e8bf62', r === 38 ? 0.3 : 1), 'hay', { decal: true })
  })
}

export const FARM_PLACE: PlaceSet = { back: farm }
