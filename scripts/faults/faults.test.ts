// The faults that are planted fit the code as it stands, and the page says how many they are.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../test/children.ts'
import { faults } from './faults.ts'
import { coveragePage, readStatements } from './statements.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const numbers = readStatements().map(({ number }) => number)

test('each statement has a fault', () => {
  expect(numbers.filter((number) => !faults.some(({ statement }) => statement === number))).toEqual([])
})

test('each fault has its place exactly once in its file, and belongs to a statement', () => {
  const lost = faults.filter(({ file, find, replace }) => read(file).split(find).length !== 2 || find === replace)
  expect(lost).toEqual([])
  expect(faults.filter(({ statement }) => !numbers.includes(statement))).toEqual([])
})

test('faults stand in the order of their statements', () => {
  const places = faults.map(({ statement }) => numbers.indexOf(statement))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('the page says how many faults are planted, in how many statements, and which are not noticed', () => {
  const [opening = ''] = read(coveragePage).split('\n## 1')
  const tried = new Set(faults.map(({ statement }) => statement))
  expect(/\d+ faults in \d+ of the \d+ statements/.exec(opening)?.[0]).toBe(
    `${faults.length} faults in ${tried.size} of the ${numbers.length} statements`,
  )
  for (const { statement } of faults.filter((one) => one.unnoticed)) expect(opening).toContain(`${statement}: `)
})
