// A castle on its hill.
import { dress } from '../interior.ts'
import { ground, ridge } from '../land.ts'
import { scale, times } from '../../shapes/matrix.ts'
import { birds, flowerBed, glitter, reflection, seaLight, village } from '../outdoors.ts'
import { blob, limb } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { roundTree } from '../plants.ts'
import { drawSky, gleamOf } from '../sky.ts'
import { bridge, castle } from '../town.ts'
import type { Scenery } from '../scenery.ts'
import { greenFront } from './green-front.ts'

function castlePlace(w: Scenery): void {
  drawSky(w)
  ridge(w, 'hills', 150, '#86b078', 0.5, { trees: '#5f9468' })
  castle(
    w.layer('castle', 'far', 0.75, 0.14).to(w.stand(w.side === 'right' ? -240 : 240, 0.72)),
    '#d9cfdc',
    '#8a6fc0',
    w.night || w.time === 'dusk',
  )
  ground(w, { color: '#8ebf5f', path: '#e6d0a6', grass: '#72a84c', flowers: 20 })
  const moat = w.layer('moat', 'ground', 0.4, 0.03)
  const my = w.stand(0, 0.7)[5]
  const mk = w.stand(0, 0.7)[0]
  moat(
    blob(
      [
        -90,
        my + 4,
        300,
        my - 12,
        700,
        my - 4,
        1190,
        my - 14,
        1190,
        my + 62 * mk,
        700,
        my + 74 * mk,
        300,
        my + 66 * mk,
        -90,
        my + 82 * mk,
      ],
      0.8,
    ),
    '#6fb8d6',
    'water',
    { material: 'water', plain: true, puff: 0.1, fade: '#4f9fc4' },
  )
  const cx = w.stand(w.side === 'right' ? -240 : 240, 0.72)[4]
  reflection(moat, cx, my + 8, 560 * mk, 56 * mk, '#cdbfd6', 0.5)
  glitter(moat, w.die('moat'), gleamOf(w), my + 4, 56 * mk, 400, seaLight(w))
  bridge(moat.to(times(w.stand(w.side === 'right' ? -240 : 240, 0.66), scale(0.8))), 420, '#b58a60')
  birds(w, cx, w.camera.horizon - 300, 6)
  village(w, w.camera.cx + (w.side === 'right' ? 160 : -160), 4)
  const p = w.layer('trees', 'mid', 0.3, 0.04)
  for (const x of [-560, -300, 310, 560])
    flowerBed(p.to(w.stand(x, 0.42)), 190, w.die(`bed${x}`), ['#ff8fa6', '#ffffff', '#b48cf2'])
  for (const x of [-640, 680]) roundTree(p.to(w.stand(x, 0.3)), 800, '#6fae54', w.die(`tree${x}`))
  dress(
    w,
    'court',
    [
      ['wagon', -350, 0.36, 0, 0.8],
      ['barrel', 500, 0.44, 0, 0.9],
      ['fence', 620, 0.36, 0, 1],
    ],
    0.02,
  )
  for (const x of [-420, 430]) {
    const q = p.to(w.stand(x, 0.4))
    q(limb([0, 6, 9, 0, -420, 7]), '#8a6348', 'pole', { material: 'wood' })
    q(blob([4, -420, 90, -400, 150, -416, 146, -340, 84, -330, 4, -346], 0.8), '#e0574a', 'flag', { material: 'cloth' })
  }
}

export const CASTLE_PLACE: PlaceSet = { back: castlePlace, front: greenFront }
