import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type BookShape, nextLeaf, spreadAt, spreadsNear, wideScreen } from './spreads.ts'

const wide: BookShape = { count: 8, isWide: true }
const narrow: BookShape = { count: 8, isWide: false }

test('on a wide screen the covers lie alone and the leaves between them in pairs [S9.18]', () => {
  const met: (readonly number[])[] = []
  let leaf: number | undefined = 0
  while (leaf !== undefined) {
    const open = spreadAt(leaf, wide)
    met.push(open)
    leaf = nextLeaf(open, wide, 1)
  }
  expect(met).toEqual([[0], [1, 2], [3, 4], [5, 6], [7]])
  expect(spreadAt(4, wide)).toEqual([3, 4])
  expect(nextLeaf([3, 4], wide, -1)).toBe(2)
  expect(nextLeaf([0], wide, -1)).toBeUndefined()
})

test('on a narrow screen each leaf lies alone [S9.18]', () => {
  expect([0, 3, 7, 9, -1].map((leaf) => spreadAt(leaf, narrow))).toEqual([[0], [3], [7], [7], [0]])
  expect(nextLeaf([3], narrow, 1)).toBe(4)
})

test('one by one, what only stands beside another leaf is passed over both ways: the story begins after two turns', () => {
  const passed = { ...narrow, passed: [1, 2, 6] }
  expect([nextLeaf([0], passed, 1), nextLeaf([3], passed, 1)]).toEqual([3, 4])
  expect(nextLeaf([3], passed, -1)).toBe(0)
  expect(nextLeaf([5], passed, 1)).toBe(7)
  expect(spreadAt(1, passed)).toEqual([3])
})

test('near is what is seen within the next turns either way, and nothing that is passed over', () => {
  expect(spreadsNear([0], wide, 2)).toEqual([0, 1, 2, 3, 4])
  expect(spreadsNear([3, 4], wide, 2)).toEqual([3, 4, 5, 6, 1, 2, 7, 0])
  expect(spreadsNear([0], { ...narrow, passed: [1, 2, 6] }, 2)).toEqual([0, 3, 4])
  expect(spreadsNear([7], { ...narrow, passed: [1, 2, 6] }, 2)).toEqual([7, 5, 4])
})

test('a screen is wide from 768 pixels on, for the leaves and for how they look [S9.18]', () => {
  expect(wideScreen).toBe('(min-width: 768px)')
  const styles = readFileSync(join(import.meta.dirname, 'flipbook.css'), 'utf8')
  // Whatever else changes on the smallest screens.
  const turns = [...styles.matchAll(/@media (\(m\w+-width: (?!640)[\d.]+px\))/g)].map(([, turn]) => turn)
  expect(new Set(turns)).toEqual(new Set([wideScreen, '(max-width: 767.98px)']))
})
