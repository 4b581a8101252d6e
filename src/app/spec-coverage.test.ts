// Each statement of the specification has code and tests: docs/spec-coverage.md numbers them, and the titles of tests carry the numbers.

import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readStatements } from '../../scripts/faults/statements.ts'

const root = join(import.meta.dirname, '../..')

const statements = readStatements()
const decisions = statements
  .flatMap(({ words }) => words.split('](../').slice(1))
  .map((rest) => rest.slice(0, rest.indexOf(')')))
/** The numbers in the titles of each file of tests. */
const titled = new Map<string, Set<string>>()

beforeAll(() => {
  for (const file of globSync(['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'e2e/*.e2e.ts'], { cwd: root }))
    titled.set(file, numbersIn(readFileSync(join(root, file), 'utf8')))
})

/** At the end of a title: `… [S2.7 S2.8]'`. */
function numbersIn(source: string): Set<string> {
  const tails = source.split('\n').flatMap((line) => /\[(S\d[\dS. ]*)\]['"`],/.exec(line)?.[1] ?? [])
  return new Set(tails.flatMap((tail) => tail.split(' ')))
}

test('the statements are numbered section by section, each once', () => {
  expect(statements.length).toBeGreaterThan(250)
  const places = statements.map(({ number }) => number.slice(1).split('.').map(Number))
  const wrong = places.filter(([section = 0, at = 0], index) => {
    const [before = 0, last = 0] = places[index - 1] ?? []
    return section === before ? at !== last + 1 : section !== before + 1 || at !== 1
  })
  expect(wrong).toEqual([])
})

test('each statement names code and tests that exist, and stands in a title of each of these tests', () => {
  const missing = statements.flatMap(({ number, code, tests }) => [
    ...(code.length === 0 || tests.length === 0 ? [`${number} names nothing`] : []),
    ...code.filter((file) => !existsSync(join(root, file))).map((file) => `${number}: ${file} is missing`),
    ...tests.filter((file) => !titled.get(file)?.has(number)).map((file) => `${number} is in no title of ${file}`),
  ])
  expect(missing).toEqual([])
})

test('no title has a number that the page does not know, or knows elsewhere', () => {
  const known = new Map(statements.map(({ number, tests }) => [number, tests]))
  const strange = [...titled].flatMap(([file, numbers]) =>
    [...numbers].filter((number) => !known.get(number)?.includes(file)).map((number) => `${number} in ${file}`),
  )
  expect(strange).toEqual([])
})

test('what differs on purpose names a decision that exists', () => {
  expect(decisions.length).toBeGreaterThan(30)
  expect(decisions.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
