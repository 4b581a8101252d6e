// What every composed page owes its reader in any style, over sixty random pages.
import { describe, expect, it } from 'vitest'
import { NOW } from './test-card-now.ts'
import { shortfall } from './test-describe-style.ts'
import { graphRows } from './test-graph-rows.ts'
import { cardPagesIn } from './test-scorecard-pages.ts'

describe('the picture scorecard in any style', () => {
  it.each(graphRows(cardPagesIn()).map((row) => [row.id, row.what, row] as const))('%s: %s', (_, __, row) =>
    expect(shortfall(row, NOW.all)).toEqual([]),
  )
})
