import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './children.ts'
import { inPassing, testsForSecondDatabase, testsWithDatabase } from './opens-database.ts'

const found = testsWithDatabase()

test('whoever opens a database is found, straight or through a helper; who opens none is not', () => {
  expect(found).toContain('src/platform/database/row-security.test.ts')
  expect(found).toContain('src/orders/server/till/buy-a-tier.test.ts')
  expect(found).toContain('src/app/access-matrix.test.ts')
  expect(found).not.toContain('src/platform/threads/threads.test.ts')
  expect(found).not.toContain('src/pictures/server/cover.test.ts')
})

test('whatever says something of its own about PostgreSQL is among them', () => {
  const all = globSync('src/**/*.test.ts', { cwd: root })
  const own = all.filter((file) => /\bonPostgres\b/.test(readFileSync(join(root, file), 'utf8')))
  expect(own.length).toBeGreaterThan(5)
  const tried = testsForSecondDatabase()
  expect(own.filter((file) => !tried.includes(file))).toEqual([])
})

test('who is left out of the second round is still there, and opens a database only in passing', () => {
  expect(inPassing.filter((file) => !found.includes(file))).toEqual([])
  const tried = testsForSecondDatabase()
  expect(inPassing.filter((file) => tried.includes(file))).toEqual([])
  expect(tried).toHaveLength(found.length - inPassing.length)
})
