// Still water and running: a pond, a river, a bridge over it.
import { dress } from '../interior.ts'
import { rock, scatter, water } from '../land.ts'
import { move, scale, times, turn } from '../../shapes/matrix.ts'
import { flowerBed, glitter, reflection, seaLight, waterfall } from '../outdoors.ts'
import { blob, limb, oval } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { reeds } from '../plants.ts'
import { gleamOf } from '../sky.ts'
import { bridge, lampPost } from '../town.ts'
import type { Pen } from '../../shapes/graph.ts'
import type { Scenery } from '../scenery.ts'
import { leafyFront } from './leafy-front.ts'
import { hillside } from './hillside.ts'

function pond(w: Scenery, river: boolean): void {
  hillside(w, { path: false })
  const y = w.camera.horizon + (w.camera.base - w.camera.horizon) * (river ? 0.22 : 0.28)
  const end = w.camera.base - 64 * w.camera.zoom
  water(
    w,
    y,
    end,
    '#4fa9c9',
    'water',
    (x) => end - 16 + Math.sin(x / 130) * 13 - (river ? 0 : Math.abs(x - w.camera.cx) * 0.03),
  )
  const p = w.layer('shore', 'mid', 0.15, 0.02)
  scatter(w, p, 'reeds', 12, 640, 0.1, 0.16, 200, (q, die) => reeds(q, 130 + die.next() * 60, die))
  for (const [x, c, wide] of [
    [-0.34, '#3f7f58', 190],
    [0.3, '#4a8a58', 150],
    [0.02, '#5f9a66', 120],
  ] as const)
    reflection(p, w.camera.cx + x * 1100, y + 4, wide, (end - y) * 0.8, c, 0.34)
  glitter(p, w.die('glitter'), gleamOf(w), y + 6, (end - y) * 0.8, 240, seaLight(w))
  if (river) drawRiverFall(w, p, y)
  else drawLilies(w, p)
  scatter(w, p, 'shore-flowers', 9, 640, -0.06, 0.1, 240, (q, die) =>
    flowerBed(q, 110, die, ['#b48cf2', '#ffe07a', '#ffffff']),
  )
  if (!river)
    dress(
      w,
      'landing',
      [
        ['boat', 470, 0.44, 0, 0.7],
        ['fishing-net', 560, 0.16, 60, 1],
      ],
      0.03,
    )
}

function drawLilies(w: Scenery, p: Pen): void {
  for (let i = 0; i < 7; i++) {
    const die = w.die(`lily${i}`)
    const q = p.to(w.stand((die.next() * 2 - 1) * 560, 0.3 + die.next() * 0.36))
    q(oval(2, 5, 60, 16), '#2f6f7a', 'lily', { material: 'water', puff: 0, plain: true, alpha: 0.4 })
    q(blob([-58, 0, -34, -14, 6, -16, 14, -2, 26, -15, 56, -4, 44, 11, 0, 16, -44, 11]), '#6db05c', 'lily', {
      material: 'leaf',
      puff: 0.3,
      plain: true,
    })
    q(limb([-40, 2, 1, 8, 0, 1.6, 40, 4, 1]), '#8fca70', 'lily', { decal: true, fine: true })
    if (i % 2)
      for (const a of [-58, 58, -30, 30, 0])
        q.to(turn(a))(blob([0, 2, -11, -18, 0, -38, 11, -18]), a % 29 ? '#ffd0de' : '#ffa8c4', 'lily', {
          material: 'leaf',
          puff: 0.5,
        })
  }
}

function drawRiverFall(w: Scenery, p: Pen, y: number): void {
  scatter(w, p, 'river-stones', 9, 620, 0.24, 0.6, 110, (q, die) => rock(q, 60 + die.next() * 40, '#a9adb0'))
  const fall = w.layer('fall', 'far', 0.8, 0.14)
  const fx = w.camera.cx + (w.side === 'right' ? -250 : 250)
  const k = w.camera.zoom
  fall(
    blob(
      [
        fx - 190 * k,
        y + 8,
        fx - 150 * k,
        y - 130 * k,
        fx - 60 * k,
        y - 178 * k,
        fx + 70 * k,
        y - 172 * k,
        fx + 170 * k,
        y - 110 * k,
        fx + 230 * k,
        y + 8,
      ],
      0.7,
    ),
    '#98a09a',
    'cliff',
    { material: 'stone', puff: 0.6 },
  )
  waterfall(fall.to(times(move(fx, y - 168 * k), scale(k))), 92, 176)
}

export const POND_PLACE: PlaceSet = { back: (w) => pond(w, false), front: (w) => leafyFront(w, '#3f8a60', false) }

export const RIVER_PLACE: PlaceSet = { back: (w) => pond(w, true), front: (w) => leafyFront(w, '#3f8a60') }

export const BRIDGE_PLACE: PlaceSet = {
  back: (w) => {
    pond(w, true)
    // The bridge of a story that gets up is not lying there as well.
    if (!w.shown.has('old-bridge') && !w.shown.has('risen-bridge'))
      bridge(w.layer('bridge', 'mid', 0.3, 0.03).to(w.stand(0, 0.3)), 900, '#b57f52')
    const p = w.layer('banks', 'mid', 0.25, 0.02)
    for (const x of [-470, 470]) lampPost(p.to(times(w.stand(x, 0.3), scale(0.7))), w.night || w.time === 'dusk')
    for (const x of [-560, -400, 400, 560]) flowerBed(p.to(w.stand(x, 0.2)), 160, w.die(`bank${x}`))
  },
  front: (w) => leafyFront(w, '#3f8a60', false),
}
