import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { prepareDataDirectory } from './open-database.ts'

const prepare = (DATA_DIR: string) => prepareDataDirectory(readConfig({ DATA_DIR }))

test('the data directory is made, however deep', () => {
  const directory = join(mkdtempSync(join(tmpdir(), 'data-')), 'a/b')
  expect(prepare(directory)).toBe(directory)
  expect(existsSync(directory)).toBe(true)
})

test.each(['/dev/null/data', '/proc/data'])(
  'the data directory %s ends in one line that says what to do',
  (directory) => {
    expect(() => prepare(directory)).toThrow(
      `The data directory ${directory} cannot be written. Make it writable, or set DATA_DIR to another one.`,
    )
  },
)
