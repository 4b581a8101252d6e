// What counts as passed, failed and skipped, with vitest run for real on a toy suite.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sum, totals } from './outcome.ts'
import { runVitest } from './vitest.ts'

const toy = mkdtempSync(join(tmpdir(), 'toy-suite-'))
afterAll(() => rmSync(toy, { recursive: true, force: true }))

test('a suite is counted test by test; a file that cannot be loaded is one failure', async () => {
  writeFileSync(
    join(toy, 'a.test.ts'),
    `test('yes', () => {}); test('no', () => expect(1).toBe(2)); test.skip('later')`,
  )
  writeFileSync(join(toy, 'b.test.ts'), `import './nowhere.ts'`)
  const outcome = await runVitest(['--root', toy, '--globals'])
  expect(outcome).toMatchObject({ passed: 1, failed: 2, skipped: 1 })
  expect(outcome.details).toContain('expected 1 to be 2')
  expect(outcome.details).toContain('nowhere.ts')
  expect(totals(sum([outcome, outcome]))).toBe('2 passed, 4 failed, 2 skipped')
})

test('an error between tests is a failure, and so is a runner that does not run', async () => {
  writeFileSync(
    join(toy, 'c.test.ts'),
    `test('yes', () => { setTimeout(() => { throw new Error('late') }) })
    test('waits', () => new Promise((resolve) => setTimeout(resolve, 100)))`,
  )
  expect(await runVitest(['c.test.ts', '--root', toy, '--globals'])).toMatchObject({ passed: 2, failed: 1 })
  expect(await runVitest(['--no-such-flag'])).toMatchObject({ passed: 0, failed: 1 })
})

test('the last line names skipped tests only when there are some', () => {
  expect(totals({ passed: 3, failed: 0, skipped: 0, details: '' })).toBe('3 passed, 0 failed')
})
