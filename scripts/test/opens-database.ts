// Which test files open a database, themselves or through the test helpers that they share.

import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { root } from './children.ts'

const opener = join('src', 'platform', 'database', 'test-database.ts')

/** They draw, bind, or speak with a printer outside, for seconds; every statement they send to a database is sent to PostgreSQL by others. */
export const inPassing = [
  join('src', 'editions', 'server', 'downloads.test.ts'),
  join('src', 'orders', 'server', 'print', 'lulu', 'lulu.test.ts'),
  join('src', 'pictures', 'server', 'live-portrait.test.ts'),
  join('src', 'visitors', 'server', 'samples.test.ts'),
  join('src', 'visitors', 'server', 'taste.test.ts'),
]

/** What has something to say about a second database. */
export const testsForSecondDatabase = (): string[] => testsWithDatabase().filter((file) => !inPassing.includes(file))

export function testsWithDatabase(): string[] {
  const known = new Map<string, boolean>()
  const opens = (file: string): boolean => {
    const before = known.get(file)
    if (before !== undefined) return before
    known.set(file, file === opener)
    const found = file === opener || helpersOf(file).some(opens)
    known.set(file, found)
    return found
  }
  return globSync('src/**/*.test.ts', { cwd: root }).filter(opens).toSorted()
}

/** Tests share what they need by files named `test-`. */
function helpersOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  return [...source.matchAll(/from '(\.[^']+)'/g)]
    .map(([, path = '']) => normalize(join(dirname(file), path)))
    .filter((path) => basename(path).startsWith('test-'))
}
