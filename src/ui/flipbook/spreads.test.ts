import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nextLeaf, spreadAt, wideScreen } from './spreads.ts'

test('on a wide screen the covers lie alone and the leaves between them in pairs [S9.18]', () => {
  const met: (readonly number[])[] = []
  let leaf: number | undefined = 0
  while (leaf !== undefined) {
    const open = spreadAt(leaf, 8, true)
    met.push(open)
    leaf = nextLeaf(open, 8, 1)
  }
  expect(met).toEqual([[0], [1, 2], [3, 4], [5, 6], [7]])
  expect(spreadAt(4, 8, true)).toEqual([3, 4])
  expect(nextLeaf([3, 4], 8, -1)).toBe(2)
  expect(nextLeaf([0], 8, -1)).toBeUndefined()
})

test('on a narrow screen each leaf lies alone [S9.18]', () => {
  expect([0, 3, 7, 9, -1].map((leaf) => spreadAt(leaf, 8, false))).toEqual([[0], [3], [7], [7], [0]])
  expect(nextLeaf([3], 8, 1)).toBe(4)
})

test('a screen is wide from 768 pixels on, for the leaves and for how they look [S9.18]', () => {
  expect(wideScreen).toBe('(min-width: 768px)')
  const styles = readFileSync(join(import.meta.dirname, 'flipbook.css'), 'utf8')
  // Whatever else changes on the smallest screens.
  const turns = [...styles.matchAll(/@media (\(m\w+-width: (?!640)[\d.]+px\))/g)].map(([, turn]) => turn)
  expect(new Set(turns)).toEqual(new Set([wideScreen, '(max-width: 767.98px)']))
})
