// What is being done with a book right now, in place of how far it is or beside it. A book knows of no pictures and no orders: the app hands in what is said.

import { createContext, type ReactNode } from 'react'

export interface UnderWay {
  bookId: string
  /** Nothing is left to paint of it. */
  isPainted: boolean
  /** How far it is: where nothing is being painted. */
  status: ReactNode
  /** Told whether its pictures are being painted. */
  onPainting: (isPainting: boolean) => void
}

export const UnderWayContext = createContext<(under: UnderWay) => ReactNode>(({ status }) => status)
