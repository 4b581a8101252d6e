// The one seam between what a page shows and whoever paints it: the embedded illustrator or an image provider.

import type { Page } from '../../drawing/composing/picture.ts'
import type { Style } from '../../drawing/draw.ts'
import type { Turn } from '../../platform/threads/threads.ts'
import type { PrivateWords } from '../../stories/server/tellers/private-words.ts'

/** What our own illustrator needs to know: it reads the scene itself. */
export interface Drawing {
  page: Page
  style: Style
  size: 'screen' | 'preview' | 'square'
  turn: Turn
  signal: AbortSignal
}

export interface PaintOrder extends Drawing {
  bookId: string
  /** The style as a provider is told it. */
  styleWords: string
  /** Where its member set the story, in her words. */
  setting: string
  /** What is private of that member: asked for only by who tells of the page outside. */
  privateWords(): Promise<PrivateWords>
  purse: Purse
}

/** The book's money, in millionths of a US dollar: set aside before a call is made, so that pages painted at once never overdraw it together. */
export interface Purse {
  hold(amount: number): Promise<boolean>
  /** What was held turned out to cost so much. A call that nobody saw the end of stays paid for. */
  settle(held: number, spent: number): Promise<void>
}

export interface Painted {
  jpeg: Uint8Array
  webp: Uint8Array
  /** For the printer: a JPEG of what a provider painted larger than a screen shows it. */
  large?: Uint8Array
  /** 'embedded', or provider and model. */
  engine: string
  /** What the member is told plainly. */
  notices: string[]
  /** Of what a provider painted: dots an inch on paper. Our own is drawn again at print size. */
  ppi?: number
}

/** A painter never fails for a provider's fault: it falls back to the embedded illustrator and says so. */
export type Painter = (order: PaintOrder) => Promise<Painted>
