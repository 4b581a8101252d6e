// Scenery cut from the few papers of a book: flat, hard at its edges, without what is too small for scissors.
import { dice } from '../../base/dice.ts'
import type { Staged } from '../composing/stage-page.ts'
import { mix, oklch, type Hex } from '../shapes/color.ts'
import { partBox, PLAIN_LIGHT, type Layer, type Part } from '../shapes/graph.ts'
import { lightOn } from '../shapes/lit.ts'
import { PAGE } from '../places/scenery.ts'
import { INKS, NIGHT } from './inks.data.ts'

const SCENERY: ReadonlySet<Layer['kind']> = new Set(['sky', 'far', 'mid', 'ground', 'front'])
/** Scissors cut nothing smaller, in units. */
const LEAST = 9
const LEAST_DECAL = 26
/** In the dark all papers would be one: so much of its colour by day is left in each. */
const BY_DAY = 0.5
/** Words and numbers on a wall stay what they say. */
const KEPT: ReadonlySet<Part['material']> = new Set(['ink'])

export function cutPaper(staged: Staged): void {
  const { scenery } = staged
  if (!scenery.recipe.cut) return
  const inks = inksOf(staged)
  for (const layer of scenery.layers) {
    if (!SCENERY.has(layer.kind)) continue
    let below: Hex | undefined
    layer.parts = layer.parts.filter(isLargeEnough).map((part) => {
      const isBroad = !part.decal && partBox(part).w > PAGE.w * 0.6
      const own = part.lit ? part.color : mix(lightOn(part.color, layer.grade), part.color, BY_DAY)
      const seen = part.fade ? mix(own, part.lit ? part.fade : lightOn(part.fade, layer.grade), 0.5) : own
      const color = KEPT.has(part.material) ? seen : nearest(inks, seen, isBroad ? below : undefined)
      if (isBroad) below = color
      const { fade: _fade, ...flat } = part
      return { ...flat, color, lit: true, plain: true, puff: 0 }
    })
    layer.grade = PLAIN_LIGHT
  }
}

export const isDark = ({ scenery }: Staged) => scenery.night && !scenery.indoors

/** A book has one set; night and lost colours are in it too. */
export function inksOf(staged: Staged): readonly Hex[] {
  const { page, scene } = staged
  const faded = scene.faded ?? 0
  const set = INKS[dice(`${page.seed}/inks`).roll(INKS.length) - 1] ?? INKS[0] ?? []
  const lit = isDark(staged) ? set.map((ink, i) => mix(ink, NIGHT, i === set.length - 1 ? 0.3 : 0.72)) : set
  return faded > 0 ? lit.map((ink) => mix(ink, '#b9b4ae', faded * 0.8)) : lit
}

function isLargeEnough(part: Part): boolean {
  const { w, h } = partBox(part)
  if (part.soft) return part.lit === true || part.material === 'light'
  const short = Math.min(w, h)
  return part.decal ? short >= LEAST_DECAL || Math.max(w, h) > 120 : short >= LEAST || Math.max(w, h) > 60
}

const tones = new Map<Hex, readonly [number, number, number]>()

function labOf(hex: Hex): readonly [number, number, number] {
  const found = tones.get(hex)
  if (found) return found
  const [L, C, h] = oklch(hex)
  const made = [L, C * Math.cos((h * Math.PI) / 180), C * Math.sin((h * Math.PI) / 180)] as const
  if (tones.size > 5000) tones.clear()
  tones.set(hex, made)
  return made
}

/** The palest, or by night the deepest. */
export function sheetInk(staged: Staged): Hex {
  const dark = isDark(staged)
  return inksOf(staged).reduce((best, ink) => (labOf(ink)[0] < labOf(best)[0] === dark ? ink : best))
}

/** The paper nearest to a colour, its lightness above all; `not` lies right beneath it. */
function nearest(inks: readonly Hex[], color: Hex, not: Hex | undefined): Hex {
  const [L, a, b] = labOf(color)
  const far = (ink: Hex) => {
    const [l, p, q] = labOf(ink)
    return Math.hypot((L - l) * 1.5, (a - p) * 1.1, (b - q) * 1.1) + (ink === not ? 9 : 0)
  }
  return inks.reduce((best, ink) => (far(ink) < far(best) ? ink : best))
}
