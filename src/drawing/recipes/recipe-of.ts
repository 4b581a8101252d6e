// The row of a style.
import type { Recipe } from './recipe.ts'
import { PLAIN, RECIPES } from './recipes.data.ts'
import type { Style } from './style.ts'

export const recipeOf = (style: Style | undefined): Recipe => (style ? RECIPES[style] : PLAIN)
