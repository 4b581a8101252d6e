// What stands on a head, as many as were said: horns in pairs and one in the middle, and antennae.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Coat } from '../clothes/coat.ts'
import type { More, Pen } from '../shapes/graph.ts'
import { scale, times, turn } from '../shapes/matrix.ts'
import { blob, limb, oval, type Path } from '../shapes/path.ts'
import { drawTopTraits } from './head-traits.ts'

const HORN = '#ffeebf'
const OF_HORN = { material: 'stone', puff: 0.8 } as const

type Kind = CharacterSpec['type']

const OF_KIND: Readonly<Partial<Record<Kind, number>>> = { dragon: 2, monster: 2 }
const ANTENNAE: Readonly<Partial<Record<Kind, number>>> = { alien: 2, robot: 1 }

export const hornsOf = ({ type, look }: CharacterSpec): number => look.counts?.horns ?? OF_KIND[type] ?? 0

const aside = (kind: Kind, s: number): Path =>
  kind === 'monster'
    ? blob([s * 40, -66, s * 52, -104, s * 84, -128, s * 84, -92, s * 72, -46])
    : blob([s * 24, -64, s * 34, -98, s * 56, -122, s * 60, -94, s * 56, -54])

/** As they are said: rolled like a ram's, branched, long or short. */
function formed({ type, look: { traits = [] } }: CharacterSpec, s: number): readonly Path[] {
  const [x, y] = type === 'monster' ? [52, -66] : [42, -64]
  const on = (points: readonly (readonly [number, number, number])[]) =>
    limb(points.flatMap(([px, py, r]) => [s * (x + px), y + py, r]))
  if (traits.includes('curled-horns'))
    return [on([[0, 6, 15], [18, -26, 14], [52, -30, 12], [66, 2, 10], [46, 22, 8], [30, 6, 5]])] // prettier-ignore
  if (traits.includes('antlers'))
    return [
      on([[0, 8, 9], [12, -34, 8], [44, -58, 7], [50, -100, 4]]), // prettier-ignore
      on([[12, -34, 7], [4, -62, 6], [14, -92, 4]]), // prettier-ignore
      on([[40, -54, 6], [74, -66, 4]]), // prettier-ignore
    ]
  if (traits.includes('long-horns')) return [on([[0, 8, 15], [14, -44, 12], [44, -88, 8], [46, -126, 3]])] // prettier-ignore
  if (traits.includes('short-horns')) return [on([[0, 6, 13], [8, -14, 9], [12, -24, 5]])] // prettier-ignore
  return [aside(type, s)]
}

/** One of each pair; a second pair stands lower and is less. */
export function drawHornsAside(p: Pen, spec: CharacterSpec, s: number): void {
  for (let i = 0; i < Math.min(3, Math.floor(hornsOf(spec) / 2)); i++) {
    const q = i === 0 ? p : p.to(times(turn(s * i * 30), scale(1 - i * 0.12)))
    for (const horn of formed(spec, s)) q(horn, HORN, 'horn', OF_HORN)
  }
}

/** One alone, or the odd one, stands in the middle. */
function drawHornAmid(p: Pen, spec: CharacterSpec): void {
  if (hornsOf(spec) % 2 === 0) return
  p(blob([-22, -58, -14, -100, 2, -142, 13, -100, 22, -58]), HORN, 'horn', OF_HORN)
  for (const y of [-84, -102, -118]) {
    const w = (y + 150) * 0.26
    p(limb([-w, y + 3, 1.2, 0, y + 5, 2, w, y, 1.2]), '#cfae6e', 'ring', { decal: true, material: 'stone' })
  }
}

/** What a head bears besides the horns of its own kind. */
export function drawOnTop(p: Pen, spec: CharacterSpec, coat: Coat, more: More): void {
  if (!OF_KIND[spec.type]) for (const s of [-1, 1]) drawHornsAside(p, spec, s)
  drawHornAmid(p, spec)
  drawAntennae(p, spec, coat, more)
  drawTopTraits(p, spec)
}

function drawAntennae(p: Pen, spec: CharacterSpec, { hide, accent }: Coat, more: More): void {
  const own = ANTENNAE[spec.type]
  const many = Math.min(4, spec.look.counts?.antennae ?? own ?? 0)
  const robot = spec.type === 'robot'
  const bulb = (x: number, y: number, r: number) => {
    p(oval(x, y, r, r), accent, 'antenna', {
      material: 'glass',
      ...(robot ? { lit: true, puff: 1 } : { puff: 1, lit: true }),
    })
  }
  for (let i = 0; i < many; i++) {
    const s = many === 1 ? 0 : (i / (many - 1)) * 2 - 1
    if (robot) {
      p(limb([s * 40, -70, 4, s * 56, -104 + Math.abs(s) * 4, 3.4]), '#8a95a8', 'antenna', more)
      bulb(s * 60, -112 + Math.abs(s) * 4, 13)
    } else {
      p(
        limb([s * 28, -84, 6, s * 40, -122 - (1 - Math.abs(s)) * 8, 4.5, s * 56, -142 - (1 - Math.abs(s)) * 12, 4]),
        hide,
        'antenna',
        more,
      )
      bulb(s * 58, -148 - (1 - Math.abs(s)) * 14, 14)
    }
  }
}
