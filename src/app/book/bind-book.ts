// Binds the drawn book: book.pdf for screens or for the printer, and book.epub.

import { bind } from '../../editions/server/bind.ts'
import { manuscriptFrom, pictureName, type PlateBytes } from '../../editions/server/manuscript-of.ts'
import { hashOf } from '../../editions/server/hash-of.ts'
import { sha256, type BookFolder } from './book-folder.ts'
import type { Undrawn } from './edition-of.ts'
import type { Size } from './read-order.ts'

export const bookNames = { pdf: 'book.pdf', epub: 'book.epub' } as const

export async function bindBook(
  folder: BookFolder,
  edition: Undrawn,
  plates: PlateBytes,
  { size, today, begin }: { size: Size; today: Date; begin: () => void },
): Promise<void> {
  const hashed = edition.pages.map((page) => ({ ...page, sha256: sha256(plates.get(pictureName(page.number)) ?? '') }))
  const content = { ...edition, pages: hashed }
  const id = hashOf(content)
  const files = [
    { name: bookNames.pdf, kind: size === 'print' ? 'print-interior' : 'screen' },
    { name: bookNames.epub, kind: 'epub' },
  ] as const
  const due = files.filter(({ name, kind }) => !folder.made(name, `${kind} ${id}`))
  if (due.length === 0) return
  begin()
  const manuscript = manuscriptFrom({ sha256: id, content, createdAt: today }, plates, size)
  await Promise.all(
    due.map(async ({ name, kind }) => folder.keep(name, `${kind} ${id}`, await bind({ kind, content, manuscript }))),
  )
}
