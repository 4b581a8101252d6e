// The time of year of a book: one table turns the greens of every place into blossom, summer, russet or snow.
import { isPlace } from '../../stage/places/places.ts'
import { dice } from '../../base/dice.ts'
import type { Place, Scene } from '../../stage/scene.ts'
import { fromOklch, mix, oklch, tone, type Hex } from '../shapes/color.ts'
import { leafLoop } from './foliage.ts'
import { partBox, pen, type Layer, type Part } from '../shapes/graph.ts'
import type { Loop } from '../shapes/path.ts'
import { PAGE } from './scenery.ts'

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof SEASONS)[number]

interface Paints {
  /** A leaf and a blade or meadow, from their summer green; `u` drifts over the page from 0 to 1. */
  leaf(green: Hex, u: number): Hex
  ground(green: Hex): Hex
  /** Light leaves of some trees are blossoms instead. */
  blossom?: readonly Hex[]
  /** What lies under the trees. */
  fallen?: readonly Hex[]
  flowers: boolean
  /** Earth and paths under snow. */
  snow?: true
}

/** Lightness and chroma stay those of the leaf, so that every tree keeps its shape. */
const turned = (green: Hex, hue: number, light: number, chroma: number) => {
  const [L, C] = oklch(green)
  return fromOklch(Math.max(0.2, Math.min(0.96, L + light)), C * chroma, hue)
}
const frosted = (green: Hex, white: number) => {
  const [L, C] = oklch(green)
  return fromOklch(Math.min(0.985, L + (1 - L) * white), C * 0.16, 240)
}

const PAINTS: Readonly<Record<Season, Paints>> = {
  spring: {
    leaf: (c) => tone(c, 0.035, 0.012, -7),
    ground: (c) => tone(c, 0.02, 0.012, -3),
    blossom: ['#ffd3e0', '#fff0f2', '#ffc2d6'],
    flowers: true,
  },
  summer: { leaf: (c) => c, ground: (c) => c, flowers: true },
  autumn: {
    leaf: (c, u) => turned(c, 38 + u * 46, 0.02 + u * 0.06, 1.06),
    ground: (c) => turned(c, 104, 0.015, 0.74),
    fallen: ['#d9692f', '#e8a23a', '#b94a34', '#f0bd55'],
    flowers: false,
  },
  winter: { leaf: (c) => frosted(c, 0.58), ground: (c) => frosted(c, 0.7), flowers: false, snow: true },
}

/** Winter comes only when the story or the day asks for it: the words of most stories speak of grass and flowers. */
export function seasonOf(page: {
  season?: Season | undefined
  seed: number | string
  scene?: Pick<Scene, 'winter'>
}): Season {
  if (page.scene?.winter) return 'winter'
  return page.season ?? dice(`${page.seed}/season`).pick(['spring', 'summer', 'summer', 'autumn'] as const)
}

const FEASTS: readonly (readonly [RegExp, Season])[] = [
  [/christmas|xmas|hanukkah|chanukah|kwanzaa|solstice|new year|yule|advent|winter|snow/i, 'winter'],
  [/halloween|thanksgiving|diwali|harvest|autumn|sukkot|day of the dead/i, 'autumn'],
  [/easter|passover|holi\b|nowruz|mother's day|spring/i, 'spring'],
  [/summer|midsummer|beach|fourth of july|father's day/i, 'summer'],
]

/** The season that an occasion's own words name, if any. */
export function seasonOfWords(words: string): Season | undefined {
  return FEASTS.find(([feast]) => feast.test(words))?.[1]
}

const green = (color: Hex) => {
  const [L, C, h] = oklch(color)
  return C > 0.035 && L > 0.22 && h > 100 && h < 176
}

const LEAFY: ReadonlySet<Part['material']> = new Set(['leaf', 'ground'])
const BLOOM: ReadonlySet<string> = new Set(['petal', 'stem', 'lily'])
const SOIL: ReadonlySet<string> = new Set(['ground/ground', 'ground/path'])
const last = (id: string) => id.slice(id.lastIndexOf('/') + 1)

/** Paints what grows in these layers; people, their things and houses stay as they are. */
export function wearSeason(layers: readonly Layer[], place: Place, indoors: boolean, season: Season): void {
  if (indoors || season === 'summer' || isPlace(place, 'seasonless')) return
  const paints = PAINTS[season]
  for (const layer of layers) {
    if (layer.kind === 'sky' || layer.kind === 'figure' || layer.kind === 'air') continue
    if (layer.kind === 'things') {
      if (paints.snow)
        for (const part of layer.parts)
          if (last(part.id) === 'tree' && green(part.color)) part.color = paints.leaf(part.color, 0)
      continue
    }
    if (!paints.flowers) layer.parts = layer.parts.filter((part) => !BLOOM.has(last(part.id)))
    for (const part of layer.parts) {
      if (!LEAFY.has(part.material)) continue
      const name = last(part.id)
      const b = partBox(part)
      const low = part.material === 'ground' || name === 'grass' || name === 'reed'
      // In steps, so that painted cushions are shared.
      const u = Math.round((0.5 + 0.5 * Math.sin((b.x + b.w / 2) / 118 + layer.depth * 9)) * 5) / 5
      const paint = (color: Hex) => (green(color) ? (low ? paints.ground(color) : paints.leaf(color, u)) : color)
      const { blossom } = paints
      const before = part.color
      part.color = paints.snow && SOIL.has(part.id) ? mix(frosted(before, 0.76), before, 0.08) : paint(before)
      if (blossom && u > 0.3 && name === 'leaf' && green(before) && oklch(before)[0] > 0.6)
        part.color = mix(part.color, blossom[Math.round(u * 10) % blossom.length] ?? '#ffd3e0', 0.85)
      if (part.fade) part.fade = paints.snow && SOIL.has(part.id) ? frosted(part.fade, 0.66) : paint(part.fade)
    }
    const { fallen } = paints
    if (fallen && layer.name === 'ground') strew(layer, fallen)
  }
}

/** Leaves on the ground, small at the horizon, in four shapes of many loops. */
function strew(layer: Layer, colors: readonly Hex[]): void {
  const soil = layer.parts[0]
  if (!soil) return
  const top = partBox(soil).y + 14
  const p = pen(layer.parts, undefined, 'ground/')
  const die = dice(`fallen/${Math.round(top)}`)
  for (const color of colors) {
    const loops: Loop[] = []
    for (let i = 0; i < 34; i++) {
      const u = die.next() ** 0.7
      loops.push(
        leafLoop(die.next() * (PAGE.w + 40) - 20, top + u * (PAGE.h - top), 5 + u * 15, die.next() * 360, 0.32),
      )
    }
    p(loops, color, 'fallen', { material: 'leaf', puff: 0, plain: true, decal: true, fine: true })
  }
}
