// Binds off the event loop, on two threads that all editions of this process share.

import type { Fault } from '../../binding/find-faults.ts'
import type { Manuscript } from '../../binding/manuscript.ts'
import type { Message } from '../../binding/message-card.ts'
import { openThreads } from '../../platform/threads/threads.ts'
import type { Download, EditionContent } from '../edition.ts'

export interface BindOrder {
  kind: Download
  content: EditionContent
  manuscript: Manuscript
  /** Of a card; the book's own one says what its dedication says. */
  message?: Message
}

/** What letters and paper cannot give, for the print passport. */
export interface FaultOrder {
  manuscript: Manuscript
}

type Bytes = Uint8Array<ArrayBuffer>

const binding = openThreads<BindOrder | FaultOrder, Bytes | Fault[]>(new URL('./bind-thread.ts', import.meta.url), 2)

/** Somebody waits for it, unless it is for the printer. `moved`: plates that nobody else reads. */
export async function bind(order: BindOrder, moved: readonly Uint8Array[] = []): Promise<Bytes> {
  const bound = await binding.ask(order, { turn: order.kind.startsWith('print') ? 'in line' : 'first', moved })
  if (!(bound instanceof Uint8Array)) throw new Error('A book was examined and not bound')
  return bound
}

export async function findFaults(manuscript: Manuscript): Promise<Fault[]> {
  const found = await binding.ask({ manuscript }, { turn: 'first' })
  if (found instanceof Uint8Array) throw new Error('A book was bound and not examined')
  return found
}
