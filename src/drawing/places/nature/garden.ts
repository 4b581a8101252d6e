// A garden behind a house.
import { dress } from '../interior.ts'
import { ground, ridge, scatter } from '../land.ts'
import { move } from '../../shapes/matrix.ts'
import { flowerBed, village } from '../outdoors.ts'
import type { PlaceSet } from '../place-set.ts'
import { bush, flower, roundTree } from '../plants.ts'
import { drawSky } from '../sky.ts'
import { fence, house } from '../town.ts'
import type { Scenery } from '../scenery.ts'
import { leafyFront } from './leafy-front.ts'

function garden(w: Scenery): void {
  drawSky(w)
  ridge(w, 'hills', 90, '#86b978', 0.4, { trees: '#6aa070' })
  ground(w, { color: '#8ac25c', path: '#e6caa0', grass: '#70aa48', flowers: 22 })
  village(w, w.camera.cx + 200, 3)
  const p = w.layer('garden', 'mid', 0.5, 0.06)
  house(
    p.to(w.stand(-640, 0.62)),
    { wall: '#f6e3c4', roof: '#d2694e', door: '#5b93b8', floors: 1, w: 520, lit: w.night || w.time === 'dusk' },
    w.die('house'),
  )
  fence(p.to(w.stand(0, 0.6)), -1500, 1500, '#fff6e8')
  dress(
    w,
    'shed',
    [
      ['watering-can', 300, 0.36, 0, 0.9],
      ['wheelbarrow', -330, 0.42, 0, 1],
      ['sunflower', 430, 0.56, 0, 1.4],
      ['sunflower', 500, 0.56, 0, 1.2],
      ['pumpkin', 370, 0.36, 0, 0.7],
      ['clothesline', -760, 0.5, 0, 1.2],
    ],
    0.03,
  )
  const beds = w.layer('borders', 'mid', 0.3, 0.02)
  for (const x of [-560, -400, -240, 250, 410, 570])
    flowerBed(beds.to(w.stand(x, 0.5 - (Math.abs(x) % 3) * 0.02)), 170, w.die(`border${x}`))
  roundTree(p.to(w.stand(640, 0.46)), 860, '#77b552', w.die('tree'))
  scatter(w, p, 'beds', 18, 700, 0.3, 0.54, 200, (q, die) => {
    bush(q, 110 + die.next() * 60, '#66a64c', die)
    for (let i = 0; i < 3; i++)
      flower(
        q.to(move((i - 1) * 36, -26)),
        60 + die.next() * 30,
        die.pick(['#ff8fa6', '#ffd34d', '#b48cf2', '#ff9d5c']),
        die,
      )
  })
}

export const GARDEN_PLACE: PlaceSet = { back: garden, front: (w) => leafyFront(w, '#4a9150', false) }
