// The ground of the sea.
import { mix, shadeOf, tone } from '../../shapes/color.ts'
import type { Dice } from '../../../base/dice.ts'
import type { Pen } from '../../shapes/graph.ts'
import { dress } from '../interior.ts'
import { ground, ridge, scatter } from '../land.ts'
import { move, scale, times } from '../../shapes/matrix.ts'
import { blob, limb, oval, poly, rect, type Loop } from '../../shapes/path.ts'
import type { PlaceSet } from '../place-set.ts'
import { PAGE, type Scenery } from '../scenery.ts'
import { LIT } from './gleam.ts'

function underwater(w: Scenery): void {
  const p = w.layer('sea', 'sky', 1, 0)
  const deep = w.night ? '#123a66' : '#1f7fa8'
  p(rect(-60, -60, PAGE.w + 120, 500), w.night ? '#2f6a9c' : '#8fe0e4', 'sea', {
    ...LIT,
    lit: false,
    fade: w.night ? '#1c4f84' : '#4fb8d4',
  })
  p(rect(-60, 438, PAGE.w + 120, 500), w.night ? '#1c4f84' : '#4fb8d4', 'sea', { ...LIT, lit: false, fade: deep })
  const die = w.die('sea')
  for (let i = 0; i < 7; i++) {
    const x = w.camera.cx - 330 + i * 110
    p(poly([x - 12, -60, x + 26, -60, x + 110 - i * 8, 640, x - 40 - i * 8, 640]), '#f2fff4', 'ray', {
      ...LIT,
      alpha: w.night ? 0.04 : 0.1,
    })
  }
  ridge(w, 'reef', 150, '#2f7f9c', 0.5, { sharp: false })
  ridge(w, 'reef2', 80, '#3f8f9a', 0.3, { sharp: false })
  ground(w, { color: '#ecd9a6', spots: '#d9be84', stones: '#9fb0b0' })
  const mid = w.layer('corals', 'mid', 0.3, 0.05)
  drawCorals(w, mid)
  drawFish(mid, die)
  drawWreck(w)
  drawSeaBed(w)
  dress(
    w,
    'sunken',
    [
      ['pearl', 330, 0.3, 0, 0.8],
      ['shell', -300, 0.26, 0, 0.9],
      ['shell', 430, 0.2, 0, 0.7],
      ['ship-wheel', -470, 0.44, -20, 0.9],
    ],
    0.05,
  )
  drawJellies(w)
  for (let i = 0; i < 22; i++) {
    const x = die.next() * 1100
    const y = die.next() * 700
    const r = 4 + die.next() * 10
    p(oval(x, y, r), '#e8fbff', 'bubble', { ...LIT, alpha: 0.35 })
    p(oval(x - r * 0.3, y - r * 0.34, r * 0.3), '#ffffff', 'bubble', { ...LIT, alpha: 0.8 })
  }
}

function drawCorals(w: Scenery, mid: Pen): void {
  scatter(w, mid, 'corals', 17, 640, 0.08, 0.7, 250, (q, d) => {
    const c = d.pick(['#ff8a7a', '#f7b24f', '#e87fb0', '#a98af0', '#ff9d6a'])
    const kind = d.roll(3)
    if (kind === 0)
      for (let i = 0; i < 5; i++) {
        const a = (i - 2) * 34
        q(
          limb([a * 0.3, 4, 15, a * 0.8, -70, 13, a * 1.4 + d.next() * 20, -120 - d.next() * 70, 10]),
          tone(c, (i % 2) * 0.025),
          'coral',
          { material: 'stone', puff: 0.9 },
        )
      }
    else if (kind === 1) {
      q(blob([-90, 6, -96, -60, -50, -110, 0, -90, 50, -116, 96, -60, 90, 6]), c, 'coral', {
        material: 'stone',
        puff: 0.9,
      })
      for (let i = 0; i < 10; i++)
        q(oval((d.next() - 0.5) * 130, -18 - d.next() * 64, 5), tone(c, 0.07), 'coral', { decal: true, fine: true })
    } else
      for (let i = 0; i < 4; i++) {
        const x = (i - 1.5) * 28
        const h = 180 + d.next() * 180
        q(
          limb([x, 4, 13, x + 22, -h * 0.3, 12, x - 18, -h * 0.62, 9, x + 14, -h, 3]),
          tone('#4fa870', (i % 2) * 0.04),
          'weed',
          { material: 'leaf', puff: 0.6 },
        )
      }
  })
}

