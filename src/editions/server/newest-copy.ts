// The finished copy of a book as it stands now: bound anew by itself when something was changed since the last one.

import type { Rows } from '../../platform/database/rows.ts'
import type { Hands } from '../../platform/hands.ts'
import type { Bindery } from './bindery.ts'
import { bookAndDraft, type Draft } from './draft.ts'
import { newestEdition, type EditionRow } from './edition-rows.ts'
import { hashOf } from './hash-of.ts'
import { nextEdition, type WhatToBind } from './next-edition.ts'
import { seal } from './seal.ts'

/** What would be printed of a book that is finished; one that got another story or style since is not. */
async function finishedDraft(rows: Rows, bookId: string): Promise<WhatToBind | undefined> {
  const found = await bookAndDraft(rows, bookId)
  if (!found?.draft || found.book.status !== 'completed') return undefined
  return { userId: found.book.user_id, draft: found.draft }
}

export const findFinished = async (hands: Hands, bookId: string | null): Promise<WhatToBind | undefined> =>
  bookId === null ? undefined : hands.database.transaction((rows) => finishedDraft(rows, bookId))

/** Never inside a transaction. */
export async function newestCopy(hands: Hands, bindery: Bindery, found: WhatToBind): Promise<EditionRow> {
  const { owner } = hands.database
  const newest = await newestEdition(owner, found.draft.bookId)
  const isPresent = newest !== undefined && newest.sha256 === (await hashNow(owner, found.draft))
  return isPresent ? newest : nextEdition(hands, bindery, found)
}

/** Whether nobody has changed the book since: within the transaction that freezes the copy into an order. */
export async function isAsItStands(rows: Rows, edition: EditionRow): Promise<boolean> {
  const found = edition.book_id === null ? undefined : await finishedDraft(rows, edition.book_id)
  return found !== undefined && (await hashNow(rows, found.draft)) === edition.sha256
}

const hashNow = async (rows: Rows, draft: Draft) => hashOf((await seal(rows, draft)).content)
