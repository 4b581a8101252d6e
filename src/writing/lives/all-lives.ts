// The life stories of the shelf, by their heads alone: so that a browser can say what will be told of a wish.
import { head } from '#shelf/lives'
import type { LifeHead } from '../worlds/world.ts'

export const LIVES: readonly LifeHead[] = head
