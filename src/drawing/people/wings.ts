// Wings: a fairy's four glassy ones, a dragon's two leathery ones. Torso space.
import { coatedAt, patchOf } from '../coats/patch-of.ts'
import { markingOf, patternOn, type Marking } from '../coats/pattern.ts'
import { mix, shadeOf, type Hex } from '../shapes/color.ts'
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, scale, times, turn } from '../shapes/matrix.ts'
import { blob, limb, oval } from '../shapes/path.ts'
import { hasPaws, type Beast } from './beast.ts'

/** Two of a dragon, and as many as were said of anybody: in feathers on what has paws. */
export function drawOwnWings(on: Pen, { spec, coat }: Pick<Beast, 'spec' | 'coat'>, up: number): void {
  const web = patchOf(spec.look, 'wings') ?? coat.accent
  const pairs = Math.min(3, Math.ceil((spec.look.counts?.wings ?? (spec.type === 'dragon' ? 2 : 0)) / 2))
  for (let i = pairs - 1; i >= 0; i--) {
    const pair = i === 0 ? on : on.to(times(move(0, i * 26), scale(1 - i * 0.2)))
    const kind = wingsOf(spec) ?? (hasPaws({ spec }) ? 'bird' : 'dragon')
    drawWings(pair, { kind, a: coat.hide, b: web, spread: spreadOf(spec), ...ownWings(spec, web) }, up)
  }
}

type Wings = 'fairy' | 'dragon' | 'bird' | 'butterfly'

/** As they are said to be. */
export function wingsOf({ look: { traits = [] } }: CharacterSpec): Wings | undefined {
  if (traits.includes('feathered-wings')) return 'bird'
  if (traits.includes('bat-wings')) return 'dragon'
  if (traits.includes('insect-wings')) return 'fairy'
  return traits.includes('butterfly-wings') ? 'butterfly' : undefined
}

export const spreadOf = ({ look: { traits = [] } }: CharacterSpec): number =>
  traits.includes('small-wings') ? 0.56 : traits.includes('large-wings') ? 1.32 : 1

interface Winged {
  kind: Wings
  a: Hex
  b: Hex
  spread: number
  isTorn?: boolean
  marking?: Marking | undefined
}

/** Torn, or in a pattern that the rest has not. */
export const ownWings = ({ look, type }: CharacterSpec, web: Hex): Pick<Winged, 'isTorn' | 'marking'> => ({
  isTorn: look.traits?.includes('torn-wings') === true,
  marking: look.patterned?.wings && markingOf(coatedAt(look, 'wings'), web, 'leather', type),
})

/** Each wing bears its pattern. */
function wingPen(p: Pen, marking: Marking | undefined): Pen {
  if (!marking) return p
  const put: Pen = Object.assign(
    (...[path, color, id, more]: Parameters<Pen>) => {
      p(path, color, id, more)
      if (id === 'wing') patternOn(p, path, marking)
    },
    { m: p.m, recipe: p.recipe, to: (m: Pen['m']) => wingPen(p.to(m), marking), point: p.point },
  )
  return put
}

const WHOLE = [0, 0, 28, -58, 84, -96, 124, -84, 108, -56, 112, -28, 84, -24, 74, 6, 44, -2]
const TORN = [
  0, 0, 28, -58, 84, -96, 124, -84, 104, -62, 86, -66, 108, -38, 112, -22, 84, -34, 62, -38, 74, 8, 44, -6, 34, -26, 24,
  -2,
]

const TEARS = [
  [58, -60, 8],
  [86, -76, 6],
] as const

