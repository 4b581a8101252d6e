// The tests that every style passes: its rows of the scorecard, and the look of yesterday in every place.

import { describe, expect, it } from 'vitest'
import { PLACES } from '../../stage/places/places.ts'
import type { Style } from '../../drawing/draw.ts'
import { GOLDEN } from './golden.data.ts'
import { NOW } from './test-card-now.ts'
import { shareOf, type CardRow } from './test-card-row.ts'
import { cardPagesIn, cardWidth } from './test-scorecard-pages.ts'
import { paintedPages, styleRows } from './test-style-rows.ts'
import { apart, thumbprint } from './test-thumbprint.ts'

/** Nothing when enough cases pass, else the worst that do not. */
export function shortfall(row: CardRow, aims: Readonly<Record<string, number>> = {}): string[] {
  return row.cases > 0 && shareOf(row) >= (aims[row.id] ?? 1) ? [] : [row.what, ...row.failed.slice(0, 12)]
}

/** Of the sixty pages these: a slow style is measured in two files, side by side. */
export function describeStyle(style: Style, [from, to]: readonly [number, number]): void {
  const painted = paintedPages(cardPagesIn(style, [from, to]), style)

  describe(`the picture scorecard in ${style}, pages ${from} to ${to}`, () => {
    const rows = styleRows(painted)
    it.each(rows.map((row) => [row.id, row.what, row] as const))('%s: %s', (_, __, row) =>
      expect(shortfall(row, NOW[style])).toEqual([]),
    )
  })

  it(`${style}: every place looks as it looked yesterday`, () => {
    const changed = painted.flatMap(({ pixels }, i) => {
      const place = PLACES[from + i]
      if (!place) return []
      const { mean, most } = apart(GOLDEN[`${place} ${style}`] ?? '', thumbprint(pixels, cardWidth))
      return mean < 2 && most < 14 ? [] : [`${place}: ${mean.toFixed(1)} apart, at most ${most.toFixed(1)}`]
    })
    expect(changed, 'If it is meant: node scripts/redraw-goldens.ts').toEqual([])
  })
}
