// The many rounds of embedded.test.ts.

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { killFirstBoots, killWriters } from './test-crashes.ts'

const newDirectory = () => join(mkdtempSync(join(tmpdir(), 'test-')), 'database')

test('20 databases killed in their first boot', { timeout: 600_000 }, async () => {
  for (let i = 0; i < 20; i++) {
    const directory = newDirectory()
    await killFirstBoots(directory, 1)
    expect(await killWriters(directory, 1)).toBeGreaterThan(0)
  }
})

test('60 kills while writing', { timeout: 600_000 }, async () => {
  expect(await killWriters(newDirectory(), 60)).toBeGreaterThan(1000)
})
