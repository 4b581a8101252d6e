// What a coat shows all over: stripes, spots, patches. On any shape, kept inside it, and the same on every page.
import type { CharacterLook } from '../../stage/cast.ts'
import type { CoatKind } from '../../stage/finer-creature.data.ts'
import { along } from '../clothes/clothes.ts'
import { HIDE_PAINT } from '../clothes/paints.data.ts'
import { mix, oklch, shadeOf, type Hex } from '../shapes/color.ts'
import type { Material, More, Pen } from '../shapes/graph.ts'
import type { Point } from '../shapes/matrix.ts'
import { blob, boxOf, limb, oval, poly, rect, type Box, type Path } from '../shapes/path.ts'
import { ACROSS, type FigureName, FIGURES } from './figures.ts'
import { drawStuff, drawStuffOnLimb, isStuff, isWorked, type Worked } from './stuffs.ts'

const BLACK = '#453d46'
const GINGER = '#e0883f'

/** How far apart its marks are, how large, and what each is. */
interface Scattered {
  step: number
  r: number
  as: 'dot' | 'patch' | 'star' | 'ring' | FigureName
}

const SCATTERED: Readonly<Partial<Record<string, Scattered>>> = {
  spots: { step: 30, r: 8.5, as: 'dot' },
  dapples: { step: 26, r: 8, as: 'dot' },
  speckles: { step: 15, r: 2.8, as: 'dot' },
  stars: { step: 34, r: 10, as: 'star' },
  rosettes: { step: 31, r: 10, as: 'ring' },
  patches: { step: 66, r: 27, as: 'patch' },
  tortoiseshell: { step: 47, r: 19, as: 'patch' },
  merle: { step: 27, r: 11, as: 'patch' },
  hearts: { step: 34, r: 10, as: 'heart' },
  flowers: { step: 36, r: 11, as: 'flower' },
  swirls: { step: 36, r: 12, as: 'swirl' },
  glitter: { step: 16, r: 3.6, as: 'spark' },
  diamonds: { step: 32, r: 10, as: 'diamond' },
  moons: { step: 34, r: 10, as: 'moon' },
}

/** How thick a stripe is and how far from the next. */
const STRIPED: Readonly<Partial<Record<string, readonly [thick: number, step: number]>>> = {
  tabby: [4.2, 19],
  stripes: [6.5, 24],
  brindle: [2.2, 9],
  zigzag: [4, 24],
  rainbow: [10, 19],
}
const RAINBOW = ['#ef5b5b', '#f79a3e', '#f7d44c', '#6cc070', '#4fa3e0', '#8a6fd1'] as const

export interface Marking {
  kind: CoatKind | Worked
  /** What it lies on. */
  hide: Hex
  inks: readonly [Hex, ...Hex[]]
  more: More
}

const standsOut = (hide: Hex): Hex => (oklch(hide)[0] > 0.5 ? shadeOf(hide, 2.6) : mix(hide, '#fff4e2', 0.5))

function inksOf(
  { coat, type, hide }: Pick<CharacterLook, 'coat' | 'hide'> & { type?: string },
  paint: Hex,
): readonly [Hex, ...Hex[]] {
  if (coat?.color) return [HIDE_PAINT[coat.color]]
  if (coat?.kind === 'tortoiseshell')
    return oklch(paint)[0] < 0.56
      ? [GINGER, mix(GINGER, '#ffffff', 0.3), GINGER]
      : [BLACK, hide === 'ginger' ? '#f6dfbe' : GINGER]
  if (coat?.kind === 'patches' && type === 'cat' && oklch(paint)[0] > 0.85) return [BLACK, GINGER]
  if (coat?.kind === 'stars') return [oklch(paint)[0] > 0.78 ? '#f0b23a' : '#ffe58a']
  if (coat?.kind === 'rainbow') return RAINBOW
  if (coat?.kind === 'glitter') return [mix(paint, '#ffffff', 0.75), '#fff2b8']
  if (coat?.kind === 'dapples') return [mix(paint, '#ffffff', 0.5)]
  return [standsOut(paint)]
}

/** What its coat shows, or nothing where it has no pattern. */
export function markingOf(look: CharacterLook, paint: Hex, material: Material, type?: string): Marking | undefined {
  const kind = look.coat?.kind
  const more = { decal: true, material } as const
  if (!kind || !(SCATTERED[kind] || STRIPED[kind] || kind === 'halves'))
    return isWorked(look.made) ? { kind: look.made, hide: paint, inks: [paint], more } : undefined
  const inks = inksOf({ coat: look.coat, hide: look.hide, ...(type ? { type } : {}) }, paint)
  return { kind, hide: paint, inks, more }
}

/** A number from 0 to 1 that is always the same for the same mark. */
const lot = (n: number) => Math.abs(Math.sin(n * 12.9898 + 4.1) * 43758.5453) % 1

