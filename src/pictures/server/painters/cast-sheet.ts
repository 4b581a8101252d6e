// The reference that a provider gets: those on the page side by side, as our own illustrator draws them. Never a photo.

import { drawPicture } from '../draw-picture.ts'
import type { Drawing } from '../painter.ts'
import { castOf } from '../picture-prompt.ts'
import { portraitPage } from '../portrait.ts'
import { joinPortraits } from './darkroom.ts'

const width = 800
/** A few books' worth: the same few characters meet on page after page. */
const mostKept = 16

export type CastSheets = (drawing: Drawing) => Promise<Uint8Array | undefined>

export function openCastSheets(): CastSheets {
  const kept = new Map<string, Uint8Array>()
  return async ({ page, style, turn, signal }) => {
    const cast = castOf(page)
    if (cast.length === 0) return undefined
    const key = JSON.stringify([style, cast])
    const found = kept.get(key)
    if (found) return found
    const portraits = await Promise.all(
      cast.map((one) => drawPicture({ page: portraitPage(one), style, width, crop: 'face' }, { turn, signal })),
    )
    const sheet = await joinPortraits(
      portraits.map(({ jpeg }) => jpeg),
      signal,
    )
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest)
    kept.set(key, sheet)
    return sheet
  }
}
