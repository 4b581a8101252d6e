// A village well.
import { tone } from '../../shapes/color.ts'
import { dress } from '../interior.ts'
import { ground, ridge } from '../land.ts'
import type { Pen } from '../../shapes/graph.ts'
import { move, scale, times } from '../../shapes/matrix.ts'
import { birds, flowerBed, village, vine } from '../outdoors.ts'
import { limb, oval, poly, rect } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { roundTree } from '../plants.ts'
import { drawProp } from '../../props/prop.ts'
import { drawSky } from '../sky.ts'
import type { Scenery } from '../scenery.ts'
import { greenFront } from './green-front.ts'

function wellHouse(w: Scenery, q: Pen): void {
  for (const x of [-110, 110]) q(rect(x - 11, -420, 22, 330), '#8a6348', 'post', { material: 'wood' })
  q(rect(-130, -160, 260, 166, 16), '#b5b0ae', 'well', { material: 'stone', puff: 0.6 })
  for (let i = 0; i < 9; i++)
    q(
      rect(-112 + (i % 3) * 78 + (i > 2 && i < 6 ? 24 : 0), -140 + Math.floor(i / 3) * 46, 62, 34, 9),
      tone('#b5b0ae', ((i * 7) % 5) * 0.012 - 0.02),
      'stone',
      { decal: true },
    )
  q(oval(0, -162, 132, 26), '#cfcac6', 'well', { material: 'stone' })
  q(oval(0, -164, 106, 18), '#39445c', 'well', { decal: true })
  q(limb([-110, -300, 10, 110, -300, 10]), '#9a7350', 'beam', { material: 'wood' })
  q(rect(-2, -300, 4, 110), '#e8d3a8', 'rope', { material: 'cloth' })
  q(poly([-160, -400, 0, -540, 160, -400], 8), '#c9624a', 'roof', { material: 'stone', puff: 0.6 })
  for (let r = 0; r < 3; r++)
    for (let i = -3 + r; i <= 3 - r; i++)
      q(
        limb([i * 40 - 16, -420 - r * 38, 1.6, i * 40, -410 - r * 38, 2.4, i * 40 + 16, -420 - r * 38, 1.6]),
        '#a34a3c',
        'tile',
        { decal: true, fine: true },
      )
  drawProp(q.to(times(move(0, -186), scale(0.62)), 'decor/'), 'bucket')
  vine(q, -110, -400, 230, '#5fa053', w.die('ivy'))
  for (const x of [-150, 150]) flowerBed(q.to(move(x, 6)), 170, w.die(`well${x}`))
}

function well(w: Scenery): void {
  drawSky(w)
  ridge(w, 'hills', 110, '#86b37c', 0.45, { trees: '#5f9a68' })
  ground(w, { color: '#88bb5a', path: '#dcc09a', grass: '#6ea548', flowers: 18, stones: '#a9a9a6' })
  village(w, w.camera.cx + (w.side === 'right' ? 220 : -220), 4)
  const p = w.layer('well', 'mid', 0.3, 0.03)
  for (const x of [-700, 720]) roundTree(p.to(w.stand(x, 0.4)), 840, '#6fae54', w.die(`tree${x}`))
  if (!w.shown.has('well')) wellHouse(w, p.to(w.stand(w.side === 'right' ? -330 : 330, 0.16)))
  birds(w, w.camera.cx - 60, w.camera.horizon - 260, 4)
  for (const x of [-460, -300, 540]) flowerBed(p.to(w.stand(x, 0.3)), 170, w.die(`bed${x}`))
  dress(
    w,
    'by-the-well',
    [
      ['watering-can', -330, 0.36, 0, 0.9],
      ['fence', 620, 0.5, 0, 1.1],
      ['basket', 500, 0.22, 0, 0.8],
      ['wheelbarrow', -480, 0.46, 0, 1],
    ],
    0.02,
  )
}

export const WELL_PLACE: PlaceSet = { back: well, front: greenFront }