function drawFish(mid: Pen, die: Dice): void {
  for (let i = 0; i < 9; i++) {
    const q = mid.to(
      times(
        move(60 + die.next() * 1000, 110 + die.next() * 330),
        scale((die.next() < 0.5 ? -1 : 1) * (0.5 + die.next() * 0.4), 0.7),
      ),
    )
    const c = die.pick(['#ffb84a', '#ff8a6a', '#ffe07a', '#c9a0f4'])
    q(blob([-60, -26, -34, -6, -34, 6, -60, 26, -52, 0], 0.6), shadeOf(c, 0.6), 'fish', {
      material: 'scale',
      puff: 0.5,
    })
    q(blob([-42, 0, -14, -26, 26, -22, 48, 0, 26, 22, -14, 26]), c, 'fish', { material: 'scale' })
    for (const x of [-12, 10])
      q(limb([x, -20, 2.5, x + 4, 0, 3.5, x, 20, 2.5]), mix(c, '#ffffff', 0.6), 'fish', { decal: true, fine: true })
    q(oval(30, -6, 6), '#fffdf6', 'fish', { decal: true })
    q(oval(31.5, -6, 3.4), '#2a1c24', 'fish', { decal: true })
  }
}

function drawWreck(w: Scenery): void {
  const wreck = w.layer('wreck', 'far', 0.8, 0.34).to(times(w.stand(w.side === 'right' ? -330 : 330, 0.8), scale(1.5)))
  wreck(limb([40, -120, 9, 70, -420, 6]), '#6d5a4a', 'mast', { material: 'wood' })
  wreck(blob([74, -400, 190, -300, 170, -240, 66, -260], 0.6), '#c9b596', 'sail', { material: 'cloth', puff: 0.5 })
  wreck(
    blob([-230, -150, -150, -110, 120, -120, 240, -190, 190, -20, 60, 20, -140, 10, -210, -60], 0.6),
    '#7a6450',
    'wreck',
    { material: 'wood', puff: 0.6 },
  )
  for (const x of [-110, 0, 110]) wreck(oval(x, -62, 20), '#3f4a52', 'porthole', { decal: true })
}

/** Anemones and starfish. */
function drawSeaBed(w: Scenery): void {
  const bed = w.layer('sea-bed', 'mid', 0.2, 0.02)
  scatter(w, bed, 'anemones', 12, 620, 0.04, 0.5, 210, (q, d) => {
    const c = d.pick(['#ff9ab0', '#ffb86a', '#c9a0f4', '#8fe0c0'])
    const arms: Loop[] = []
    for (let i = 0; i < 15; i++)
      arms.push(
        ...limb([(i - 7) * 3, 0, 5, (i - 7) * 7, -34, 4.5, (i - 7) * 9 + d.next() * 8, -62 - d.next() * 20, 3.4]),
      )
    q(arms, c, 'anemone', { material: 'leaf', puff: 0.3 })
    q(blob([-34, 4, -28, -22, 28, -22, 34, 4, 0, 8]), shadeOf(c, 0.9), 'anemone', { material: 'stone', puff: 0.8 })
  })
  scatter(w, bed, 'starfish', 7, 560, -0.1, 0.4, 130, (q, d) =>
    q(
      blob([0, -26, 7, -8, 27, -7, 12, 5, 17, 22, 0, 13, -17, 22, -12, 5, -27, -7, -7, -8], 0.6),
      d.pick(['#f2935c', '#ff7a8a', '#ffca5c']),
      'starfish',
      { material: 'skin', puff: 0.7 },
    ),
  )
}

function drawJellies(w: Scenery): void {
  const jelly = w.layer('jellies', 'far', 0.8, 0.24)
  for (const [x, y, r, c] of [
    [-0.3, 190, 46, '#ffb5d0'],
    [0.24, 150, 36, '#c9b5ff'],
    [0.36, 290, 26, '#ffd0a6'],
  ] as const) {
    const q = jelly.to(move(w.camera.cx + x * 1100 * (w.side === 'right' ? -1 : 1), y + (w.side === 'top' ? 190 : 0)))
    for (let i = -2; i <= 2; i++)
      q(limb([i * r * 0.3, 0, 3, i * r * 0.4 + 8, r * 0.9, 3, i * r * 0.3 - 6, r * 1.8, 1.4]), c, 'jelly', {
        material: 'glass',
        puff: 0.3,
        alpha: 0.7,
        plain: true,
      })
    q(blob([-r, 6, -r * 0.9, -r * 0.6, 0, -r, r * 0.9, -r * 0.6, r, 6, r * 0.5, 0, 0, 8, -r * 0.5, 0]), c, 'jelly', {
      material: 'glass',
      puff: 0.8,
      alpha: 0.85,
      lit: true,
    })
  }
}

export const UNDERWATER_PLACE: PlaceSet = { back: underwater }
