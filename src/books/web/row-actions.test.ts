// Which actions a row offers, by the status of its book.

import { describe, expect, test } from 'vitest'
import { bookStatuses } from '../book.ts'
import { rowActions, titlePath } from './row-actions.ts'

const everywhere = () => true
const nowhere = () => false
const seen_steps = ['story'] as const
const actionsOf = (status: (typeof bookStatuses)[number]) =>
  rowActions({ id: '7', status, art_style_id: 'vector', isPainting: false, seen_steps }, everywhere).map(
    ({ name, to }) => [name, to],
  )

describe('with all screens built', () => {
  test('a draft is edited [S2.31]', () => {
    expect(actionsOf('draft')).toEqual([['Edit book information', '/dashboard/book/7']])
  })
  test('a written story is illustrated, reviewed or previewed [S2.32 S2.34]', () => {
    expect(actionsOf('text_generated')).toEqual([
      ['Generate images for this book', '/dashboard/book/7/images'],
      ['Review story', '/dashboard/book/7/review-ai'],
      ['Preview book', '/dashboard/book/7/preview'],
    ])
  })
  test('a story that nobody has read is read first, by its title, too', () => {
    const unread = {
      id: '7',
      status: 'text_generated',
      art_style_id: 'vector',
      isPainting: false,
      seen_steps: [],
    } as const
    expect(rowActions(unread, everywhere).map(({ name, to }) => [name, to])).toEqual([
      ['Read and review story', '/dashboard/book/7/review-ai'],
      ['Generate images for this book', '/dashboard/book/7/images'],
      ['Preview book', '/dashboard/book/7/preview'],
    ])
    expect(titlePath(unread, everywhere)).toBe('/dashboard/book/7/review-ai')
  })
  test('while its pictures are painted, the next step is to watch or to read, not to begin them again', () => {
    const namesOf = (seen: readonly 'story'[]) =>
      rowActions(
        { id: '7', status: 'text_generated', art_style_id: 'vector', isPainting: true, seen_steps: seen },
        everywhere,
      ).map(({ name }) => name)
    expect(namesOf(seen_steps)).toEqual(['See it being painted', 'Review story', 'Preview book'])
    expect(namesOf([])).toEqual(['Read and review story', 'See it being painted', 'Preview book'])
  })
  test('a story whose art style nobody has chosen is illustrated by way of choosing it', () => {
    const [first] = rowActions(
      { id: '7', status: 'text_generated', art_style_id: null, isPainting: false, seen_steps },
      everywhere,
    )
    expect(first?.to).toBe('/dashboard/book/7/art-style')
  })
  test('a complete book is ordered, previewed, or its images changed [S2.33 S2.34 S2.35]', () => {
    expect(actionsOf('completed')).toEqual([
      ['Order physical copy', '/dashboard/cart?book=7'],
      ['Preview book', '/dashboard/book/7/preview'],
      ['Edit book images', '/dashboard/book/7/images'],
    ])
  })
  test('ordering takes the book along [S2.14 S2.35]', () => {
    const [order] = rowActions(
      { id: '7', status: 'completed', art_style_id: 'vector', isPainting: false, seen_steps },
      everywhere,
    )
    expect(order?.to).toBe('/dashboard/cart?book=7')
  })
  test('the title leads into the book', () => {
    expect(titlePath({ id: '7', status: 'draft', seen_steps }, everywhere)).toBe('/dashboard/book/7')
    expect(titlePath({ id: '7', status: 'text_generated', seen_steps }, everywhere)).toBe('/dashboard/book/7/preview')
    expect(titlePath({ id: '7', status: 'completed', seen_steps }, everywhere)).toBe('/dashboard/book/7/preview')
  })
})

test('no action leads to a screen that does not exist', () => {
  for (const status of bookStatuses) {
    expect(rowActions({ id: '7', status, art_style_id: 'vector', isPainting: false, seen_steps }, nowhere)).toEqual([])
    expect(titlePath({ id: '7', status, seen_steps }, nowhere)).toBeUndefined()
  }
  const reviewed = (path: string) => path.endsWith('/review-ai')
  expect(titlePath({ id: '7', status: 'text_generated', seen_steps }, reviewed)).toBe('/dashboard/book/7/review-ai')
  const only = (path: string) => path.endsWith('/preview')
  expect(
    rowActions({ id: '7', status: 'completed', art_style_id: 'vector', isPainting: false, seen_steps }, only).map(
      ({ name }) => name,
    ),
  ).toEqual(['Preview book'])
})

test('what is written under a drawing is part of its name, for those who speak to their computer', () => {
  for (const status of bookStatuses)
    for (const { name, shown } of rowActions(
      { id: '7', status, art_style_id: 'vector', isPainting: false, seen_steps },
      everywhere,
    ))
      expect(name.toLowerCase()).toContain(shown.toLowerCase())
})
