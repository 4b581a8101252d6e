// One thing made of an edition: bound when it is first asked for, off the event loop, and kept; the same bytes ever after.

import type { Hands } from '../../platform/hands.ts'
import type { Download } from '../edition.ts'
import { bind } from './bind.ts'
import { documents, keyOf } from './documents.ts'
import { filesOf, keepFile, type EditionRow } from './edition-rows.ts'
import { manuscriptFrom, platesOf, type FrozenEdition } from './manuscript-of.ts'

/** Whoever asks while it is being made waits for the same one. */
const underWay = new Map<string, Promise<string>>()

/** Answers the key of the file. Never inside a transaction. */
export function makeDownload(hands: Hands, row: EditionRow, kind: Download): Promise<string> {
  const name = `${row.id}/${kind}`
  const begun = underWay.get(name) ?? make(hands, row, kind).finally(() => underWay.delete(name))
  underWay.set(name, begun)
  return begun
}

export function frozen({ id, sha256, content, user_id, book_id, created_at }: EditionRow): FrozenEdition {
  return { id, sha256, content, userId: user_id ?? '', bookId: book_id, createdAt: created_at }
}

async function make(hands: Hands, row: EditionRow, kind: Download): Promise<string> {
  const { owner } = hands.database
  const kept = await filesOf(owner, row.id)
  const known = kept.get(kind)
  if (known !== undefined) return known
  const edition = frozen(row)
  const { content, userId, bookId } = edition
  const { size, contentType } = documents[kind]
  const plates = await platesOf(hands, content, kept, size)
  const manuscript = manuscriptFrom(edition, plates, size)
  const key = keyOf(edition, kind)
  const bytes = await bind({ kind, content, manuscript }, [...plates.values()])
  await hands.files.put({ key, bytes, contentType, kind: 'edition', userId, bookId })
  hands.failpoint('make-download.stored')
  await keepFile(owner, row.id, kind, key, hands.now())
  return key
}
