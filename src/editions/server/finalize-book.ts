// FINISH: freezes a book into its next edition, binds the PDF for screens, and has the print pictures drawn later.

import { showBook, type Link } from '../../books/server/book-rows.ts'
import { findBook, lockBook } from '../../books/server/find-book.ts'
import { titleRequired } from '../../books/refusals.ts'
import type { FirstLook, LongCall } from '../../platform/http/long-route.ts'
import { storyMissing } from '../refusals.ts'
import type { Bindery } from './bindery.ts'
import { draftOf, type Draft } from './draft.ts'
import { holdFinishing } from './limits.ts'
import { nextEdition } from './next-edition.ts'

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
  const { id, number, sha256 } = await nextEdition(hands, bindery, { userId: caller.id, draft })
  const book = await call.asMember((rows) => findBook({ rows, caller, hands }, draft.bookId))
  return { ...showBook(book, link), edition: { id, number, sha256 } }
}
