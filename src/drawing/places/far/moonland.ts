// The moon, and a planet with homes of others.
import { shadeOf, tone } from '../../shapes/color.ts'
import { dress } from '../interior.ts'
import { ground, ridge, rock, scatter } from '../land.ts'
import { blob, limb, oval, poly, rect } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { mushroom } from '../plants.ts'
import type { Pen } from '../../shapes/graph.ts'
import type { Scenery } from '../scenery.ts'
import { METAL, LIT } from './gleam.ts'
import { space, planet } from './stars.ts'

/** Where the town lives: tin domes with warm windows, joined by tunnels. */
function homes(w: Scenery): void {
  const far = w.layer('domes', 'far', 0.8, 0.06)
  const s = w.side === 'right' ? -1 : 1
  const spots = [
    [430, 150],
    [690, 110],
    [-470, 120],
    [230, 84],
  ] as const
  for (const [x, r] of spots) {
    const q = far.to(w.stand(s * x, 0.86))
    q(oval(0, -r * 0.3, r * 1.5, r), '#ffb45c', 'home-glow', { ...LIT, soft: true, alpha: 0.32 })
    q(rect(r * 0.6, -r * 0.4, r * 1.1, r * 0.4, r * 0.18), '#9a9ab4', 'tunnel', METAL)
    q(
      poly(
        [
          -r * 1.04,
          6,
          -r * 1.04,
          -r * 0.3,
          -r * 0.9,
          -r * 0.72,
          -r * 0.52,
          -r * 1.02,
          0,
          -r * 1.14,
          r * 0.52,
          -r * 1.02,
          r * 0.9,
          -r * 0.72,
          r * 1.04,
          -r * 0.3,
          r * 1.04,
          6,
        ],
        r * 0.2,
      ),
      '#d3d7e4',
      'dome',
      METAL,
    )
    q(limb([0, -r * 1.12, 3, 0, -r * 1.42, 2]), '#9a9ab4', 'mast', { ...METAL, plain: true })
    q(oval(0, -r * 1.44, 7), '#ff7a5a', 'mast', LIT)
    q(rect(-r * 1.04, -r * 0.32, r * 2.08, r * 0.07), '#a3abc2', 'band', { ...METAL, decal: true })
    q(rect(-r * 0.14, -r * 0.36, r * 0.28, r * 0.4, r * 0.12), '#8a6a5a', 'hatch', METAL)
    for (let i = -1; i <= 1; i++)
      q(oval(i * r * 0.5, -r * (i ? 0.58 : 0.74), r * 0.17), '#ffe2a0', 'window', { ...LIT, decal: true })
  }
}

function moonland(w: Scenery, alien: boolean): void {
  space(w)
  drawPlanets(w, alien)
  const c = alien ? '#b58ad0' : '#c9c6d6'
  ridge(w, 'far-ridge', 120, alien ? '#7f62b0' : '#8f8cae', 0.1, { sharp: alien })
  ridge(w, 'ridge', 60, alien ? '#9a72c0' : '#a9a6c2', 0.04)
  ground(w, { color: c, spots: shadeOf(c, 0.7), stones: tone(c, -0.06) })
  drawCraters(w, c)
  if (!alien) homes(w)
  const mid = w.layer('growths', 'mid', 0.3, 0.02)
  if (alien) drawGrowths(w, mid)
  else
    dress(w, 'landing', [
      ['rocket', 360, 0.56, 0, 1.5],
      ['flag', -270, 0.3, 40, 1.3],
      ['satellite-dish', -440, 0.5, 0, 1.1],
      ['footprints', 250, 0.2, 0, 1],
      ['wagon', 500, 0.36, 0, 1],
    ])
  if (alien) drawDomes(w, mid)
  else scatter(w, mid, 'boulders', 7, 640, 0.1, 0.7, 280, (q, die) => rock(q, 100 + die.next() * 100, '#b3b0c4'))
}

