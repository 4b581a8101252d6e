// What was measured of the cost of a book, kept beside the scripts that measure it and those that reckon with it.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const seconds = z.number()
/** Processor seconds, by who takes them. */
const share = z.object({ server: seconds, worker: seconds, database: seconds })
const kept = z.object({ bytes: z.number(), rows: z.number(), databaseBytes: z.number() })
export const step = z.object({ seconds: share, kept })
const run = z.object({
  workers: z.number(),
  pagesPerSecond: z.number(),
  /** Processor seconds for a page: of the workers, and of everything else. */
  perPage: z.object({ workers: seconds, elsewhere: seconds }),
  /** How many pages each worker painted. */
  painted: z.array(z.number()),
})
const sizes = z.object({ preview: seconds, screen: seconds, print: seconds })

const figures = z.object({
  /** Processor seconds for a page, both cores busy. */
  pages: z.record(z.string(), sizes),
  /** A book in vector, step by step. */
  book: z.object({ written: step, previewed: step, painted: step, finished: step }),
  myBooks: z.object({ server: seconds, database: seconds }),
  runs: z.array(run),
  /** Of a page when both cores are busy, in those when one is. */
  contention: z.number(),
})
export type Figures = z.infer<typeof figures>
export type Step = z.infer<typeof step>
export type Run = z.infer<typeof run>

const file = join(import.meta.dirname, 'scaling-figures.json')

export const readFigures = (): Figures => figures.parse(JSON.parse(readFileSync(file, 'utf8')))

/** One part measured anew; the others stay. */
export function keepFigures(part: Partial<Figures>): void {
  const before: unknown = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, `${JSON.stringify({ ...z.record(z.string(), z.unknown()).parse(before), ...part }, null, 2)}\n`)
}
