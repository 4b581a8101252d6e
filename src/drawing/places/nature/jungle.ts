// A jungle.
import { tone } from '../../shapes/color.ts'
import { grove, ground, scatter } from '../land.ts'
import { move, scale, times, turn } from '../../shapes/matrix.ts'
import { vine, waterfall } from '../outdoors.ts'
import { blob, limb } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { bush, fern, flower, palm } from '../plants.ts'
import { drawSky } from '../sky.ts'
import type { Pen } from '../../shapes/graph.ts'
import type { Scenery } from '../scenery.ts'
import { leafyFront } from './leafy-front.ts'

function jungle(w: Scenery): void {
  drawSky(w)
  const far = w.layer('far-jungle', 'far', 0.9, 0.55)
  scatter(w, far, 'far-palms', 20, 900, 0.8, 1, 60, (p, die) => palm(p, 1300 + die.next() * 600, '#5f9f78', die))
  ground(w, { color: '#6aa850', path: '#cfa873', grass: '#4f9246', flowers: 10 })
  grove(
    w,
    'palms',
    8,
    640,
    [
      [0.4, 0.7, 0.22],
      [0.16, 0.36, 0.06],
    ],
    320,
    (p, die) => palm(p, 900 + die.next() * 400, '#4c9a52', die),
  )
  const mid = w.layer('leaves', 'mid', 0.2, 0.04)
  scatter(w, mid, 'ferns', 14, 660, 0.08, 0.6, 290, (p, die) => {
    for (let i = 0; i < 5; i++)
      fern(p, 130 + die.next() * 80, -150 + i * 30, die.pick(['#4a9650', '#5fa84c', '#3f8a5c']))
    if (die.next() < 0.4) flower(p.to(move(30, 0)), 130, die.pick(['#ff7a8a', '#ffb03a', '#c98af2']), die)
  })
  const { cx } = w.camera
  drawFall(w)
  for (let i = 0; i < 8; i++)
    vine(
      mid,
      cx + (i % 2 ? 1 : -1) * (170 + i * 54),
      -50,
      150 + ((i * 67) % 190),
      i % 3 ? '#4c9a52' : '#6aac4c',
      w.die(`vine${i}`),
    )
  drawBroadLeaves(w, mid)
}

function drawFall(w: Scenery): void {
  const { cx, horizon: y, zoom: k } = w.camera
  const fx = cx + (w.side === 'right' ? -230 : 230)
  const fall = w.layer('fall', 'far', 0.8, 0.2)
  fall(
    blob(
      [
        fx - 210 * k,
        y + 8,
        fx - 180 * k,
        y - 260 * k,
        fx - 70 * k,
        y - 330 * k,
        fx + 80 * k,
        y - 320 * k,
        fx + 190 * k,
        y - 230 * k,
        fx + 240 * k,
        y + 8,
      ],
      0.7,
    ),
    '#7f9a86',
    'cliff',
    { material: 'stone', puff: 0.6 },
  )
  waterfall(fall.to(times(move(fx, y - 318 * k), scale(k))), 110, 330)
  for (const x of [-150, 150, 0])
    bush(fall.to(times(move(fx + x * k, y + 14), scale(k))), 150, '#5fa070', w.die(`fall-bush${x}`))
}

function drawBroadLeaves(w: Scenery, mid: Pen): void {
  scatter(w, mid, 'broad-leaves', 8, 620, 0.06, 0.3, 300, (p, die) => {
    for (let i = 0; i < 5; i++) {
      const l = 130 + die.next() * 70
      const q = p.to(turn(-140 + i * 25))
      q(blob([0, 0, l * 0.35, -l * 0.24, l, 0, l * 0.35, l * 0.24]), tone('#3f9a58', (i % 3) * 0.03), 'leaf', {
        material: 'leaf',
        puff: 0.6,
      })
      q(limb([4, 0, 2, l * 0.5, 0, 2, l * 0.92, 0, 0.8]), '#7fc070', 'vein', { decal: true })
    }
  })
}

export const JUNGLE_PLACE: PlaceSet = { back: jungle, front: (w) => leafyFront(w, '#1f7050') }
