// A home in a tin can: ribs and rivets, but warm; a bunk with its curtain, the soup machine, strings of lamps, the Earth in the window, and what nobody put down.
import { mix, shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { ceiling, dress, free, lights, panels, wallShelf } from './interior.ts'
import { move, scale, times } from '../shapes/matrix.ts'
import { blob, limb, oval, poly, rect } from '../shapes/path.ts'
import { drawProp } from '../props/prop.ts'
import { hangingLamp, onWall, room, rug } from './room.ts'
import type { Scenery } from './scenery.ts'

const METAL = { material: 'metal', puff: 0.6 } as const
const CLOTH = { material: 'cloth', puff: 0.6 } as const
const GLASS = { material: 'glass', puff: 0.4, plain: true } as const
const LIT = { material: 'light', puff: 0, plain: true, lit: true } as const
const BRASS = '#d79f5a'

/** A round window: stars, the grey hills outside, and the Earth in the largest. */
function porthole(q: Pen, r: number, earth: boolean): void {
  q(oval(0, 0, r + 26), BRASS, 'porthole', METAL)
  q(oval(0, 0, r + 6), shadeOf(BRASS, 1.2), 'porthole', { ...METAL, decal: true })
  const pane = oval(0, 0, r)
  q(pane, '#1d1f52', 'window', { ...GLASS, lit: true, fade: '#5a4a9c' })
  const inside = { decal: true, clip: pane, lit: true, material: 'light' } as const
  for (let i = 0; i < 18; i++)
    q(oval(((i * 83) % (r * 2)) - r, ((i * 59) % (r * 1.5)) - r, 1.6 + (i % 3)), '#fff6d8', 'star', inside)
  if (earth) {
    const [x, y, e] = [r * 0.08, -r * 0.14, r * 0.52]
    const globe = oval(x, y, e)
    q(oval(x, y, e * 1.22), '#8fd0ff', 'planet', { ...inside, soft: true, alpha: 0.5 })
    q(globe, '#4f9fe0', 'planet', { ...inside, fade: '#2f6fc0' })
    const on = { ...inside, clip: globe }
    for (const [lx, ly, lr] of [
      [-0.5, -0.3, 0.5],
      [0.42, 0.12, 0.52],
      [-0.2, 0.7, 0.4],
    ] as const)
      q(
        blob([
          x + (lx - lr) * e,
          y + ly * e,
          x + lx * e,
          y + (ly - lr * 0.7) * e,
          x + (lx + lr) * e,
          y + (ly - 0.1) * e,
          x + (lx + lr * 0.3) * e,
          y + (ly + lr * 0.7) * e,
        ]),
        '#7fbf6a',
        'land',
        on,
      )
    for (const [cx, cy, w] of [
      [-0.1, -0.5, 0.5],
      [0.3, 0.5, 0.42],
      [-0.6, 0.24, 0.34],
    ] as const)
      q(oval(x + cx * e, y + cy * e, w * e, e * 0.08), '#ffffff', 'cloud', { ...on, alpha: 0.85 })
  } else q(oval(r * 0.3, -r * 0.26, r * 0.22), '#ffe2a0', 'moonlet', inside)
  q(
    blob([-r * 1.1, r, -r, r * 0.52, -r * 0.3, r * 0.4, r * 0.2, r * 0.56, r, r * 0.44, r * 1.1, r]),
    '#b9b4cc',
    'crater',
    inside,
  )
  q(blob([-r * 0.7, -r * 0.3, -r * 0.3, -r * 0.72, -r * 0.1, -r * 0.66, -r * 0.5, -r * 0.1]), '#ffffff', 'gleam', {
    ...inside,
    alpha: 0.16,
  })
  for (let i = 0; i < 10; i++)
    q(oval(Math.cos(i * 0.628) * (r + 15), Math.sin(i * 0.628) * (r + 15), 5), shadeOf(BRASS, 1.6), 'bolt', {
      ...METAL,
      decal: true,
    })
}

/** Somebody sleeps here: a niche with a patched quilt, a pillow, a lamp and half a curtain. */
function bunk(q: Pen, s: number): void {
  q(rect(-190, -330, 380, 330, 70), BRASS, 'bunk', METAL)
  const niche = rect(-170, -310, 340, 292, 56)
  q(niche, '#6a4f86', 'niche', { material: 'cloth', puff: 0.2, plain: true, fade: '#8a6a8e' })
  const inside = { decal: true, clip: niche } as const
  q(oval(s * 90, -240, 130, 110), '#ffcf7a', 'lamp-glow', {
    soft: true,
    lit: true,
    alpha: 0.7,
    material: 'light',
    clip: niche,
  })
  q(oval(s * 90, -250, 17), '#fff2c4', 'bulb', { ...LIT, decal: true })
  q(blob([s * 160, -120, s * 150, -168, s * 84, -172, s * 66, -124]), '#fff6e6', 'pillow', { ...CLOTH, ...inside })
  q(blob([-180, -20, -180, -118, -60, -132, 60, -128, 100, -96, 170, -96, 180, -20]), '#e0785a', 'quilt', {
    ...CLOTH,
    ...inside,
  })
  for (const [i, c] of ['#ffd27a', '#6fb0a4', '#f3e2c0', '#8f7ac0', '#ffd27a', '#6fb0a4'].entries())
    q(rect(-150 + (i % 3) * 74, -100 + Math.floor(i / 3) * 44, 42, 32, 8), c, 'patch', { ...CLOTH, ...inside })
  q(blob([-s * 190, -332, -s * 56, -332, -s * 86, -200, -s * 70, -30, -s * 190, -20], 0.7), '#4f9a94', 'curtain', CLOTH)
  for (const x of [150, 110])
    q(limb([-s * x, -320, 1, -s * (x + 8), -180, 3, -s * (x + 2), -34, 1]), '#3b7d7a', 'fold', {
      decal: true,
      alpha: 0.6,
    })
  q(rect(-194, -26, 388, 30, 12), tone(BRASS, -0.03), 'bunk', METAL)
}

/** The soup machine: copper, dials, a tap, a small window with a glow. */
function boiler(q: Pen): void {
  q(limb([0, -300, 20, 0, -420, 20, 40, -470, 20, 60, -720, 20]), '#b9764a', 'pipe', METAL)
  q(rect(-92, -316, 184, 300, 64), '#d98a56', 'boiler', METAL)
  for (const y of [-250, -74]) q(rect(-96, y, 192, 18, 8), '#a8623c', 'band', { ...METAL, decal: true })
  q(oval(-36, -196, 32), '#fff3dc', 'dial', METAL)
  q(limb([-36, -196, 3, -18, -214, 1.5]), '#c0483a', 'dial', { decal: true })
  for (const [x, c] of [
    [28, '#ff7a6a'],
    [58, '#ffd05c'],
  ] as const)
    q(oval(x, -200, 11), c, 'light', { ...LIT, decal: true })
  q(oval(0, -118, 70, 60), '#ffb45c', 'glow', { soft: true, lit: true, alpha: 0.5, material: 'light' })
  q(rect(-42, -146, 84, 54, 26), '#ffca6a', 'oven-window', { ...LIT, fade: '#ff9a4a' })
  q(limb([92, -60, 10, 128, -60, 10, 132, -38, 8]), '#8f9cb8', 'tap', METAL)
  for (const x of [-64, 64]) q(rect(x - 14, -20, 28, 24, 6), '#8a5a44', 'foot', METAL)
}

function console_(q: Pen, color: Hex): void {
  q(poly([-180, 4, -150, -140, 190, -140, 230, 4], 8), color, 'console', METAL)
  q(poly([-160, -140, -120, -220, 170, -220, 196, -140], 8), tone(color, 0.05), 'console', METAL)
  for (let i = 0; i < 10; i++)
    q(
      oval(-90 + (i % 5) * 52, -196 + Math.floor(i / 5) * 34, 11),
      ['#ff7a6a', '#ffd05c', '#7fe0a0', '#7fc8ff'][i % 4] ?? '#fff',
      'light',
      { ...LIT, decal: true },
    )
  q(rect(-110, -104, 220, 78, 10), '#2f3a5c', 'screen', GLASS)
  q(limb([-90, -54, 3, -40, -80, 3, 0, -50, 3, 40, -84, 3, 90, -60, 3]), '#7fe0c0', 'screen', { ...LIT, decal: true })
}

export function station(w: Scenery): void {
  const wall = '#f2d9b4'
  const p = room(w, { wall, floor: '#b98a68', boards: 'planks', skirting: '#4f8680' })
  const s = free(w)
  const { camera } = w
  const k = camera.zoom * (1 - camera.shrink)
  ceiling(w, p, '#e6c398', '#c89a66', 720)
  for (let i = -5; i <= 5; i++) {
    const rib = onWall(w, p, i * 250 + 125)
    rib(rect(-15, -740, 30, 740), mix(wall, '#c99a62', 0.5), 'rib', { ...METAL, decal: true })
    for (let j = 1; j < 12; j++) rib(oval(0, -j * 62, 4.5), '#a87648', 'rivet', { ...METAL, decal: true, fine: true })
  }
  panels(w, p, '#7fb3a8', 150)
  porthole(onWall(w, p, s * 40, 420), 176, true)
  porthole(onWall(w, p, -s * 350, 420), 96, false)
  bunk(onWall(w, p, s * 450), s)
  boiler(onWall(w, p, -s * 620))
  wallShelf(w, p, 450, 450, 260, [
    ['book', 0.6],
    ['plant-pot', 0.5],
    ['toy-train', 0.42],
    ['jar', 0.5],
  ])
  wallShelf(w, p, -840, 420, 230, [
    ['cup', 0.7],
    ['teapot', 0.6],
    ['cup', 0.7],
    ['honey-jar', 0.5],
  ])
  porthole(onWall(w, p, s * 790, 420), 96, false)
  console_(onWall(w, p, -s * 320), '#7f93a8')
  lights(w, p, camera.cx - 620 * camera.zoom, camera.cx + 620 * camera.zoom, camera.horizon - 640 * k, 34)
  hangingLamp(w, p, -s * 190 * camera.zoom, w.side === 'top' ? 250 : 96, '#e0785a')
  rug(w, 0, 640, '#c9605a')
  // What nobody put down.
  const air = w.layer('adrift', 'mid', 0.5, 0)
  for (const [prop, x, up, turn] of [
    ['teacup', 250, 560, -24],
    ['spoon', -230, 600, 40],
    ['apple', 560, 520, 12],
  ] as const) {
    const a = (turn * Math.PI) / 180
    drawProp(
      air.to(
        times(
          w.stand(s * x, 0.7),
          move(0, -up),
          [Math.cos(a), Math.sin(a), -Math.sin(a), Math.cos(a), 0, 0],
          scale(0.9),
        ),
      ),
      prop,
    )
  }
  dress(w, 'aboard', [
    ['plant-pot', 250, 0.84, 0, 1.3],
    ['box', -470, 0.7, 0, 1],
    ['robot-toy', 640, 0.4, 0, 1.1],
    ['cushion', 330, 0.5, 0, 1],
  ])
}
