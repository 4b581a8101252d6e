// The print passport of a book as it stands: every page is set as it would be printed, off the event loop.

import { printDensity, screenDensity } from '../../pictures/picture.ts'
import { findBook } from '../../books/server/find-book.ts'
import type { FirstLook, LongCall } from '../../platform/http/long-route.ts'
import type { Passport } from '../contract.ts'
import { preflight } from '../preflight.ts'
import { storyMissing } from '../refusals.ts'
import { reasonsAgainst } from '../same-findings.ts'
import { findFaults } from './bind.ts'
import { draftOf, type Draft, type DraftPage } from './draft.ts'

export async function lookAtPassport(call: FirstLook<{ id: string }>): Promise<Draft> {
  const draft = await draftOf(call.rows, await findBook(call, call.input.id))
  if (!draft) throw storyMissing()
  return draft
}

export const readPassport = (_call: LongCall<{ id: string }>, draft: Draft): Promise<Passport> => passportOf(draft)

const unseen = { jpeg: new Uint8Array(), width: 1, height: 1, alt: '' }

/** Outside of any transaction. */
export async function passportOf({ bookId, art: _art, pages, ...draft }: Draft): Promise<Passport> {
  const faults = await findFaults({
    ...draft,
    id: bookId,
    heroes: draft.names,
    finishedOn: '2000-01-01',
    cover: unseen,
    back: unseen,
    endPapers: unseen,
    pages: pages.map(({ number, text, recipe }) => {
      const { shot, textSide } = recipe.page.scene
      return { number, text, shot, textSide, picture: unseen }
    }),
  })
  return preflight(bookId, {
    ...draft,
    pages: pages.map((page) => ({ number: page.number, text: page.text, alt: page.alt, ppi: ppiOf(page) })),
    faults,
  })
}

/** The first thing that the printer would send it back for, and how to mend it; undefined when it can be printed. */
export async function whyUnprintable(draft: Draft): Promise<string | undefined> {
  const [first] = reasonsAgainst((await passportOf(draft)).findings)
  return first
}

function ppiOf({ shown, engine, recipe }: DraftPage): number | null {
  if (shown === null) return null
  return engine === 'embedded' ? printDensity : (recipe.ppi ?? screenDensity)
}
