// What editions need from outside of themselves: whoever draws, and whoever knows what is paid for.

import { drawPicture, drawPrint } from '../../pictures/server/draw-picture.ts'
import type { Download } from '../edition.ts'

/** The proof is free and never asked for. */
export interface Wanted {
  userId: string
  bookId: string | null
  editionId: string
  kind: Exclude<Download, 'proof'>
}

export interface Bindery {
  drawPicture: typeof drawPicture
  drawPrint: typeof drawPrint
  mayDownload(wanted: Wanted): Promise<boolean>
}

export const ourIllustrator: Pick<Bindery, 'drawPicture' | 'drawPrint'> = { drawPicture, drawPrint }
