// What is woven into cloth or printed on it, over any shape: stripes, dots, checks, flowers, or a picture again and again.
import type { Print } from '../../stage/finer-look.data.ts'
import { mix, oklch, shadeOf, tone, type Hex } from '../shapes/color.ts'
import type { More, Pen } from '../shapes/graph.ts'
import { move } from '../shapes/matrix.ts'
import { blob, boxOf, limb, moved, oval, poly, rect, type Path } from '../shapes/path.ts'
import { drawMotif } from './motif.ts'
import { every, inkOn, type Draw, type Printing } from './print-tools.ts'
import {
  ankara,
  argyle,
  blocks,
  circles,
  diagonal,
  fairIsle,
  paisley,
  scales,
  swirls,
  triangles,
  waves,
} from './woven-prints.ts'

/** A print as it was said of a garment or of a thing worn. */
export const printingOf = (
  { print, ink, motif }: { print?: Print; ink?: Hex | undefined; motif?: string },
  cloth: Hex,
): Printing | undefined =>
  print && print !== 'plain' ? { print, cloth, ink: ink ?? inkOn(cloth), motif, isInked: ink !== undefined } : undefined

/** A pen that prints on every part that has one of these colours. */
export function printingPen(p: Pen, colors: readonly Hex[], printing: Printing | undefined): Pen {
  if (!printing) return p
  const draw = (...[path, color, id, more = {}]: Parameters<Pen>) => {
    p(path, color, id, more)
    if (!more.decal && colors.includes(color)) drawPrint(p, path, { ...printing, cloth: color }, more.clip ?? path)
  }
  return Object.assign(draw, {
    m: p.m,
    recipe: p.recipe,
    to: (...how: Parameters<Pen['to']>) => printingPen(p.to(...how), colors, printing),
    point: p.point,
  })
}

/** The same hand elsewhere; what it is kept inside stays where it is. */
const shifted =
  (p: Pen, x: number, y: number): Put =>
  (path, color, id, more) =>
    p(moved(path, move(x, y)), color, id, more)
type Put = (path: Path, color: Hex, id: string, more: More) => void

const bars =
  (colors: (of: Printing) => readonly Hex[], thick: number, gap: number): Draw =>
  (p, { x, y, w, h }, of, more) => {
    const all = colors(of)
    for (let i = 0, py = y + gap * 0.5; py < y + h; i++, py += thick + gap)
      p(rect(x - 6, py, w + 12, thick), all[i % all.length] ?? of.ink, 'stripe', more)
  }

const upright: Draw = (p, { x, y, w, h }, { ink }, more) => {
  for (let px = x + 6; px < x + w; px += 20) p(rect(px, y - 6, 8, h + 12), ink, 'stripe', more)
}

const dots: Draw = (p, box, { ink }, more) => {
  every(box, 25, (x, y) => p(oval(x, y, 6, 6), ink, 'dot', more))
}

const checked =
  (fine: boolean): Draw =>
  (p, { x, y, w, h }, { ink, cloth }, more) => {
    for (let px = x; px < x + w; px += 30) p(rect(px, y - 6, 13, h + 12), ink, 'check', { ...more, alpha: 0.6 })
    for (let py = y; py < y + h; py += 30) p(rect(x - 6, py, w + 12, 13), ink, 'check', { ...more, alpha: 0.6 })
    if (!fine) return
    const line = oklch(cloth)[0] > 0.6 ? shadeOf(cloth, 4) : '#ffe9a0'
    for (let px = x + 21; px < x + w; px += 30) p(rect(px, y - 6, 2.4, h + 12), line, 'check', more)
    for (let py = y + 21; py < y + h; py += 30) p(rect(x - 6, py, w + 12, 2.4), line, 'check', more)
  }

const star = (x: number, y: number, r: number): Path =>
  poly(
    Array.from({ length: 10 }, (_, i) => [
      x + Math.sin(i * 0.628) * (i % 2 ? r * 0.45 : r),
      y - Math.cos(i * 0.628) * (i % 2 ? r * 0.45 : r),
    ]).flat(),
  )

const strewn =
  (shape: (x: number, y: number) => Path, step: number): Draw =>
  (p, box, { ink }, more) => {
    every(box, step, (x, y) => p(shape(x, y), ink, 'print', more))
  }

const flowers: Draw = (p, box, { ink, cloth }, more) => {
  every(box, 32, (x, y) => {
    for (let i = 0; i < 5; i++)
      p(oval(x + Math.cos(i * 1.257) * 6, y + Math.sin(i * 1.257) * 6, 5, 5), ink, 'print', more)
    p(oval(x, y, 3.6, 3.6), oklch(cloth)[0] > 0.85 ? '#ffca48' : '#fff3c0', 'print', more)
  })
}

const motifs: Draw = (p, box, { motif = 'star', cloth, ink, isInked }, more) => {
  const all = motif.split('+')
  let i = 0
  every(box, 42, (x, y) => {
    drawMotif(p, all[i++ % all.length] ?? 'star', 14, more, move(x, y), { on: cloth, ink: isInked ? ink : undefined })
  })
}

const blots =
  (colors: (of: Printing) => readonly Hex[], step: number, r: number): Draw =>
  (p, box, of, more) => {
    const all = colors(of)
    let i = 0
    every(box, step, (x, y) => {
      const c = all[i++ % all.length] ?? of.ink
      p(
        blob([
          x - r,
          y,
          x - r * 0.3,
          y - r * 0.7,
          x + r * 0.8,
          y - r * 0.4,
          x + r,
          y + r * 0.5,
          x + r * 0.1,
          y + r * 0.4,
          x - r * 0.6,
          y + r * 0.8,
        ]),
        c,
        'print',
        more,
      )
    })
  }

