// Seals a draft: each picture by its own hash.

import { inArray } from 'drizzle-orm'
import { files } from '../../../database/schema/platform.ts'
import type { Rows } from '../../platform/database/rows.ts'
import { storyPages, type EditionContent, type EditionPage } from '../edition.ts'
import type { Draft } from './draft.ts'

const asJpeg = (key: string) => key.replace(/png$/, 'jpg')

/** As the owner. Pages without a picture are left out, and named in `missing`. */
export async function seal(
  owner: Rows,
  { bookId, ...draft }: Draft,
): Promise<{ content: EditionContent; missing: number[] }> {
  const keys = draft.pages.flatMap(({ shown }) => (shown === null ? [] : asJpeg(shown)))
  const rows = keys.length === 0 ? [] : await owner.select().from(files).where(inArray(files.key, keys))
  const hashes = new Map(rows.map(({ key, sha256 }) => [key, sha256]))
  const there = new Set(draft.pages.map(({ number }) => number))
  const missing = storyPages.filter((number) => !there.has(number))
  const pages = draft.pages.flatMap(({ shown, ...page }): EditionPage[] => {
    const sha256 = shown === null ? undefined : hashes.get(asJpeg(shown))
    if (sha256 !== undefined) return [{ ...page, sha256, picture: `editions/pictures/${bookId}/${sha256}.jpg` }]
    missing.push(page.number)
    return []
  })
  return { content: { ...draft, pages }, missing: missing.toSorted((a, b) => a - b) }
}
