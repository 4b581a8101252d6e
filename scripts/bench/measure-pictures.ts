// How long the embedded illustrator takes for a whole book, and with how much memory.

import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { STYLES, type Style } from '../../src/drawing/draw.ts'
import { pictureSizes } from '../../src/pictures/picture.ts'

/** Of so many books the middle one counts. */
const books = 3
const figures = z.object({
  books: z.array(z.number()),
  single: z.array(z.number()),
  processorSecondsPerPage: z.number(),
  megabytes: z.number(),
})
const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const program = join(import.meta.dirname, 'draw-book.ts')

export function drawBooks(style: Style, size: 'screen' | 'print' | 'preview', count = books, cores?: string) {
  const drawing = [process.execPath, program, style, size, `${count}`]
  const [command = '', ...args] = cores === undefined ? drawing : ['taskset', '-c', cores, ...drawing]
  const said = execFileSync(command, args, { encoding: 'utf8' })
  return figures.parse(JSON.parse(said))
}

export function measurePictures(): string {
  const { screen, print } = pictureSizes
  const rows = STYLES.filter((style) => style !== 'line_art').map((style) => {
    const cells = (['screen', 'print'] as const).map((size) => {
      const drawn = drawBooks(style, size)
      return `${(middle(drawn.books) / 1000).toFixed(1)} s | ${drawn.megabytes} MB`
    })
    return `| ${style} | ${cells.join(' | ')} |`
  })
  const preview = middle(drawBooks('vector', 'preview').single)
  return [
    `A book of 24 pages, painted, packed and written, on ${availableParallelism()} threads; medians of ${books} books. Memory is the highest of the whole process, all threads together.`,
    '',
    `| Style | Screen, ${screen.width} x ${screen.height} | memory | Print, ${print.width} x ${print.height} | memory |`,
    '|---|---|---|---|---|',
    ...rows,
    '',
    `A preview in vector, ${pictureSizes.preview.width} wide: ${Math.round(preview)} ms (median of 24 pages, one after the other).`,
  ].join('\n')
}

if (import.meta.main) console.log(measurePictures())