const zigzag: Draw = (p, { x, y, w, h }, { ink }, more) => {
  for (let py = y + 10; py < y + h; py += 26) {
    const spine: number[] = []
    for (let px = x - 8, i = 0; px < x + w + 16; px += 13, i++) spine.push(px, py + (i % 2 ? 6 : -6), 2.6)
    p(limb(spine), ink, 'print', more)
  }
}

const squares: Draw = (p, { x, y, w, h }, _of, more) => {
  const all = ['#e3574a', '#ffca48', '#72b155', '#5d96ca', '#9a74c6', '#f29a45', '#f7a3b8']
  let i = 0
  for (let py = y; py < y + h; py += 24, i += 3)
    for (let px = x; px < x + w; px += 24) p(rect(px, py, 23, 23, 3), all[i++ % all.length] ?? '#e3574a', 'print', more)
}

/** Along the lower edge alone. */
const border: Draw = (p, { x, y, w, h }, { ink }, more) => {
  p(rect(x - 8, y + h - 20, w + 16, 9), ink, 'border', more)
  p(rect(x - 8, y + h - 7, w + 16, 9), ink, 'border', more)
}

const few =
  (draw: (p: Put, of: Printing, more: More, i: number) => void): Draw =>
  (p, { x, y, w, h }, of, more) => {
    for (const [i, [u, v]] of (
      [
        [0.3, 0.3],
        [0.68, 0.4],
        [0.36, 0.66],
        [0.66, 0.78],
      ] as const
    ).entries())
      draw(shifted(p, x + w * u, y + h * v), of, more, i)
  }

const RAINBOW = ['#e3574a', '#f29a45', '#ffca48', '#72b155', '#5d96ca', '#9a74c6']

const DRAWN: Readonly<Record<Exclude<Print, 'plain'>, Draw>> = {
  stripes: bars(({ ink }) => [ink], 12, 15),
  bands: bars(({ ink, cloth }) => [ink, mix(cloth, ink, 0.5)], 8, 12),
  rainbow: bars(() => RAINBOW, 13, 0),
  'upright-stripes': upright,
  dots,
  checks: checked(false),
  tartan: checked(true),
  tweed: checked(true),
  stars: strewn((x, y) => star(x, y, 9), 34),
  hearts: strewn((x, y) => blob([x, y + 8, x - 8, y - 1, x - 4, y - 8, x, y - 4, x + 4, y - 8, x + 8, y - 1]), 30),
  flowers,
  zigzag,
  camouflage: blots(({ cloth }) => [shadeOf(cloth, 2), tone(cloth, 0.08), '#6a5a3c'], 34, 16),
  leopard: blots(({ cloth }) => [shadeOf(cloth, 3), '#5b4034'], 24, 7),
  zebra: bars(() => ['#3a2f3e'], 7, 13),
  'tie-dye': blots(() => RAINBOW, 36, 19),
  glitter: (p, box, _of, more) => {
    every(box, 15, (x, y, odd) => p(star(x, y, odd ? 3.4 : 2.4), '#fff3c0', 'glitter', { ...more, lit: true }))
  },
  squares,
  border,
  ankara,
  'fair-isle': fairIsle,
  argyle,
  blocks,
  paisley,
  swirls,
  circles,
  waves,
  scales,
  triangles,
  diagonal,
  cow: blots(({ ink }) => [ink], 44, 19),
  motifs,
  patches: few((p, { ink }, more, i) => {
    p(rect(-10, -10, 20, 20, 4), i % 2 ? '#ffca48' : ink, 'patch', more)
    for (const s of [-6, 0, 6]) p(rect(s - 1, -13, 2, 5), '#fffaf0', 'stitch', more)
  }),
  badges: few((p, _of, more, i) => {
    p(oval(0, 0, 8, 8), RAINBOW[(i * 2) % 6] ?? '#e3574a', 'badge', more)
    p(oval(0, 0, 4, 4), '#fffaf0', 'badge', more)
  }),
  pins: few((p, _of, more, i) => {
    p(oval(0, 0, 7, 7), RAINBOW[(i * 2 + 1) % 6] ?? '#e3574a', 'badge', more)
    p(oval(-2, -2, 2.4, 2.4), '#ffffff', 'badge', more)
  }),
  ripped: few((p, { cloth }, more) => {
    p(oval(0, 0, 11, 5), shadeOf(cloth, 3), 'rip', more)
    p(oval(0, 0, 9, 3.4), '#e0a98a', 'rip', more)
  }),
  knit: bars(({ ink }) => [ink], 4, 22),
  feather: few((p, { ink }, more) => p(blob([0, -9, 5, 0, 0, 10, -5, 0]), ink, 'print', more)),
  beads: strewn((x, y) => oval(x, y, 3.4, 3.4), 16),
  lace: border,
  leaf: few((p, { cloth }, more) => {
    p(limb([-14, 0, 1, 0, -2, 1.8, 14, 0, 1]), shadeOf(cloth, 2), 'vein', more)
    for (const s of [-1, 1]) p(limb([-4, -2, 1, 4, s * 10, 0.8]), shadeOf(cloth, 2), 'vein', more)
  }),
}

export function drawPrint(p: Pen, shape: Path, printing: Printing | undefined, clip: Path = shape): void {
  if (!printing || printing.print === 'plain') return
  DRAWN[printing.print](p, boxOf(shape), printing, { decal: true, clip, material: 'cloth' })
}
