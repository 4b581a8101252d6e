// A migration runs while the version before it still serves: so it may add, and takes away only what that version no longer uses.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, 'migrations')
const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))

/** What the version before would stumble over. A statement that begins with `-- contract: why` was looked at by a person. */
const hurts: [RegExp, string][] = [
  [/^drop (table|type|view)\b/i, 'drops what the old version may read'],
  [/\bdrop column\b/i, 'drops a column that the old version may read'],
  [/\brename (to|column)\b/i, 'renames what the old version knows'],
  [/\bset not null\b/i, 'refuses rows that the old version writes'],
  [/\badd column\b(?=.*\bnot null\b)(?!.*\b(default|generated)\b)/is, 'refuses rows that the old version writes'],
  [
    /\bset data type\b|\balter column \S+ type\b/i,
    'rewrites the table under a lock, and changes what the old version reads',
  ],
]

function troublesOf(sql: string): string[] {
  const statements = sql.split('--> statement-breakpoint').map((statement) => statement.trim())
  return statements
    .filter((statement) => !/^-- contract: \S/.test(statement))
    .flatMap((statement) => hurts.filter(([pattern]) => pattern.test(statement)).map(([, why]) => why))
}

/** What came before has never met a version before it: it ran on empty databases only. */
const firstOnLiveTables = 11
const live = names.filter((name) => Number(name.slice(0, 4)) >= firstOnLiveTables)

test.each(live)('%s can run while the version before it serves', (name) => {
  expect(troublesOf(readFileSync(join(folder, name), 'utf8'))).toEqual([])
})

test('the check sees what hurts, and lets pass what was looked at', () => {
  const bad = [
    'DROP TABLE "books";',
    'ALTER TABLE "books" DROP COLUMN "title";',
    'ALTER TABLE "books" RENAME COLUMN "title" TO "name";',
    'ALTER TABLE "books" ALTER COLUMN "title" SET NOT NULL;',
    'ALTER TABLE "books" ADD COLUMN "pages" integer NOT NULL;',
    'ALTER TABLE "books" ALTER COLUMN "pages" SET DATA TYPE bigint;',
  ]
  for (const sql of bad) {
    expect(troublesOf(`create table x ();--> statement-breakpoint\n${sql}`), sql).toHaveLength(1)
    expect(troublesOf(`-- contract: nobody has read it since 0.4\n${sql}`), sql).toEqual([])
  }
  expect(troublesOf('ALTER TABLE "files" ADD COLUMN "is_sealed" boolean DEFAULT false NOT NULL;')).toEqual([])
  expect(troublesOf('ALTER TABLE "orders" ADD COLUMN "held_at" timestamp;')).toEqual([])
})

test('migrations are numbered without a gap, as their journal has them', () => {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'))
  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, at) => at))
  expect(entries.map(({ tag }: { tag: string }) => `${tag}.sql`)).toEqual(names)
})
