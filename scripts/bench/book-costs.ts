// What a book and a member cost, from what was measured of one book and prices that are assumptions.

import type { Figures, Step } from './scaling-figures.ts'

/** US dollars, rounded, of a large cloud without discounts. Put your own. */
export const prices = {
  coreHour: 0.045,
  databaseCoreHour: 0.12,
  databaseGigabyteMonth: 0.115,
  storeGigabyteMonth: 0.023,
  storePut: 0.005 / 1000,
  gigabyteOut: 0.09,
} as const

/** How members live, where nobody has measured it yet. */
export const habits = {
  booksAYear: 10,
  /** Of the books that are finished. */
  ordered: 0.1,
  /** Calls that read, as My Books does; autosaves and polls count in. */
  callsADay: 3,
  /** What is read of a book's files in its life, as a share of what is kept of it for screens. */
  readsOfFiles: 2,
} as const

const pagesEach = 24
const gigabyte = 1024 ** 3
const hour = 3600

export interface BookCost {
  worker: number
  server: number
  database: number
  bytes: number
  rows: number
  databaseBytes: number
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** Processor seconds that the pages of another style take more than those of the measured one. */
function moreIn(style: string, { pages }: Figures): number {
  const [own, measured] = [pages[style], pages.vector]
  if (!own || !measured) throw new Error(`${style} was not measured`)
  return pagesEach * (own.preview - measured.preview + own.screen - measured.screen + own.print - measured.print)
}

const costOf = (steps: readonly Step[]): BookCost => ({
  worker: sum(steps.map(({ seconds }) => seconds.worker)),
  server: sum(steps.map(({ seconds }) => seconds.server)),
  database: sum(steps.map(({ seconds }) => seconds.database)),
  bytes: sum(steps.map(({ kept }) => kept.bytes)),
  rows: sum(steps.map(({ kept }) => kept.rows)),
  databaseBytes: sum(steps.map(({ kept }) => kept.databaseBytes)),
})

/** From the first answer to the files for the printer. */
export function bookCost(figures: Figures, style: string): BookCost {
  const { written, painted, finished } = figures.book
  const cost = costOf([written, painted, finished])
  return { ...cost, worker: cost.worker + moreIn(style, figures) }
}

/** As many books in each style. */
export function meanBook(figures: Figures): BookCost {
  const styles = Object.keys(figures.pages)
  const worker = sum(styles.map((style) => bookCost(figures, style).worker)) / styles.length
  return { ...bookCost(figures, 'vector'), worker }
}

/** In dollars: once, and for each month that it is kept. */
export function priceOf({ worker, server, database, bytes, rows, databaseBytes }: BookCost) {
  const computing = ((worker + server) * prices.coreHour + database * prices.databaseCoreHour) / hour
  // About every third row stands for a file.
  const sending = (rows / 3) * prices.storePut
  const kept = (bytes * prices.storeGigabyteMonth + databaseBytes * prices.databaseGigabyteMonth) / gigabyte
  return { once: computing + sending, aMonth: kept }
}

/** A member's year, her books of earlier years not counted. */
export function memberYear(figures: Figures) {
  const book = meanBook(figures)
  const calls = habits.callsADay * 365
  const { once, aMonth } = priceOf(book)
  const reading =
    (calls * (figures.myBooks.server * prices.coreHour + figures.myBooks.database * prices.databaseCoreHour)) / hour
  const forScreens = figures.book.written.kept.bytes + figures.book.painted.kept.bytes
  const out = (habits.booksAYear * habits.readsOfFiles * forScreens * prices.gigabyteOut) / gigabyte
  return {
    seconds:
      habits.booksAYear * (book.worker + book.server + book.database) +
      calls * (figures.myBooks.server + figures.myBooks.database),
    bytes: habits.booksAYear * book.bytes,
    rows: habits.booksAYear * book.rows,
    // Kept half of the year on average.
    dollars: habits.booksAYear * (once + 6 * aMonth) + reading + out,
  }
}
