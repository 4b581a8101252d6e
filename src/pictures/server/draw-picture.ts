// Paints pages, covers and end papers off the event loop, on a few threads that all pictures of this process share.

import { availableParallelism, totalmem } from 'node:os'
import type { Page } from '../../drawing/composing/picture.ts'
import type { Cover } from '../../drawing/sheets/cover.ts'
import type { Style } from '../../drawing/draw.ts'
import type { EndPaper } from '../../drawing/sheets/end-papers.ts'
import { pictureSizes } from '../picture.ts'
import { openRecent } from './recent-pictures.ts'
import { openThreads, type Turn } from '../../platform/threads/threads.ts'

/** What is on a sheet of the book. */
export type Sheet = { page: Page } | { cover: Cover } | { endPapers: EndPaper }

/** For screens, `width` pixels wide, trimmed. */
export type DrawOrder = Sheet & {
  style: Style
  width: number
  /** The square around the first face, or the whole sheet on a square of paper. */
  crop?: 'face' | 'square'
}

/** For the printer: at print size, bleed and all. */
export type PrintOrder = Sheet & { style: Style; width: 'print' }

type Bytes = Uint8Array<ArrayBuffer>

export interface DrawnPicture {
  jpeg: Bytes
  webp: Bytes
}

export interface DrawnPrint {
  jpeg: Bytes
  width: number
  height: number
  /** The colour in which words can be read on it. */
  ink: string
}

interface How {
  turn?: Turn
  signal?: AbortSignal
}

const gigabyte = 1024 ** 3
const most = Math.max(1, Math.min(availableParallelism(), 8, Math.floor(totalmem() / (1.5 * gigabyte))))

const painting = openThreads<DrawOrder | PrintOrder, DrawnPicture | DrawnPrint>(
  new URL('./draw-thread.ts', import.meta.url),
  most,
)

/** Of a small picture; nothing of a book's or a page's own name. */
export function seenIn(order: DrawOrder): object | undefined {
  const { style, width, crop } = order
  if (width > pictureSizes.preview.width) return undefined
  if (!('page' in order)) return order
  const { scene, cast, seed, n, words, season, room } = order.page
  return { style, width, crop, scene, cast, seed, n, words, season, room }
}

/** The previews of a book in each of four styles: some five megabytes. */
export const drawPicture = openRecent(
  async (order: DrawOrder, how?: How): Promise<DrawnPicture> => {
    const drawn = await painting.ask(order, how)
    if (!('webp' in drawn)) throw new Error('A picture for screens was packed for the printer')
    return drawn
  },
  seenIn,
  96,
)

export async function drawPrint(order: Sheet & { style: Style }, how?: How): Promise<DrawnPrint> {
  const drawn = await painting.ask({ ...order, width: 'print' }, how)
  if (!('ink' in drawn)) throw new Error('A picture for the printer was packed for screens')
  return drawn
}
