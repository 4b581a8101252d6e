// What the documents claim to be held by a test is: each test that they name exists, and no requirement is left out.

import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const tests = globSync(['{src,scripts}/**/*.{test,long}.ts', 'e2e/*.e2e.ts'], { cwd: root })

/** `file` “title”, as the tables name a test. */
const named = /`([\w.-]+\.(?:test|long|e2e)\.ts)` “([^”]+)”/g

function missingTests(path: string): string[] {
  return [...read(path).matchAll(named)].flatMap(([, file = '', title = '']) => {
    const isThere = tests.some((one) => basename(one) === file && read(one).includes(title))
    return isThere ? [] : [`${file}: ${title}`]
  })
}

/** Rows of all tables: their cells. */
const rowsOf = (path: string) =>
  read(path)
    .split('\n')
    .filter((line) => /^\| [\w.*]+ \|/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '')))

/** Section -> how many requirements of levels 1 and 2 ASVS 5.0.0 has there, numbered from 1. */
const sections: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 11, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2 },
  ...{ '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3 },
  ...{ '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
}

test('the security review has every requirement once, with tests that exist or a reason', () => {
  const rows = rowsOf('docs/asvs.md')
  const wanted = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  )
  expect(rows.map(([number]) => number).filter((number) => !number?.includes('*'))).toEqual(
    wanted.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
  )
  const unheld = rows.filter(([, , held = '']) => !/^(Built so|Operator|Not here|Differs|Open): \S/.test(held))
  expect(unheld.filter(([, , held = '']) => held.match(named) === null)).toEqual([])
  expect(missingTests('docs/asvs.md')).toEqual([])
})

test('links between documents lead somewhere', () => {
  const documents = globSync(['*.md', 'docs/*.md', 'decisions/*.md'], { cwd: root })
  const anchorsOf = (text: string) =>
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    )
  const dead = documents.flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:|mailto:|\/)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
      ([link, to = '', anchor]) => {
        const target = to === '' ? path : join(dirname(path), to)
        if (!existsSync(join(root, target))) return [`${path}: ${link}`]
        const isThere = anchor === undefined || anchorsOf(read(target)).includes(anchor)
        return isThere ? [] : [`${path}: ${link}`]
      },
    ),
  )
  expect(dead).toEqual([])
})

test('each promise about privacy has a place and a test that exists', () => {
  const rows = rowsOf('docs/privacy.md').filter(([number]) => /^P\d+$/.test(number ?? ''))
  expect(rows.map(([number]) => number)).toEqual(Array.from({ length: 19 }, (_, at) => `P${at + 1}`))
  expect(rows.filter(([, , , held = '']) => held.match(named) === null)).toEqual([])
  expect(missingTests('docs/privacy.md')).toEqual([])
})

test('each fault that is said to be tried has a test that exists', () => {
  const rows = read('docs/faults.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
  expect(rows.length).toBeGreaterThan(15)
  expect(rows.filter((row) => row.match(named) === null && !row.includes('---'))).toEqual([])
  expect(missingTests('docs/faults.md')).toEqual([])
})
