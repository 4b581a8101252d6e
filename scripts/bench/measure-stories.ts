// How long the embedded storyteller takes for a whole book, band by band.

import { readBrief } from '../../src/writing/brief/brief.ts'
import { plan } from '../../src/writing/plan/plan.ts'
import { tell } from '../../src/writing/telling/tell.ts'
import { median } from './median.ts'

const booksEach = 30

function millisecondsPerBook(age: number): number {
  const read = readBrief({
    recipient_type: 'Kid',
    recipient_age: age,
    occasion: 'Birthday',
    genre: 'Adventure',
    interests: 'drawing, football',
    characters: [
      { name: 'Zoë', type: 'girl', age },
      { name: 'Biscuit', type: 'dog' },
    ],
  })
  if (!read.ok) throw new Error(read.message)
  const brief = read.value
  const times = Array.from({ length: booksEach }, (_, seed) => {
    const started = performance.now()
    tell(plan(brief, seed))
    return performance.now() - started
  })
  return median(times)
}

export function measureStories(): string {
  const rows = [2, 5, 8, 12].map((age) => `| ${age} years | ${Math.round(millisecondsPerBook(age))} ms |`)
  return [
    `Medians of ${booksEach} books, planned and told, on one core.`,
    '',
    '| Reader | A book |',
    '|---|---|',
    ...rows,
  ].join('\n')
}