export function drawWings(torso: Pen, { kind, a, b, spread, isTorn, marking }: Winged, t: number): void {
  for (const s of [-1, 1]) {
    const p = wingPen(torso.to(times(move(s * 14, -t * 0.78), scale(s * spread, spread))), marking)
    if (kind === 'bird') drawFeathers(p.to(turn(24)), b)
    else if (kind === 'butterfly') drawButterfly(p, b)
    else if (kind === 'fairy') {
      const w = { material: 'glass', puff: 0.35, alpha: 0.86 } as const
      p(blob([0, 0, 30, -66, 92, -106, 138, -84, 128, -34, 78, 4, 22, 12]), a, 'wing', {
        ...w,
        fade: mix(b, '#ffffff', 0.3),
      })
      p(blob([4, 8, 50, 20, 92, 52, 88, 88, 54, 92, 20, 56]), b, 'wing', { ...w, fade: mix(a, '#ffffff', 0.3) })
      for (const [x, y] of [
        [120, -78],
        [112, -44],
        [84, -88],
      ] as const)
        p(limb([8, -4, 1.4, x * 0.5, y * 0.55, 1.6, x, y, 0.7]), '#ffffff', 'vein', { decal: true, alpha: 0.75 })
      p(limb([10, 18, 1.4, 44, 44, 1.5, 72, 76, 0.7]), '#ffffff', 'vein', { decal: true, alpha: 0.75 })
    } else {
      p(isTorn ? blob(TORN, 0.3) : blob(WHOLE, 0.86), b, 'wing', { material: 'leather', puff: 0.5 })
      for (const [x, y, r] of isTorn ? TEARS : [])
        p(blob([x, y - r * 1.5, x + r, y, x, y + r * 1.2, x - r, y + r * 0.2], 0.5), shadeOf(b, 3.4), 'tear', {
          decal: true,
        })
      p(limb([2, -4, 9, 30, -58, 7, 84, -96, 5.4, 122, -86, 2.6]), shadeOf(a, 0.4), 'scale', { material: 'scale' })
      for (const [x, y] of [
        [108, -55],
        [84, -23],
      ] as const)
        p(limb([32, -56, 2.6, (32 + x) / 2 + 6, (y - 56) / 2 - 6, 2.2, x, y, 1]), shadeOf(b, 1.3), 'rib', {
          decal: true,
        })
    }
  }
}

/** Two broad lobes with a dark edge and a spot on each. */
function drawButterfly(p: Pen, color: Hex): void {
  const w = { material: 'paper', puff: 0.4 } as const
  const dark = shadeOf(color, 4)
  p(blob([0, 4, 34, 18, 82, 26, 98, 62, 74, 92, 40, 78, 14, 40]), shadeOf(color, 0.6), 'wing', w)
  p(blob([0, 0, 22, -62, 76, -112, 130, -104, 138, -58, 104, -8, 50, 10]), color, 'wing', w)
  for (const [x, y, r] of [
    [98, -70, 17],
    [66, 56, 13],
  ] as const) {
    p(oval(x, y, r, r), dark, 'wing-spot', { decal: true })
    p(oval(x, y, r * 0.56, r * 0.56), mix(color, '#ffffff', 0.7), 'wing-spot', { decal: true })
  }
  for (const [x, y] of [
    [70, -84],
    [104, -38],
  ] as const)
    p(limb([6, -4, 1.2, x * 0.55, y * 0.5, 1.6, x, y, 0.8]), dark, 'vein', { decal: true, alpha: 0.6 })
}

/** Three rows of feathers, the longest behind. */
function drawFeathers(p: Pen, color: Hex): void {
  const w = { material: 'fur', puff: 0.5 } as const
  for (const [x, y] of [
    [128, -70],
    [126, -42],
    [114, -14],
    [94, 8],
    [70, 22],
  ] as const)
    p(limb([8, -24, 12, x * 0.55, (y - 24) * 0.62, 15, x, y, 9]), shadeOf(color, 0.3), 'wing', w)
  for (const [x, y] of [
    [104, -72],
    [96, -46],
    [78, -20],
    [54, -4],
  ] as const)
    p(limb([6, -30, 12, x * 0.55, (y - 34) * 0.62, 15, x, y, 9]), color, 'wing', w)
  p(blob([0, -6, 16, -52, 66, -92, 104, -88, 88, -62, 52, -40, 24, -8]), mix(color, '#ffffff', 0.25), 'wing', w)
}
