// Tails: each kind's own, another that was said of it, and a tip in another colour.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { TailForm } from '../../stage/finer-creature.data.ts'
import type { Coat } from '../clothes/coat.ts'
import { shadeOf } from '../shapes/color.ts'
import type { Material, More, Pen } from '../shapes/graph.ts'
import { move, times, turn } from '../shapes/matrix.ts'
import { blob, boxOf, limb, oval, type Path } from '../shapes/path.ts'
import { coatedAt, patchOf } from './patch-of.ts'
import { drawTailEnd, hasTailEnd } from './tail-ends.ts'
import { markingOf, patternOn } from './pattern.ts'

/** The last of a tail, whichever way it goes: what lies highest of it. */
export function drawTailTip(t: Pen, shape: Path, { look }: CharacterSpec, material: Material): void {
  const tip = patchOf(look, 'tail-tip')
  if (!tip) return
  const { x, y, w, h } = boxOf(shape)
  const end = Math.max(18, Math.min(34, h * 0.3))
  t(oval(x + w / 2, y, w, end), tip, 'tail-tip', { decal: true, material, clip: shape })
}

/** Out to the side, where the head does not hide them. */
const FORMS: Readonly<Record<Exclude<TailForm, 'none'>, (h: number) => Path>> = {
  curly: (h) =>
    limb([
      -h * 0.6,
      -6,
      13,
      -h - 8,
      -8,
      13,
      -h - 44,
      -14,
      12,
      -h - 62,
      -44,
      11,
      -h - 42,
      -70,
      10,
      -h - 17,
      -60,
      9,
      -h - 18,
      -38,
      8,
      -h - 36,
      -38,
      6,
    ]),
  bushy: (h) =>
    blob([
      -h * 0.5,
      4,
      -h - 18,
      16,
      -h - 58,
      8,
      -h - 92,
      -28,
      -h - 104,
      -78,
      -h - 84,
      -116,
      -h - 62,
      -84,
      -h - 44,
      -52,
      -h - 12,
      -26,
      -h * 0.6,
      -22,
    ]),
  long: (h) =>
    limb([-h * 0.6, 0, 11, -h - 22, 12, 10.5, -h - 62, 2, 10, -h - 86, -38, 9.5, -h - 78, -84, 9, -h - 98, -128, 7]),
  short: (h) => limb([-h * 0.6, -10, 13, -h - 12, -20, 12, -h - 28, -38, 8]),
}

/** Each of them turned a little further about where they grow. */
export function drawTailOf(from: Pen, spec: CharacterSpec, hip: number, coat: Coat, more: More): void {
  const { look, type } = spec
  if (look.tail === 'none') return
  const said = patchOf(look, 'tail')
  const tip = patchOf(look, 'tail-tip')
  const own = said || tip ? { ...coat, said, hide: said ?? coat.hide, trim: tip ?? said ?? coat.trim } : coat
  const many = Math.max(1, Math.min(4, look.counts?.tails ?? 1))
  for (let i = 0; i < many; i++) {
    const t = i === 0 ? from : from.to(times(move(-hip * 0.5, 0), turn(i * -28), move(hip * 0.5, 0)))
    const form = look.tail ?? (TAILS[type] || look.counts?.tails === undefined ? undefined : 'long')
    const put = withTip(t, spec, own, tip !== undefined)
    if (form) put(FORMS[form](hip), own.hide, 'tail', more)
    else TAILS[type]?.(put, hip, own, more)
  }
}

/** Its first part bears the coat's marks and, where a kind has none of its own, the tip. */
function withTip(t: Pen, spec: CharacterSpec, { hide, material }: Coat, hasTip: boolean): Pen {
  const marking = markingOf(coatedAt(spec.look, 'tail'), hide, material, spec.type)
  const hasEnd = hasTailEnd(spec)
  if (!marking && !hasTip && !hasEnd) return t
  const put = (path: Path, color: string, id: string, more: More = {}) => {
    // A dragon's own end gives way to another.
    if (id === 'spike' && hasEnd) return
    t(path, color, id, more)
    if (id !== 'tail' || more.plain) return
    patternOn(t, path, marking)
    drawTailTip(t, path, spec, material)
    drawTailEnd(t, path, spec, color)
  }
  return Object.assign(put, { m: t.m, recipe: t.recipe, to: t.to, point: t.point })
}

type Tail = (t: Pen, hip: number, coat: Coat & { said?: string | undefined }, more: More) => void

const TAILS: Readonly<Partial<Record<CharacterSpec['type'], Tail>>> = {
  dog: (t, h, { hide }, more) =>
    t(limb([-h * 0.7, -10, 13, -h * 1.3, -26, 12, -h * 1.66, -66, 9.5, -h * 1.6, -94, 6]), hide, 'tail', more),
  cat: (t, h, { hide, trim }, more) => {
    const long = [-h * 0.7, 0, 10, -h * 1.5, 10, 10, -h * 1.95, -40, 9.5, -h * 1.6, -92, 9, -h * 1.9, -126, 8]
    t(limb(long), hide, 'tail', more)
    const tip = [-h * 1.66, -100, 9.4, -h * 1.76, -116, 9, -h * 1.92, -128, 8]
    t(limb(tip), trim, 'tail', { ...more, plain: true })
  },
  rabbit: (t, h, { said }, more) => t(oval(-h * 1.05, -4, 24, 22), said ?? '#ffffff', 'tail', { ...more, puff: 1 }),
  other: (t, h, { hide, trim }, more) => {
    const out = [-h * 0.6, 0, -h * 1.3, 12, -h * 2, -20, -h * 2.3, -86, -h * 1.8, -124]
    t(blob([...out, -h * 1.5, -84, -h * 1.2, -50, -h * 0.8, -34]), hide, 'tail', more)
    const tip = [-h * 2.28, -80, -h * 1.8, -124, -h * 1.52, -88, -h * 1.84, -74]
    t(blob(tip), trim, 'tail', { ...more, plain: true })
  },
  dragon: (t, h, { hide, accent }, more) => {
    const long = [-h * 0.4, -8, 33, -h * 1.3, 8, 25, -h * 2, -8, 18, -h * 2.3, -54, 12, -h * 2.1, -88, 7]
    t(limb(long), shadeOf(hide, 0.25), 'tail', more)
    const spike = [-h * 2.1, -84, -h * 2.5, -96, -h * 2.44, -122, -h * 2.06, -118, -h * 1.74, -128, -h * 1.7, -100]
    t(blob(spike), accent, 'spike', more)
  },
}
