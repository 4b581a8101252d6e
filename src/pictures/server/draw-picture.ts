// Paints a picture off the event loop, on a few threads that all pictures of this process share.

import { availableParallelism, totalmem } from 'node:os'
import type { Page } from '../../drawing/compose.ts'
import type { Style } from '../../drawing/draw.ts'
import { openThreads } from '../../platform/threads/threads.ts'

export interface DrawOrder {
  page: Page
  style: Style
  width: number
  /** The square around the first face, or the whole page on a square of paper. */
  crop?: 'face' | 'square'
}

export interface DrawnPicture {
  jpeg: Uint8Array<ArrayBuffer>
  webp: Uint8Array<ArrayBuffer>
}

const gigabyte = 1024 ** 3
const most = Math.max(1, Math.min(availableParallelism(), 8, Math.floor(totalmem() / (1.5 * gigabyte))))

const painting = openThreads<DrawOrder, DrawnPicture>(new URL('./draw-thread.ts', import.meta.url), most)

/** What somebody waits for in front of a screen is urgent. */
export const drawPicture = painting.ask
