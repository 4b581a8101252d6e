// Writes the parts of docs/scaling.md that follow from the measured figures: node scripts/bench/write-scaling.ts

import { bookCost, meanBook, memberYear, priceOf } from './book-costs.ts'
import { grow, mostBusy, sizes } from './growth.ts'
import { readFigures, type Figures } from './scaling-figures.ts'
import { predictTwo } from './scaling-model.ts'
import { writeSection } from './write-section.ts'

const megabytes = (bytes: number) => (bytes / 1024 ** 2).toFixed(1)
const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly string[]) =>
  [row(...head), `|${'---|'.repeat(head.length)}`, ...rows].join('\n')
const cents = (dollars: number) => `${(dollars * 100).toFixed(3)} ¢`

function measured({ pages, book, myBooks }: Figures): string {
  const steps = [
    ['Its story is written, its previews are drawn', book.written],
    ['Another style is chosen: its previews anew', book.previewed],
    ['Its 24 pages are painted, and what is around them', book.painted],
    ['It is finished: PDF, then everything for the printer', book.finished],
  ] as const
  return [
    table(
      ['Processor seconds for one page', 'Preview', 'Screen', 'Print'],
      Object.entries(pages).map(([style, { preview, screen, print }]) =>
        row(style, ...[preview, screen, print].map((seconds) => seconds.toFixed(2))),
      ),
    ),
    table(
      ['One book in vector', 'Worker', 'Server', 'Database', 'Files', 'Rows', 'In the database'],
      steps.map(([name, { seconds, kept }]) =>
        row(
          name,
          ...[seconds.worker, seconds.server, seconds.database].map((one) => `${one.toFixed(1)} s`),
          `${megabytes(kept.bytes)} MB`,
          Math.round(kept.rows),
          `${Math.round(kept.databaseBytes / 1024)} kB`,
        ),
      ),
    ),
    `A call of My Books: ${(myBooks.server * 1000).toFixed(1)} ms of the server's processor and ${(myBooks.database * 1000).toFixed(1)} ms of the database's.`,
  ].join('\n\n')
}

function model(figures: Figures): string {
  const rows = figures.runs.map(({ workers, pagesPerSecond, perPage, painted }) =>
    row(
      workers,
      pagesPerSecond.toFixed(2),
      perPage.workers.toFixed(2),
      perPage.elsewhere.toFixed(2),
      painted.join(' and '),
    ),
  )
  const { predicted, measured: found, off } = predictTwo(figures)
  return [
    table(['Workers, a core each', 'Pages a second', 'Seconds a page, workers', '… all else', 'Pages by each'], rows),
    `The same page takes ${figures.contention.toFixed(2)} times as long when the other core of this machine is busy, too. Predicted for two workers: ${predicted.toFixed(2)} pages a second; measured: ${found.toFixed(2)}; off by ${Math.round(off * 100)}%.`,
  ].join('\n\n')
}

function costs(figures: Figures): string {
  const styles = Object.keys(figures.pages)
  const books = [
    ...styles.map((style) => [style, bookCost(figures, style)] as const),
    ['a mean one', meanBook(figures)] as const,
  ]
  const year = memberYear(figures)
  return [
    table(
      ['A finished book', 'Processor', 'Files', 'Rows', 'Once', 'Each month'],
      books.map(([name, cost]) => {
        const { once, aMonth } = priceOf(cost)
        const seconds = Math.round(cost.worker + cost.server + cost.database)
        return row(
          name,
          `${seconds} s`,
          `${megabytes(cost.bytes)} MB`,
          Math.round(cost.rows),
          cents(once),
          cents(aMonth),
        )
      }),
    ),
    `A member's year: ${Math.round(year.seconds)} processor seconds, ${megabytes(year.bytes)} MB, ${Math.round(year.rows)} rows, $${year.dollars.toFixed(3)}.`,
  ].join('\n\n')
}

function growth(figures: Figures): string {
  const { reliefs, built } = grow(figures, sizes)
  const whole = (value: number) => value.toLocaleString('en')
  return [
    table(
      ['Members', 'Books a minute', 'Years', 'Gives out first', 'Wanted, of what there is', 'Remedy'],
      reliefs.map(({ size, bottleneck, busy, remedy }) =>
        row(
          whole(size.members),
          whole(size.booksPerMinute),
          size.years,
          bottleneck,
          `${whole(Math.round(busy * 100))}%`,
          remedy,
        ),
      ),
    ),
    `In the end: ${whole(built.workerCores)} cores of workers, ${whole(built.serverCores)} of servers, ${built.partitions} databases by member, ${built.replicas} read replicas; no part busier than ${mostBusy * 100}%.`,
  ].join('\n\n')
}

/** By the marks in docs/scaling.md. */
export const scalingTexts = (figures: Figures): Record<string, string> => ({
  measured: measured(figures),
  model: model(figures),
  costs: costs(figures),
  growth: growth(figures),
})

if (import.meta.main) {
  for (const [name, text] of Object.entries(scalingTexts(readFigures()))) writeSection(name, text, 'scaling.md')
}
