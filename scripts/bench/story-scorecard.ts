// How well the embedded storyteller tells: the scorecard, T1 to T22, over random briefs, and how far its books are from each other.

import { BANDS, type Band } from '../../src/writing/brief/band.ts'
import { betweenRandomBooks, betweenSeeds, inARow, type Spread } from '../../src/writing/score/test-between-books.ts'
import { randomBooks, type Book } from '../../src/writing/score/test-random-books.ts'
import { writeSection } from './write-section.ts'

const bookCount = 200

const percent = (share: number) => `${(100 * share).toFixed(share > 0 && share < 0.1 ? 1 : 0)}%`

function cell(books: readonly Book[], id: string): string {
  const rows = books.flatMap((book) => book.rows.filter((row) => row.id === id))
  const mean = rows.reduce((sum, row) => sum + row.value, 0) / Math.max(1, rows.length)
  return `${percent(rows.filter((row) => row.pass).length / Math.max(1, rows.length))}, ${mean.toFixed(mean < 10 ? 2 : 0)}`
}

function rowTable(books: readonly Book[]): string {
  const of = (band: Band) => books.filter((book) => book.plan.band === band)
  return [
    `| Passed by, mean | ${BANDS.map((band) => `${band} (${of(band).length})`).join(' | ')} |`,
    `|---${'|---'.repeat(BANDS.length)}|`,
    ...(books[0]?.rows ?? []).map(
      ({ id, what }) => `| ${id} ${what} | ${BANDS.map((band) => cell(of(band), id)).join(' | ')} |`,
    ),
  ].join('\n')
}

function spreadRow(what: string, spread: Spread): string {
  return `| ${what} | ${spread.pairs} | ${percent(spread.median)} | ${percent(spread.p95)} | ${percent(spread.max)} |`
}

export function scoreStories(): string {
  const books = randomBooks(bookCount)
  const between = betweenRandomBooks(books)
  return [
    `${bookCount} random briefs; in each cell the share of books that pass, and the mean of what is counted. Columns are readers (books).`,
    '',
    rowTable(books),
    '',
    'T19, how much of one book (4-word phrases, names and refrain masked) stands in another:',
    '',
    '| | Pairs | Median | p95 | Highest |',
    '|---|---|---|---|---|',
    spreadRow('Random books', between.all),
    spreadRow('… of different worlds', between.worlds),
    spreadRow('… of the same world, for the same reader', between.sameWorld),
    spreadRow('Same brief, three seeds in a row', betweenSeeds(40)),
    spreadRow('Twelve books in a row of one member', inARow([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])),
  ].join('\n')
}

if (import.meta.main) {
  const text = scoreStories()
  console.log(text)
  writeSection('scorecard', text)
}
