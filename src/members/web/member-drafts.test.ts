// Signing out leaves no draft behind, and touches nothing else.

import { expect, test } from 'vitest'
import { clearDrafts, draftKey } from './member-drafts.ts'

test('all drafts go, the rest stays', () => {
  const items = new Map([
    [draftKey('m1', 'wizard'), 'Maya'],
    [draftKey('m1', 'book-1'), 'Maya'],
    [draftKey('m2', 'wizard'), 'Noah'],
    ['selectedTier', 'Single Book'],
  ])
  clearDrafts({
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
  })
  expect([...items.keys()]).toEqual(['selectedTier'])
})
