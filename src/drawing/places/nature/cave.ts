// A cave, of stone or of ice.
import { shadeOf, tone } from '../../shapes/color.ts'
import { dress } from '../interior.ts'
import { ground, rock, scatter } from '../land.ts'
import { move, scale, times, turn } from '../../shapes/matrix.ts'
import type { Pen } from '../../shapes/graph.ts'
import { glitter } from '../outdoors.ts'
import { blob, limb, oval, poly, rect } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { PAGE, type Scenery } from '../scenery.ts'

/** Of stone or of ice, all of it. */
function cave(w: Scenery, ice: boolean): void {
  const wall = ice ? '#9cc9ea' : '#8b7a8e'
  drawMouth(w, wall, ice)
  const mid = w.layer('stones', 'mid', 0.3, 0.03)
  drawSpires(w, mid, ice)
  drawPool(w, ice)
  drawGlowCaps(w, mid, ice)
  if (!ice) drawStalactites(w, mid, wall)
  dress(
    w,
    'explorers',
    ice
      ? []
      : [
          ['lantern', 240, 0.34, 0, 0.9],
          ['rope', -260, 0.34, 0, 0.8],
        ],
  )
  drawRoof(w, wall, ice)
}

/** Where the day comes in, and the ground before it. */
function drawMouth(w: Scenery, wall: string, ice: boolean): void {
  const p = w.layer('cave', 'far', 0.9, 0)
  const { horizon: y, cx } = w.camera
  p(rect(-80, -80, PAGE.w + 160, PAGE.h + 160), tone(wall, ice ? 0.03 : -0.04), 'cave', {
    material: 'stone',
    puff: 0,
    plain: true,
    fade: shadeOf(wall, 2),
  })
  p(oval(cx, y - 150, 420, 330), ice ? '#e8fbff' : '#ffe2ae', 'glow', {
    soft: true,
    lit: true,
    material: 'light',
    alpha: 0.75,
  })
  for (const [k, r] of [
    [0.02, 330],
    [0.05, 250],
  ] as const)
    p(
      blob([
        cx - r,
        y + 30,
        cx - r * 0.94,
        y - r * 0.7,
        cx - r * 0.5,
        y - r * 1.2,
        cx,
        y - r * 1.36,
        cx + r * 0.56,
        y - r * 1.16,
        cx + r * 0.96,
        y - r * 0.6,
        cx + r,
        y + 30,
      ]),
      tone(wall, k + 0.02),
      'arch',
      { material: 'stone', puff: 0, plain: true, fade: tone(wall, k + 0.09) },
    )
  ground(w, {
    color: ice ? '#d7ecf8' : '#a08d86',
    spots: ice ? '#b8daf0' : '#87766f',
    stones: ice ? '#bfe2f6' : '#8d8084',
  })
}

function drawSpires(w: Scenery, mid: Pen, ice: boolean): void {
  const crystals = ice ? ['#c9efff', '#a8dcf8', '#e6f8ff'] : ['#b99ae8', '#7fc8e0', '#f0a6c8']
  scatter(w, mid, 'spires', 12, 620, 0.2, 0.85, 240, (q, die) => {
    const h = 120 + die.next() * 200
    if (ice || die.next() < 0.5)
      for (const [a, s] of [
        [-18, 0.7],
        [14, 0.8],
        [0, 1],
      ] as const) {
        const c = die.pick(crystals)
        const z = q.to(times(turn(a), scale(s)))
        z(poly([-26, 6, -30, -h * 0.66, 0, -h, 30, -h * 0.66, 26, 6], 3), c, 'crystal', {
          material: 'glass',
          puff: 0.5,
          lit: !w.night,
        })
        z(poly([-20, 0, -22, -h * 0.62, -2, -h * 0.9, -6, 0]), '#ffffff', 'crystal', {
          decal: true,
          alpha: 0.4,
          fine: true,
        })
      }
    else rock(q, h * 1.1, '#8d8088')
  })
}

function drawPool(w: Scenery, ice: boolean): void {
  const pool = w.layer('pool', 'ground', 0.3, 0)
  const pm = w.stand(w.side === 'right' ? -300 : 300, 0.5)
  pool(oval(pm[4], pm[5], 190 * pm[0], 36 * pm[0]), ice ? '#5fb4e6' : '#4f8fa8', 'water', {
    material: 'water',
    plain: true,
    puff: 0.1,
    fade: ice ? '#bfe8fa' : '#8fd0d0',
  })
  glitter(pool, w.die('pool'), pm[4], pm[5] - 20 * pm[0], 44 * pm[0], 220 * pm[0], '#f2fbff')
}

function drawGlowCaps(w: Scenery, mid: Pen, ice: boolean): void {
  const glow = ice ? '#bff2ff' : '#9ff0d0'
  scatter(w, mid, 'glow-caps', 12, 560, 0.1, 0.8, 220, (q, die) => {
    q(oval(0, -50, 90, 80), glow, 'glow', { soft: true, lit: true, material: 'light', alpha: 0.5 })
    for (const [x, s] of [
      [-26, 0.5],
      [22, 0.7],
      [0, 1],
    ] as const) {
      const z = q.to(times(move(x, 0), scale(s * (0.7 + die.next() * 0.3))))
      z(limb([0, 2, 7, 2, -56, 5]), '#e9f6ee', 'stem', { material: 'food', puff: 0.5, lit: true })
      z(blob([-32, -52, -24, -76, 0, -88, 24, -76, 32, -52, 0, -46]), ice ? '#8fd8ff' : '#6fe0b8', 'glow-cap', {
        material: 'glass',
        puff: 0.7,
        lit: true,
      })
    }
  })
}

function drawStalactites(w: Scenery, mid: Pen, wall: string): void {
  const { cx } = w.camera
  for (let i = 0; i < 11; i++) {
    const d = w.die(`drip${i}`)
    const [x, l, r] = [
      cx + (i - 5) * 104 + d.next() * 50,
      60 + d.next() * 120 + Math.abs(i - 5) * 22,
      14 + d.next() * 16,
    ]
    mid(
      blob([x - r * 1.6, -60, x + r * 1.6, -60, x + r * 0.5, l * 0.5, x, l, x - r * 0.5, l * 0.5], 0.7),
      tone(wall, -0.05 + (i % 3) * 0.02),
      'stalactite',
      { material: 'stone', puff: 0.7 },
    )
  }
}

function drawRoof(w: Scenery, wall: string, ice: boolean): void {
  const { cx } = w.camera
  const top = w.layer('roof', 'front', 0.1, 0)
  const rim: number[] = [-90, -90, 1190, -90]
  const die = w.die('roof')
  for (let x = 1190; x >= -90; x -= 80) {
    const edge = Math.min(1, Math.abs(x - cx) / 560)
    rim.push(x, 6 + edge * 130 + (die.next() < 0.5 ? 70 * die.next() : 0))
  }
  top(blob(rim, 0.7), shadeOf(wall, ice ? 1 : 2.2), 'roof', { material: 'stone', puff: 0.3, plain: true })
  if (ice)
    for (let i = 0; i < 16; i++)
      top(blob([i * 74 - 12, 40, i * 74 + 14, 40, i * 74 + 2, 120 + die.next() * 90], 0.5), '#e2f6ff', 'icicle', {
        material: 'glass',
        puff: 0.5,
        alpha: 0.9,
      })
}

export const CAVE_PLACE: PlaceSet = { back: (w) => cave(w, false) }

export const ICE_CAVE_PLACE: PlaceSet = { back: (w) => cave(w, true) }
