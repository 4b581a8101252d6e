// A picture, a number or a letter on cloth, skin or a thing: one of our own, or any thing that there is a card of.
import { MOTIFS } from '../../stage/finer-look.data.ts'
import { cardOf, PROPS } from '../../stage/things/cards.ts'
import { linesOf } from '../props/drawings.ts'
import { oklch, type Hex } from '../shapes/color.ts'
import type { More, Pen } from '../shapes/graph.ts'
import { shapesOf, type Shape } from '../shapes/lines.ts'
import { IDENTITY, move, scale, times, type Matrix } from '../shapes/matrix.ts'
import { boxOf, joined, limb, moved, oval } from '../shapes/path.ts'
import { LETTER_STROKES, MOTIF_LINES } from './motifs.data.ts'

interface Drawing {
  shapes: readonly Shape[]
  /** Half of its larger side, and its middle. */
  half: number
  x: number
  y: number
}

const known = new Map<string, Drawing | undefined>()

function read(name: string): Drawing | undefined {
  const own = MOTIFS.find((motif) => motif === name)
  if (own) return { shapes: shapesOf('cloth', MOTIF_LINES[own].split('; ')), half: 50, x: 0, y: 0 }
  if (!PROPS.includes(name)) return undefined
  const shapes = shapesOf(cardOf(name).of, linesOf(name)).filter(({ more }) => !more.soft)
  const box = joined(shapes.map(({ path }) => boxOf(path)))
  return { shapes, half: Math.max(box.w, box.h) / 2, x: box.x + box.w / 2, y: box.y + box.h / 2 }
}

function drawingOf(name: string): Drawing | undefined {
  if (!known.has(name)) known.set(name, read(name))
  return known.get(name)
}

/** On which cloth a picture is, and in which colour where one was said. */
export interface Inked {
  on?: Hex
  ink?: Hex | undefined
}

const apart = (a: Hex, b: Hex) =>
  Math.hypot(...oklch(a).map((v, i) => (v - (oklch(b)[i] ?? 0)) * (i === 2 ? 0.001 : 1)))

/** Round 0, 0, as wide or high as twice `half`; several (`moon+rocket`) side by side. `at` moves it while its clip stays. */
export function drawMotif(p: Pen, name: string, half: number, more: More = {}, at = IDENTITY, inked: Inked = {}): void {
  const all = name.split('+')
  const own = half / (all.length > 1 ? 1.5 : 1)
  for (const [i, one] of all.entries())
    drawOne(p, one, own, more, times(at, move((i - (all.length - 1) / 2) * own * 2.2, 0)), inked)
}

function drawOne(p: Pen, name: string, half: number, more: More, at: Matrix, { on, ink }: Inked): void {
  const drawing = drawingOf(name)
  if (!drawing) return
  const m = times(at, scale(half / drawing.half), move(-drawing.x, -drawing.y))
  const main = drawing.shapes[0]?.color
  const painted = (color: Hex) => (ink && color === main ? ink : color)
  // What would be lost on its cloth lies on a pale patch.
  if (on && main && apart(painted(main), on) < 0.1)
    p(
      oval(m[4] + drawing.x * m[0], m[5] + drawing.y * m[3], half * 1.24),
      oklch(on)[0] > 0.9 ? '#8fa3b8' : '#fffaf0',
      'motif',
      { ...more, decal: true },
    )
  for (const { path, color, more: own } of drawing.shapes) {
    const { soft: _, lit: __, ...flat } = own
    p(moved(path, m), painted(color), 'motif', { ...flat, ...more, decal: true })
  }
}

/** Nobody reads a number in a mirror. */
const upright = (p: Pen): Pen => (p.m[0] * p.m[3] - p.m[1] * p.m[2] < 0 ? p.to(scale(-1, 1)) : p)

export function drawText(from: Pen, text: string, height: number, color: Hex, more: More = {}): void {
  const u = height / 6
  const step = u * 5.6
  const p = upright(from)
  for (const [i, letter] of [...text].entries()) {
    const at = p.to(move((i - (text.length - 1) / 2) * step - 2 * u, -3 * u))
    for (const stroke of (LETTER_STROKES[letter] ?? '').split(';').filter(Boolean)) {
      const spine = stroke.split(' ').flatMap((v, n) => (n % 2 ? [Number(v) * u, u * 0.52] : [Number(v) * u]))
      at(limb(spine), color, 'number', { ...more, decal: true })
    }
  }
}
