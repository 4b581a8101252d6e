// Joins the cast sheet, and makes a page's picture of what a provider answered: on threads, like everything with pixels.

import { openThreads } from '../../../platform/threads/threads.ts'

export type DarkroomOrder = { portraits: readonly Uint8Array[] } | { answer: Uint8Array }

/** Why a provider's picture cannot be used. */
export type Unfit = 'no picture' | 'too small' | 'wrong shape' | 'blank' | 'monochrome'

export interface Developed {
  jpeg: Uint8Array<ArrayBuffer>
  webp: Uint8Array<ArrayBuffer>
  /** For the printer: with all the dots that the provider gave, where they are more than a screen shows. */
  large?: Uint8Array<ArrayBuffer>
  /** Dots an inch on paper. */
  ppi: number
}

export type DarkroomAnswer = { sheet: Uint8Array<ArrayBuffer> } | { unfit: Unfit } | Developed

const room = openThreads<DarkroomOrder, DarkroomAnswer>(new URL('./darkroom-thread.ts', import.meta.url), 2)

export async function joinPortraits(portraits: readonly Uint8Array[], signal: AbortSignal): Promise<Uint8Array> {
  const made = await room.ask({ portraits }, { signal })
  if (!('sheet' in made)) throw new Error('The darkroom made no sheet')
  return made.sheet
}

/** At the size of a page on the screen; never the provider's own bytes. */
export async function developPicture(answer: Uint8Array, signal: AbortSignal): Promise<Developed | { unfit: Unfit }> {
  const made = await room.ask({ answer }, { signal })
  if ('sheet' in made) throw new Error('The darkroom made a sheet of a page')
  return made
}