function mark(p: Pen, as: Scattered['as'], x: number, y: number, r: number, ink: Hex, more: More, n: number): void {
  if (as === 'dot') return p(oval(x, y, r, r * 0.88, lot(n) * 90), ink, 'spot', more)
  if (as === 'star') {
    const points = Array.from({ length: 10 }, (_, i) => i * 0.6283 - 1.5708)
    const loop = points.flatMap((a, i) => [
      x + Math.cos(a) * (i % 2 ? r * 0.44 : r),
      y + Math.sin(a) * (i % 2 ? r * 0.44 : r),
    ])
    return p(poly(loop, 1.5), ink, 'star', more)
  }
  if (as === 'ring') {
    const spine = Array.from({ length: 9 }, (_, i) => i * 0.68 + lot(n) * 6)
    return p(limb(spine.flatMap((a) => [x + Math.cos(a) * r, y + Math.sin(a) * r, r * 0.3])), ink, 'spot', more)
  }
  if (as !== 'patch') return p(FIGURES[as](x, y, r), ink, 'figure', more)
  const edge = Array.from({ length: 8 }, (_, i) => {
    const far = r * (0.74 + lot(n * 9 + i) * 0.52)
    return [x + Math.cos(i * 0.785) * far, y + Math.sin(i * 0.785) * far * 0.86]
  })
  p(blob(edge.flat()), ink, 'patch', more)
}

function scatter(p: Pen, { x, y, w, h }: Box, { step, r, as }: Scattered, { inks, more }: Marking, free: Free): void {
  let n = 1
  for (let py = y + step * 0.3, row = 0; py < y + h + r; py += step * 0.86, row++)
    for (let px = x + (row % 2) * step * 0.5 - step * 0.1; px < x + w + r; px += step, n++) {
      const [mx, my] = [px + (lot(n) - 0.5) * step * 0.4, py + (lot(n + 50) - 0.5) * step * 0.3]
      const size = r * (0.78 + lot(n + 7) * 0.44)
      if (free(mx, my, size)) mark(p, as, mx, my, size, inks[n % inks.length] ?? inks[0], more, n)
    }
}

/** From both sides to the middle, thin at the end, each row a little other than the last. */
function stripe(
  p: Pen,
  { x, y, w, h }: Box,
  [thick, step]: readonly [number, number],
  { kind, inks, more }: Marking,
  free: Free,
): void {
  const wild = kind === 'brindle'
  let n = 1
  for (let py = y + step * 0.7; py < y + h; py += step)
    for (const s of [-1, 1]) {
      n++
      const edge = x + w / 2 + s * w * (wild ? 0.5 - lot(n) * 0.3 : 0.54)
      const long = w * (wild ? 0.18 + lot(n + 3) * 0.16 : 0.3 + lot(n) * 0.12)
      const end = edge - s * long
      if (!free((edge + end) / 2 - s * long * 0.3, py, thick)) continue
      const bend = wild ? (lot(n + 5) - 0.5) * 10 : 5
      p(
        limb([edge, py - bend, thick, (edge + end) / 2, py, thick * 0.94, end, py + bend * 0.4, 0.8]),
        inks[n % inks.length] ?? inks[0],
        'stripe',
        more,
      )
    }
}

type Free = (x: number, y: number, r: number) => boolean

/** On a head, a body, an ear: whatever is no limb. `free` says where marks may lie. */
export function patternOn(p: Pen, shape: Path, marking: Marking | undefined, free: Free = () => true): void {
  if (!marking) return
  const inside = { ...marking, more: { ...marking.more, clip: shape } }
  const box = boxOf(shape)
  const [dots, lines] = [SCATTERED[marking.kind], STRIPED[marking.kind]]
  if (dots) scatter(p, box, dots, inside, free)
  if (lines) (ACROSS[marking.kind] ?? stripe)(p, box, lines, inside, free)
  if (marking.kind === 'halves')
    p(rect(box.x + box.w / 2, box.y - 4, box.w, box.h + 8), marking.inks[0], 'half', inside.more)
  if (isStuff(marking.kind)) drawStuff(p, box, marking.kind, marking.hide, inside.more)
}

/** On an arm, a leg or a tail: rings across it, or marks down its length. */
export function patternOnLimb(
  p: Pen,
  shape: Path,
  spine: readonly Point[],
  r: number,
  marking: Marking | undefined,
): void {
  if (!marking) return
  const more = { ...marking.more, clip: shape }
  if (isStuff(marking.kind)) return drawStuffOnLimb(p, spine, r, marking.kind, marking.hide, more)
  const [dots, lines] = [SCATTERED[marking.kind], STRIPED[marking.kind]]
  const long = spine
    .slice(1)
    .reduce((sum, [x, y], i) => sum + Math.hypot(x - (spine[i]?.[0] ?? x), y - (spine[i]?.[1] ?? y)), 0)
  const step = (lines?.[1] ?? Math.min(dots?.step ?? 30, 44)) * (dots ? 0.7 : 1)
  const many = Math.max(1, Math.floor((long * 0.8) / step))
  for (let i = 0; i < many; i++) {
    const u = 0.12 + (0.8 * (i + 0.5)) / many
    const [x = 0, y = 0] = along(spine, u, 1, 1, 1)
    const [ux = 0, uy = 0] = along(spine, Math.min(1, u + 0.06), 1, 1, 1)
    const d = Math.hypot(ux - x, uy - y) || 1
    const [nx, ny] = [(-(uy - y) / d) * r, ((ux - x) / d) * r]
    const ink = marking.inks[i % marking.inks.length] ?? marking.inks[0]
    if (dots)
      mark(
        p,
        dots.as,
        x + nx * (i % 2 ? 0.5 : -0.45),
        y + ny * (i % 2 ? 0.5 : -0.45),
        Math.min(dots.r, r * 0.8),
        ink,
        more,
        i + 3,
      )
    if (lines)
      p(
        limb([x - nx * 1.3, y - ny * 1.3, lines[0] * 0.9, x, y, lines[0] * 0.8, x + nx * 0.7, y + ny * 0.7, 0.6]),
        ink,
        'stripe',
        more,
      )
  }
}
