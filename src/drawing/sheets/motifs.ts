// The small sign of each kind of place: what hangs in a cover's corners and returns in the end-papers' pattern.
import type { Motif } from '../../stage/places/place-card.ts'
import { placeCalled } from '../../stage/places/places.ts'
import type { Place } from '../../stage/scene.ts'
import type { Dice } from '../../base/dice.ts'
import { shadeOf, tone, type Hex } from '../shapes/color.ts'
import { leafLoop, petals } from '../places/foliage.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, scale, times, turn } from '../shapes/matrix.ts'
import { blob, limb, oval, poly, rect, type Loop, type Path } from '../shapes/path.ts'
import { bough } from '../places/plants.ts'
import { cloud, star } from '../places/sky.ts'

/** Rooms and streets are hung with flags. */
export const motifOf = (place: Place): Motif => placeCalled(place).motif

const arms = (n: number, draw: (x: number, y: number) => number[]): Path =>
  Array.from({ length: n }, (_, i) => {
    const a = (i / n) * Math.PI * 2 - Math.PI / 2
    return limb(draw(Math.cos(a), Math.sin(a)))
  }).flat()

const flake = (): Path => [
  ...arms(6, (x, y) => [0, 0, 3.4, x * 34, y * 34, 3]),
  ...arms(6, (x, y) => [
    x * 20 - y * 11,
    y * 20 + x * 11,
    2.4,
    x * 14,
    y * 14,
    2.8,
    x * 20 + y * 11,
    y * 20 - x * 11,
    2.4,
  ]),
]

/** Silhouettes within 40 of 0, 0. */
const SHAPES: Readonly<Record<Motif, () => Path>> = {
  leaf: () => {
    const leaves: Loop[] = limb([0, 36, 2.6, 2, 0, 2.4, 0, -22, 1.4]).slice()
    for (const [y, l] of [
      [22, 28],
      [2, 25],
      [-14, 20],
    ] as const)
      leaves.push(leafLoop(0, y, l, -38), leafLoop(0, y, l, -142))
    return [...leaves, leafLoop(0, -18, 22, -90)]
  },
  flower: () => [...petals(0, 0, 19, 6, 11.5), ...oval(0, 0, 9)],
  flag: () => poly([-26, -26, 26, -26, 0, 34], 4),
  star: () => {
    const pts: number[] = []
    for (let i = 0; i < 10; i++) {
      const a = (i / 10) * Math.PI * 2 - Math.PI / 2
      pts.push(Math.cos(a) * (i % 2 ? 15 : 35), Math.sin(a) * (i % 2 ? 15 : 35))
    }
    return poly(pts, 3)
  },
  flake,
  cloud: () => blob([-38, 14, -40, -4, -24, -12, -14, -26, 8, -28, 20, -14, 36, -10, 40, 8, 30, 16]),
  bubble: () => [...oval(-6, 2, 24), ...oval(24, -20, 10), ...oval(20, 26, 6)],
  stone: () => blob([-30, 24, -26, -8, 0, -32, 24, -12, 32, 22, 0, 28], 0.3),
}

export function drawMotif(p: Pen, motif: Motif, color: Hex): void {
  p(SHAPES[motif](), color, `${motif}-sign`, { material: 'paper', puff: 0, plain: true })
}

/** Hangs into the picture from its upper left corner, at 0, 0. */
export function hang(p: Pen, motif: Motif, colors: readonly Hex[], die: Dice): void {
  const color = (i: number) => colors[i % colors.length] ?? '#ffffff'
  if (motif === 'leaf' || motif === 'flower') {
    bough(p.to(times(move(-44, -30), turn(30))), 270, '#4f9a55', die)
    bough(p.to(times(move(-60, 90), turn(50))), 220, '#3f8a55', die)
    bough(p.to(times(move(60, -50), turn(4))), 250, '#5fa855', die)
    if (motif === 'leaf') return
    for (let i = 0; i < 7; i++) {
      const q = p.to(times(move(16 + die.next() * 190, 10 + die.next() * 70), scale(0.5 + die.next() * 0.3)))
      q(petals(0, 0, 17, 5, 12), i % 2 ? '#fff3f0' : '#ffb9c9', 'blossom', { material: 'cloth', puff: 0.5 })
      q(oval(0, 0, 8), '#ffcf3f', 'blossom', { material: 'cloth', puff: 0.4 })
    }
    return
  }
  if (motif === 'flag') {
    for (const [drop, end, n] of [
      [34, 330, 7],
      [150, 140, 4],
    ] as const) {
      const line: number[] = []
      for (let i = 0; i <= 8; i++)
        line.push(
          -20 + (end * i) / 8,
          drop - 30 + (i * (8 - i) * drop) / 50 + (end > 200 ? -i * 4 : drop * 0.5 - i * drop * 0.18),
          2,
        )
      p(limb(line), '#8a6a58', 'string', { material: 'cloth', puff: 0.3 })
      for (let i = 0; i < n; i++) {
        const at = Math.min(8, Math.round(((i + 0.6) / n) * 8)) * 3
        const q = p.to(times(move(line[at] ?? 0, line[at + 1] ?? 0), turn((die.next() - 0.5) * 14 - 4)))
        q(poly([-19, 0, 19, 0, 0, 48], 3), color(i), 'flag', { material: 'cloth', puff: 0.7 })
        q(rect(-19, -2, 38, 7, 2), tone(color(i), 0.05), 'flag', { material: 'cloth', decal: true })
      }
    }
    return
  }
  for (let i = 0; i < 9; i++) {
    const [x, y] = [16 + (i % 3) * 62 + die.next() * 34, 20 + Math.floor(i / 3) * 60 + die.next() * 30]
    const s = (0.34 + die.next() * 0.5) * Math.max(0.4, 1.15 - (x + y) / 380)
    if (x + y > 290) continue
    const q = p.to(times(move(x, y), turn((die.next() - 0.5) * 40), scale(s)))
    if (motif === 'star') star(q, 0, 0, 46)
    else if (motif === 'cloud') cloud(q, 150, '#ffffff', '#c9dff0')
    else if (motif === 'bubble') {
      q(oval(0, 0, 34), '#d8f4ff', 'bubble', { material: 'glass', puff: 0.6, alpha: 0.6 })
      q(oval(-11, -12, 9, 6, -30), '#ffffff', 'bubble', { material: 'glass', decal: true })
    } else if (motif === 'flake') q(flake(), '#ffffff', 'flake', { material: 'light', puff: 0, lit: true, plain: true })
    else
      q(blob([-36, -40, 36, -40, 16, 30, 0, 80, -14, 26], 0.4), shadeOf('#8d8798', i % 3), 'stone', {
        material: 'stone',
        puff: 0.7,
      })
  }
}
