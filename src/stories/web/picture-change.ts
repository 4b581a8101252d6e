// How the picture of a page is changed where its words are read. A story knows of no painter: the app hands in what is shown.

import { createContext, type ReactNode } from 'react'
import type { Page } from '../contract.ts'

export interface PictureChange {
  page: Page
  onClose: () => void
}

/** Nothing where nobody may ask for pictures. */
export const PictureChangeContext = createContext<((change: PictureChange) => ReactNode) | undefined>(undefined)
