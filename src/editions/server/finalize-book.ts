// FINISH: freezes a book into its next edition, binds the PDF for screens, and has the print pictures drawn later.
// On a busy machine it says that it goes on; whoever asks again waits for the same edition.

import { setTimeout as sleep } from 'node:timers/promises'
import { finishingWait } from '../edition.ts'
import { showBook, type Link } from '../../books/server/book-rows.ts'
import { findBook, lockBook } from '../../books/server/find-book.ts'
import { titleRequired } from '../../books/refusals.ts'
import type { FirstLook, LongCall } from '../../platform/http/long-route.ts'
import { storyMissing } from '../refusals.ts'
import type { Bindery } from './bindery.ts'
import { draftOf, type Draft } from './draft.ts'
import { holdFinishing } from './limits.ts'
import { beginEdition } from './next-edition.ts'

type Input = { bookId: string }

export async function lookAtBook(call: FirstLook<Input>): Promise<Draft> {
  const book = await lockBook(call, call.input.bookId)
  if (book.title.trim() === '') throw titleRequired()
  const draft = await draftOf(call.rows, book)
  if (!draft) throw storyMissing()
  return draft
}

export async function finalizeBook(call: LongCall<Input>, draft: Draft, link: Link, bindery: Bindery) {
  const { hands, caller } = call
  await holdFinishing(hands, caller.id)
  const { mark, bound } = await beginEdition(hands, bindery, { userId: caller.id, draft })
  const finished = await Promise.race([bound, sleep(finishingWait, undefined)])
  const book = await call.asMember((rows) => findBook({ rows, caller, hands }, draft.bookId))
  const { id, number, sha256 } = finished ?? mark
  const answer = { ...showBook(book, link), edition: { id, number, sha256 }, goes_on: finished === undefined }
  return finished ? answer : Response.json(answer, { status: 202, headers: { 'cache-control': 'no-store' } })
}
