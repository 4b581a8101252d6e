// What is around the story of a book as it stands, as it will be printed: the cover is seen before anything is finished.

import { colophonWords } from '../../binding/paper-words.ts'
import type { Link } from '../../books/server/book-rows.ts'
import { findBook } from '../../books/server/find-book.ts'
import type { FirstLook, LongCall } from '../../platform/http/long-route.ts'
import { storyMissing } from '../refusals.ts'
import type { Bindery } from './bindery.ts'
import { draftOf, type Draft } from './draft.ts'
import { keepSheet } from './draw-sheets.ts'
import { holdSheets } from './limits.ts'
import { around } from './sheets.ts'

type Input = { id: string }

export async function lookAtSheets(call: FirstLook<Input>): Promise<Draft> {
  const draft = await draftOf(call.rows, await findBook(call, call.input.id))
  if (!draft) throw storyMissing()
  return draft
}

export async function readSheets({ hands, caller }: LongCall<Input>, draft: Draft, link: Link, bindery: Bindery) {
  await holdSheets(hands, caller.id)
  const sheet = { book: draft, userId: caller.id, bookId: draft.bookId }
  const keys = await Promise.all(around.map(async (name) => (await keepSheet(hands, bindery, { name, ...sheet })).key))
  const [cover, back, endPapers] = keys.map((key) => link(key.replace(/jpg$/, 'png')) ?? '')
  const finishedOn = hands.now().toISOString().slice(0, 10)
  return {
    cover_url: cover ?? '',
    back_url: back ?? '',
    end_papers_url: endPapers ?? '',
    colophon: colophonWords({ heroes: draft.names, colophon: draft.colophon, finishedOn, id: '' }),
  }
}
