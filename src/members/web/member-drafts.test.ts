import { expect, test } from 'vitest'
import { hour } from '../../base/dates.ts'
import { draftKey, sweepDrafts } from './member-drafts.ts'

/** As a browser keeps it. */
function shelfOf(entries: Record<string, string>) {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('what was begun on this device is taken off it after an hour, whoever began it; nothing else is', () => {
  const now = Date.now()
  const draft = (ago: number) => JSON.stringify({ at: now - ago, answers: { avoid: 'thunder' } })
  const shelf = shelfOf({
    [draftKey('ana', 'wizard')]: draft(hour),
    [draftKey('ben', 'book-new')]: draft(2 * hour),
    [draftKey('ana', 'cart')]: JSON.stringify(['a book']),
    [draftKey('ana', 'title-7')]: draft(hour - 1),
    theme: draft(3 * hour),
  })
  sweepDrafts(shelf, now)
  expect([...shelf.kept.keys()]).toEqual([draftKey('ana', 'cart'), draftKey('ana', 'title-7'), 'theme'])
})
