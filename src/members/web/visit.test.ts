// What is kept of a visitor while she becomes a member, and which rooms are hers before.

import { expect, test } from 'vitest'
import { paths } from '../../base/paths.ts'
import { draftKey, moveDrafts } from './member-drafts.ts'
import { noteVisit, readVisit, visitKey } from './visit.ts'
import { admitsVisitors, isForVisitors } from './visitor-rooms.ts'

const session = (id: string, is_anonymous?: boolean) =>
  JSON.stringify({ access_token: 'a', refresh_token: `refresh of ${id}`, user: { id, is_anonymous } })

function shelf(first: Record<string, string> = {}) {
  const items = new Map(Object.entries(first))
  return {
    items,
    get length() {
      return items.size
    },
    key: (at: number) => [...items.keys()][at] ?? null,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
}

test('a visitor’s session is noted when a member’s takes its place, and no other', () => {
  const kept = shelf()
  noteVisit(kept, session('v', true), session('v', true))
  noteVisit(kept, session('m', false), session('n'))
  noteVisit(kept, 'no session', session('m'))
  expect(kept.items.size).toBe(0)
  noteVisit(kept, session('v', true), session('m', false))
  expect(readVisit(kept.getItem(visitKey))).toEqual({ id: 'v', refreshToken: 'refresh of v' })
})

test('her drafts go on under the member, and nobody else’s do', () => {
  const kept = shelf({ [draftKey('v', 'wizard')]: 'answers', [draftKey('w', 'wizard')]: 'others', other: 'thing' })
  moveDrafts(kept, 'v', 'm')
  expect(Object.fromEntries(kept.items)).toEqual({
    [draftKey('m', 'wizard')]: 'answers',
    [draftKey('w', 'wizard')]: 'others',
    other: 'thing',
  })
})

test('she makes her book and reads it; what is saved, painted, shared or bought is behind the door', () => {
  const open = [paths.createBook, paths.wizard, paths.reviewAi('b'), paths.title('b'), paths.dedication('b')]
  expect(open.filter((path) => !isForVisitors(path))).toEqual([])
  const closed = [
    paths.dashboard,
    paths.book('b'),
    paths.artStyle('b'),
    paths.images('b'),
    paths.preview('b'),
    paths.cart,
    paths.profile,
  ]
  expect([...closed, paths.newBook, paths.desk].filter(isForVisitors)).toEqual([])
  expect([paths.createBook, `${paths.createBook}/`, paths.wizard].map(admitsVisitors)).toEqual([true, true, false])
})
