// A book's finished copies, and whether the book has changed since.

import type { z } from 'zod'
import { partOf } from '../../base/pagination.ts'
import { colophonWords } from '../../binding/paper-words.ts'
import { findBook } from '../../books/server/find-book.ts'
import type { Link } from '../../books/server/book-rows.ts'
import type { FirstLook, LongCall } from '../../platform/http/long-route.ts'
import type { Edition, listEditions as contract } from '../contract.ts'
import { draftOf, type Draft } from './draft.ts'
import { editionsOf, filesOf, type EditionRow } from './edition-rows.ts'
import { hashOf } from './hash-of.ts'
import { seal } from './seal.ts'

type Input = z.output<typeof contract.input>

interface Found {
  rows: EditionRow[]
  draft: Draft | undefined
}

const most = 50

export async function lookAtEditions(call: FirstLook<Input>): Promise<Found> {
  const book = await findBook(call, call.input.id)
  const rows = await editionsOf(call.rows, book.id, most)
  return { rows, draft: rows.length === 0 ? undefined : await draftOf(call.rows, book) }
}

export async function listEditions({ hands, input }: LongCall<Input>, { rows, draft }: Found, link: Link) {
  const { owner } = hands.database
  const present = draft && hashOf((await seal(owner, draft)).content)
  const items = await Promise.all(
    rows.map(async (row): Promise<Edition> => {
      const files = await filesOf(owner, row.id)
      const sheet = (name: string) => link(files.get(name)?.replace(/jpg$/, 'png') ?? null) ?? ''
      return {
        id: row.id,
        number: row.number,
        sha256: row.sha256,
        book_id: row.book_id,
        title: row.content.title,
        cover_url: sheet('cover'),
        back_url: sheet('back'),
        end_papers_url: sheet('end-papers'),
        colophon: colophonWords({
          heroes: row.content.names,
          colophon: row.content.colophon,
          finishedOn: row.created_at.toISOString().slice(0, 10),
          id: row.sha256,
        }),
        created_at: row.created_at.toISOString(),
        print_ready: files.has('print-interior') && files.has('print-cover'),
        has_changes: row.sha256 !== present,
      }
    }),
  )
  return partOf(items, input)
}
