// How a picture was made: kept with it, so that the printer gets the very picture that the member saw, only larger.

import type { Page } from '../drawing/composing/picture.ts'
import type { Style } from '../drawing/draw.ts'

export interface PictureRecipe {
  style: Style
  page: Pick<Page, 'scene' | 'cast' | 'seed' | 'n' | 'words' | 'season'>
  /** Dots an inch on paper of what a provider painted: it cannot be drawn again. */
  ppi?: number
}
