// How long the embedded illustrator takes for a whole book, and with how much memory.

import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { STYLES, type Style } from '../../src/drawing/draw.ts'

export interface PictureSizes {
  /** Of so many runs the middle one counts. */
  runs: number
  pages: number
  screen: number
  print: number
}

export const asPromised: PictureSizes = { runs: 3, pages: 24, screen: 1650, print: 3375 }

const styles = STYLES.filter((style) => style !== 'line_art')
const figures = z.object({ book: z.number(), page: z.number(), megabytes: z.number() })
const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

function drawBooks({ runs, pages }: PictureSizes, style: Style, width: number) {
  const program = join(import.meta.dirname, 'draw-book.ts')
  const drawn = Array.from(
    { length: runs },
    () =>
    figures.parse(JSON.parse(execFileSync(process.execPath, [program, style, `${width}`, `${pages}`], { encoding: 'utf8' }))), // prettier-ignore
  )
  return {
    book: middle(drawn.map(({ book }) => book)),
    page: middle(drawn.map(({ page }) => page)),
    megabytes: Math.max(...drawn.map(({ megabytes }) => megabytes)),
  }
}

export function measurePictures(sizes = asPromised): string {
  const rows = styles.map((style) => {
    const [screen, print] = [sizes.screen, sizes.print].map((width) => drawBooks(sizes, style, width))
    const cells = [screen, print].map((found) => found && `${seconds(found.book)} | ${found.megabytes} MB`)
    return `| ${style} | ${cells.join(' | ')} |`
  })
  const preview = drawBooks(sizes, 'vector', 512)
  return [
    `A book of ${sizes.pages} pages, JPEG written, on ${availableParallelism()} threads; medians of ${sizes.runs} runs. Memory is the highest of all threads together.`,
    '',
    `| Style | ${sizes.screen} wide | memory | ${sizes.print} wide, with bleed | memory |`,
    '|---|---|---|---|---|',
    ...rows,
    '',
    `A preview in vector, 512 wide: ${Math.round(preview.page)} ms (median of ${sizes.pages} pages, one after the other).`,
  ].join('\n')
}