function drawPlanets(w: Scenery, alien: boolean): void {
  const sx = w.side === 'left' ? 900 : w.side === 'right' ? 220 : 880
  if (alien) {
    planet(w, sx, 190, 84, '#f2a65c', true)
    planet(w, sx - 250, 120, 34, '#7fd0c0', false)
  } else {
    planet(w, sx, 200, 92, '#4f9fd8', false)
    const p = w.layer('earth', 'far', 1, 0)
    const clip = oval(sx, 200, 92)
    for (const [x, y, r] of [
      [-36, -30, 36],
      [30, 22, 40],
      [-10, 60, 26],
    ] as const)
      p(
        blob([
          sx + x - r,
          200 + y,
          sx + x,
          200 + y - r * 0.7,
          sx + x + r,
          200 + y - 6,
          sx + x + r * 0.3,
          200 + y + r * 0.7,
        ]),
        '#7fbf6a',
        'land',
        { decal: true, clip, lit: true },
      )
  }
}

function drawCraters(w: Scenery, c: string): void {
  const g = w.layer('craters', 'ground', 0.3, 0)
  scatter(w, g, 'craters', 16, 800, -0.2, 0.9, 130, (q, die) => {
    const r = 40 + die.next() * 60
    q(oval(0, 0, r, r * 0.3), shadeOf(c, 1.2), 'crater', { decal: true, material: 'ground' })
    q(oval(0, r * 0.06, r * 0.86, r * 0.22), shadeOf(c, 0.5), 'crater', { decal: true, material: 'ground' })
  })
}

function drawGrowths(w: Scenery, mid: Pen): void {
  scatter(w, mid, 'growths', 13, 660, 0.08, 0.7, 280, (q, die) => {
    const col = die.pick(['#5fd0b0', '#ff8fb5', '#ffd05c', '#7fb0ff'])
    if (die.next() < 0.5) mushroom(q, 2.2 + die.next() * 2, col)
    else
      for (let i = 0; i < 3; i++) {
        const x = (i - 1) * 40
        const h = 150 + die.next() * 160
        q(limb([x, 4, 10, x + 16, -h * 0.5, 8, x - 4, -h, 6]), '#4fa890', 'stalk', { material: 'leaf' })
        q(oval(x - 4, -h - 20, 30, 30), col, 'bulb', { material: 'glass', puff: 0.9, lit: true })
        q(oval(x - 13, -h - 30, 8, 6), '#ffffff', 'bulb', { decal: true, alpha: 0.7, lit: true })
      }
  })
}

/** Where others live, and what sprouts there. */
function drawDomes(w: Scenery, mid: Pen): void {
  const far = w.layer('domes', 'far', 0.85, 0.2)
  for (const [x, r, c] of [
    [300, 120, '#8fe0d0'],
    [430, 80, '#ffb5d0'],
    [-360, 96, '#ffd98f'],
  ] as const) {
    const q = far.to(w.stand(w.side === 'right' ? -x : x, 0.92))
    q(rect(-r * 0.16, -r * 1.7, r * 0.32, r * 1.2, r * 0.1), shadeOf(c, 0.6), 'tower', {
      material: 'metal',
      puff: 0.6,
    })
    q(oval(0, -r * 1.8, r * 0.28), c, 'tower', { material: 'glass', puff: 0.9, lit: true })
    q(blob([-r, 6, -r * 0.92, -r * 0.6, 0, -r * 1.06, r * 0.92, -r * 0.6, r, 6], 0.95), c, 'dome', {
      material: 'glass',
      puff: 0.9,
    })
    for (let i = -2; i <= 2; i++)
      q(oval(i * r * 0.34, -r * 0.3, r * 0.09, r * 0.12), '#fff6c0', 'window', { decal: true, lit: true })
  }
  scatter(w, mid, 'sprouts', 18, 620, 0.04, 0.5, 200, (q, die) => {
    const c = die.pick(['#8ff0d0', '#ffb0e0', '#b0d0ff'])
    q(oval(0, -40, 60, 50), c, 'glow', { soft: true, lit: true, material: 'light', alpha: 0.4 })
    for (let i = -2; i <= 2; i++) {
      q(limb([i * 4, 2, 3, i * 12, -34, 2.4, i * 18, -52 - (i % 2) * 12, 1.6]), '#5fb0a8', 'sprout', {
        material: 'leaf',
        plain: true,
        puff: 0.3,
      })
      q(oval(i * 18, -56 - (i % 2) * 12, 7), c, 'sprout', { material: 'glass', lit: true, puff: 0.8 })
    }
  })
}

export const MOON_PLACE: PlaceSet = { back: (w) => moonland(w, false) }

export const ALIEN_PLANET_PLACE: PlaceSet = { back: (w) => moonland(w, true) }
