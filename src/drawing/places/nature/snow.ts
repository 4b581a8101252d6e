// High and white: a snow field, a mountain.
import { dress } from '../interior.ts'
import { grove, ground, ridge, rock, scatter } from '../land.ts'
import { move, scale, times } from '../../shapes/matrix.ts'
import { birds, flowerBed, village, waterfall } from '../outdoors.ts'
import { blob, oval } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { pine } from '../plants.ts'
import { drawSky } from '../sky.ts'
import { house } from '../town.ts'
import type { Scenery } from '../scenery.ts'

function snow(w: Scenery): void {
  drawSky(w)
  ridge(w, 'peaks', 220, '#9db4d2', 0.5, { sharp: true, snow: true })
  ridge(w, 'hills', 84, '#e6eff8', 0.2, { trees: '#6f97a0' })
  ground(w, { color: '#f3f7fb', spots: '#d5e2f0' })
  grove(
    w,
    'pines',
    9,
    720,
    [
      [0.5, 0.8, 0.24],
      [0.2, 0.46, 0.05],
    ],
    320,
    (p, die) => pine(p, 620 + die.next() * 320, '#5b9087', die, true),
  )
  const p = w.layer('drifts', 'mid', 0.15, 0)
  scatter(w, p, 'drifts', 8, 700, 0.04, 0.5, 230, (q, die) =>
    q(blob([-90, 8, -60, -20, 0, -34 - die.next() * 14, 64, -18, 96, 8, 0, 14]), '#fbfdff', 'drift', {
      material: 'cloud',
      puff: 0.6,
    }),
  )
  const cabin = w.layer('cabin', 'mid', 0.7, 0.1)
  const q = cabin.to(times(w.stand(w.side === 'right' ? -360 : 360, 0.72), scale(0.9)))
  house(q, { wall: '#b5805a', roof: '#f4f8fc', door: '#8f4440', floors: 1, w: 420, lit: true }, w.die('cabin'))
  for (let i = 0; i < 4; i++)
    cabin(
      oval(q.m[4] + (70 + i * 12) * q.m[0], q.m[5] - (500 + i * 62) * q.m[0], (22 + i * 9) * q.m[0]),
      '#f2f2f6',
      'smoke',
      { material: 'cloud', puff: 0.5, plain: true, alpha: 0.7 - i * 0.13 },
    )
  dress(
    w,
    'winter',
    [
      ['snowman', -330, 0.4, 0, 0.9],
      ['sled', 400, 0.3, 0, 1],
      ['skis', 520, 0.5, 0, 1],
    ],
    0.02,
  )
}

function mountain(w: Scenery): void {
  drawSky(w)
  ridge(w, 'far-peaks', 330, '#8fa3c4', 0.58, { sharp: true, snow: true })
  ridge(w, 'peaks', 210, '#7f97a8', 0.3, { sharp: true, snow: true })
  ridge(w, 'slopes', 80, '#7fb070', 0.16, { trees: '#4f8a66' })
  ground(w, { color: '#93b86a', path: '#d8c19a', grass: '#7fa653', flowers: 12, stones: '#9aa0a8' })
  village(w, w.camera.cx + (w.side === 'right' ? -330 : 330), 3)
  grove(
    w,
    'pines',
    7,
    720,
    [
      [0.44, 0.78, 0.16],
      [0.2, 0.4, 0.05],
    ],
    340,
    (p, die) => pine(p, 620 + die.next() * 320, '#4f8f68', die),
  )
  const far = w.layer('alps', 'far', 0.85, 0.24)
  const { cx, horizon: y, zoom: k } = w.camera
  waterfall(far.to(times(move(cx + (w.side === 'right' ? -190 : 190), y - 96 * k), scale(k))), 34, 104)
  birds(w, cx - 60, y - 300, 4)
  dress(
    w,
    'trail',
    [
      ['signpost', 360, 0.4, 0, 0.9],
      ['tent', -420, 0.5, 0, 1],
    ],
    0.05,
  )
  const p = w.layer('rocks', 'mid', 0.2, 0.02)
  scatter(w, p, 'blooms', 9, 620, 0.06, 0.4, 230, (q, die) => flowerBed(q, 110, die, ['#8f9cf2', '#ffffff', '#ffd34d']))
  scatter(w, p, 'rocks', 7, 700, 0.08, 0.5, 300, (q, die) => rock(q, 120 + die.next() * 120, '#9aa0a8'))
}

export const SNOW_FIELD_PLACE: PlaceSet = { back: snow }

export const MOUNTAIN_PLACE: PlaceSet = { back: mountain }
