// The one seam between what a page shows and whoever paints it: the embedded illustrator or an image provider.

import type { Page } from '../../drawing/compose.ts'
import type { Style } from '../../drawing/draw.ts'

export interface PaintOrder {
  page: Page
  style: Style
  /** What a provider is told; the embedded illustrator reads the scene itself. */
  prompt: string
  size: 'screen' | 'preview' | 'square'
  /** What may still be spent, in millionths of a US dollar. */
  budget: number
  /** Somebody waits for it in front of a screen. */
  isUrgent: boolean
  signal: AbortSignal
}

export interface Painted {
  jpeg: Uint8Array
  webp: Uint8Array
  /** 'embedded', or provider and model. */
  engine: string
  /** What the member is told plainly. */
  notices: string[]
  /** In millionths of a US dollar. */
  cost: number
}

/** A painter never fails for a provider's fault: it falls back to the embedded illustrator and says so. */
export type Painter = (order: PaintOrder) => Promise<Painted>
