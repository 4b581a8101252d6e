// One row a style.
import type { Style } from './style.ts'
import type { Recipe } from './recipe.ts'

const ROUND: Recipe = {
  head: { child: 1, grown: 1, creature: 1 },
  limbs: 1,
  eyes: 'glass',
  apart: 1,
  lens: 31,
  brow: { lift: 36, thick: 1 },
  nose: 'button',
  mouth: 1,
}

export const RECIPES: Readonly<Record<Style, Recipe>> = {
  pixar: {
    ...ROUND,
    head: { child: 1, grown: 0.9, creature: 1 },
    open: { share: 0.1, paper: '#fffaf2', edge: 'framed' },
  },
  watercolor: {
    head: { child: 0.82, grown: 0.78, creature: 0.9 },
    limbs: 0.84,
    eyes: 'dots',
    apart: 0.8,
    lens: 23,
    brow: { lift: 23, thick: 0.72 },
    nose: 'line',
    mouth: 0.68,
    open: { share: 0.43, paper: '#ffffff', edge: 'torn' },
    words: 'torn',
  },
  vector: {
    head: { child: 0.88, grown: 0.82, creature: 0.95 },
    limbs: 0.72,
    eyes: 'beans',
    apart: 0.84,
    lens: 25,
    brow: { lift: 27, thick: 1 },
    nose: 'plane',
    mouth: 0.86,
    open: { share: 0.43, paper: '#fbf6ea', edge: 'cut' },
    words: 'cut',
    cut: true,
  },
  digital_art: {
    head: { child: 0.74, grown: 0.72, creature: 0.84 },
    limbs: 1,
    eyes: 'almonds',
    apart: 0.88,
    lens: 25,
    brow: { lift: 26, thick: 0.95 },
    nose: 'plane',
    mouth: 0.74,
    open: { share: 0.28, paper: '#f3ecdd', edge: 'swept' },
  },
  line_art: ROUND,
}

/** Where nobody says in which style, a thing is drawn as for the coloring page. */
export const PLAIN = RECIPES.line_art
