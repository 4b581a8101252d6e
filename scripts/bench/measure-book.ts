// How long `npm run book` takes from its start to the bound book.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Of so many books the middle one counts. */
const books = 3
const root = join(import.meta.dirname, '../..')
/** One book that several measures take. */
export const benchBrief = {
  recipient_type: 'Kid',
  recipient_age: 6,
  occasion: 'Birthday',
  genre: 'Adventure',
  interests: 'drawing, kites',
  characters: [
    { name: 'Mia', type: 'girl', age: 6, physical_description: 'brown skin, curly black hair, yellow raincoat' },
    { name: 'Biscuit', type: 'dog' },
  ],
}
const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const seconds = (values: readonly number[]) => `${middle(values).toFixed(1)} s`

function timed(folder: string, args: readonly string[]): number {
  const started = performance.now()
  const order = [
    'scripts/run.mjs',
    'book',
    '--brief',
    join(folder, 'brief.json'),
    '--out',
    join(folder, 'book'),
    ...args,
  ]
  execFileSync(process.execPath, order, { cwd: root, stdio: 'ignore' })
  return (performance.now() - started) / 1000
}

function measured(args: readonly string[]) {
  const times = Array.from({ length: books }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'bench-book-'))
    writeFileSync(join(folder, 'brief.json'), JSON.stringify(benchBrief))
    const whole = timed(folder, args)
    const again = timed(folder, args)
    rmSync(folder, { recursive: true })
    return { whole, again }
  })
  return [seconds(times.map(({ whole }) => whole)), seconds(times.map(({ again }) => again))]
}

export function measureBook(): string {
  const rows = ['vector', 'pixar'].map((style) => `| ${style} | ${measured(['--style', style]).join(' | ')} |`)
  return [
    `\`npm run book\` at screen size on ${availableParallelism()} cores, from its start to the bound PDF and EPUB; medians of ${books} books. Again: nothing is left to do.`,
    '',
    '| Style | A whole book | again |',
    '|---|---|---|',
    ...rows,
  ].join('\n')
}

if (import.meta.main) console.log(measureBook())
