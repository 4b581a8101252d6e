// How well the illustrator keeps its promises: the picture scorecard, P1 to P9, over sixty random pages in every style.

import { STYLES } from '../../src/drawing/draw.ts'
import { shareOf, type CardRow } from '../../src/pictures/server/test-card-row.ts'
import { graphRows } from '../../src/pictures/server/test-graph-rows.ts'
import { cardPagesIn } from '../../src/pictures/server/test-scorecard-pages.ts'
import { paintedPages, styleRows } from '../../src/pictures/server/test-style-rows.ts'
import { writeSection } from './write-section.ts'

const styles = STYLES.filter((style) => style !== 'line_art')

const cell = (row: CardRow) => `${Math.floor(shareOf(row) * 1000) / 10}% of ${row.cases}`

/** With `tell`, the worst cases of every row are told as well. */
export function scorePictures(tell?: (line: string) => void): string {
  const told = (name: string, rows: readonly CardRow[]) => {
    for (const { id, failed } of rows) for (const line of failed.slice(0, 8)) tell?.(`${name} ${id}: ${line}`)
    return rows
  }
  const cardPages = cardPagesIn()
  const all = told('all', graphRows(cardPages))
  const painted = styles.map((style) => told(style, styleRows(paintedPages(cardPagesIn(style), style))))
  return [
    `${cardPages.length} random pages; in each cell the share of cases that pass.`,
    '',
    '| In any style | Passed |',
    '|---|---|',
    ...all.map((row) => `| ${row.id} ${row.what} | ${cell(row)} |`),
    '',
    `| In pixels | ${styles.join(' | ')} |`,
    `|---${'|---'.repeat(styles.length)}|`,
    ...(painted[0] ?? []).map(({ id, what }, at) => {
      const cells = painted.map((rows) => (rows[at] ? cell(rows[at]) : ''))
      return `| ${id} ${what} | ${cells.join(' | ')} |`
    }),
  ].join('\n')
}

if (import.meta.main) {
  const text = scorePictures(console.log)
  console.log(text)
  writeSection('pictures-scorecard', text)
}
