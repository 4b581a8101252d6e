// The statements of the specification as docs/spec-coverage.md lists them: number, words, the code that holds each, the tests that would fail without it.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../test/children.ts'

export const coveragePage = 'docs/spec-coverage.md'

export interface Statement {
  number: string
  words: string
  code: string[]
  tests: string[]
}

/** What stands between backticks. */
const named = (cell = '') => cell.split('`').filter((_, at) => at % 2 === 1)

export function readStatements(): Statement[] {
  return readFileSync(join(root, coveragePage), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| S'))
    .map((line) => {
      const [number = '', words = '', code, tests] = line.slice(2).split(' | ')
      return { number, words, code: named(code), tests: named(tests) }
    })
}
