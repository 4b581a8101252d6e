// The picture before any style: layers of parts, far to near. Nothing in here knows how it will be painted.
import { PLAIN } from '../recipes/recipes.data.ts'
import type { Recipe } from '../recipes/recipe.ts'
import type { Hex, Rgb } from './color.ts'
import { at, IDENTITY, times, type Matrix } from './matrix.ts'
import { keptBox, moved, type Box, type Path } from './path.ts'

export type Material =
  | 'skin'
  | 'hair'
  | 'fur'
  | 'scale'
  | 'cloth'
  | 'leather'
  | 'metal'
  | 'wood'
  | 'leaf'
  | 'stone'
  | 'ground'
  | 'water'
  | 'cloud'
  | 'glass'
  | 'paper'
  | 'food'
  | 'eye'
  | 'ink'
  | 'light'

export interface Part {
  path: Path
  color: Hex
  material: Material
  /** How far the part bulges: 0 flat, 1 a cushion. */
  puff: number
  /** Who and what: "hero/head/skin". Alt text, hit areas and tests read it. */
  id: string
  /** Painted on the part beneath: no shade, no outline of its own. */
  decal?: boolean
  /** A soft-edged spot (blush, shadow, glow). */
  soft?: boolean
  alpha?: number
  /** Drawn only inside this shape. */
  clip?: Path
  /** Shines by itself: no grade, no fog. */
  lit?: boolean
  /** Second colour at the lower end: a calm gradient in every style. */
  fade?: Hex
  /** Left out when the picture is small. */
  fine?: boolean
  /** Only ground: what is left of the picture where the words lie. */
  quiet?: boolean
  /** Where it is to the words: under them it pales as a whole, beside them it stays as it is. */
  calm?: 'under' | 'beside'
  /** Two-tone shade is left out. */
  plain?: boolean
}

/** The light on a layer, undoable: out = (colour x gain) mixed toward the haze. */
export interface Grade {
  gain: Rgb
  haze: Hex
  amount: number
}

/** A light that catches one side of a figure: its colour, and where it comes from. */
export interface Rim {
  color: Hex
  x: number
  y: number
  strength: number
}

export interface Layer {
  name: string
  kind: 'sky' | 'far' | 'mid' | 'ground' | 'things' | 'shadow' | 'figure' | 'front' | 'air' | 'calm' | 'paper'
  /** 0 is where the heroes stand, 1 is the horizon, below 0 is in front of them. */
  depth: number
  grade: Grade
  parts: Part[]
  rim?: Rim | undefined
}

export const PLAIN_LIGHT: Grade = { gain: [1, 1, 1], haze: '#ffffff', amount: 0 }

export type More = Partial<Omit<Part, 'path' | 'color' | 'id'>>

/** A hand that draws into a layer from wherever it stands. */
export interface Pen {
  (path: Path, color: Hex, id: string, more?: More): void
  readonly m: Matrix
  /** In whose way it draws: eyes, mouths, proportions. */
  readonly recipe: Recipe
  /** The same hand elsewhere. */
  to(m: Matrix, prefix?: string): Pen
  point(x: number, y: number): readonly [number, number]
}

export function pen(parts: Part[], m: Matrix = IDENTITY, prefix = '', recipe: Recipe = PLAIN): Pen {
  const draw = (path: Path, color: Hex, id: string, more: More = {}) => {
    const part: Part = { material: 'cloth', puff: 0.8, ...more, path: moved(path, m), color, id: prefix + id }
    if (more.clip) part.clip = moved(more.clip, m)
    parts.push(part)
  }
  return Object.assign(draw, {
    m,
    recipe,
    to: (next: Matrix, more = '') => pen(parts, times(m, next), prefix + more, recipe),
    point: (x: number, y: number) => at(m, x, y),
  })
}

/** The same hand, drawing in another way. */
export function inWayOf(p: Pen, recipe: Recipe): Pen {
  const draw = (...stroke: Parameters<Pen>) => {
    p(...stroke)
  }
  const to = (m: Matrix, prefix?: string) => inWayOf(p.to(m, prefix), recipe)
  return Object.assign(draw, { m: p.m, recipe, to, point: (x: number, y: number) => p.point(x, y) })
}

export const partBox = (part: Part): Box => keptBox(part.path)
