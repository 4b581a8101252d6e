// How long a page takes from its scene to a picture that no style has painted yet; alone: `node scripts/bench/measure-composing.ts`.

import { compose } from '../../src/drawing/composing/compose.ts'
import { STYLES } from '../../src/drawing/recipes/style.ts'
import { samplePage } from '../../src/drawing/sheets/sample-pages.ts'
import { median } from './median.ts'
import { spentOn } from './processor-time.ts'
import { writeSection } from './write-section.ts'

const pages = Array.from({ length: 60 }, (_, n) => samplePage(n % 12, n))
const rounds = 4

async function rowOf(style: (typeof STYLES)[number]): Promise<string> {
  const styled = pages.map((page) => ({ ...page, style }))
  for (const page of styled) compose(page)
  const spent: number[] = []
  for (const page of styled)
    spent.push(
      (await spentOn(() => {
        for (let round = 0; round < rounds; round++) compose(page)
      })) / rounds,
    )
  return `| ${style} | ${Math.round(median(spent))} ms | ${Math.round(Math.max(...spent))} ms |`
}

export async function measureComposing(): Promise<string> {
  const rows: string[] = []
  for (const style of STYLES) rows.push(await rowOf(style))
  return [
    `Milliseconds of processor for a page of ${pages.length} sample pages, once all of them were composed, the mean of ${rounds} times.`,
    '',
    '| | Median page | Dearest page |',
    '|---|---|---|',
    ...rows,
  ].join('\n')
}

if (import.meta.main) writeSection('composing', await measureComposing())
