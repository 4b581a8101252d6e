// Counts what becomes of wishes for one page: `node scripts/bench/count-page-wishes.ts FILE [FIRST LAST]`, each wish on every page of twelve books.
// A line of the file is {"wish": "..."}. Nothing of the wishes is printed unless `--each` is asked for.

import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { readBrief } from '../../src/writing/brief/brief.ts'
import { plan } from '../../src/writing/plan/plan.ts'
import { grantWish } from '../../src/writing/retelling/grant-wish.ts'
import type { PageNow } from '../../src/writing/retelling/page-now.ts'
import { hearPageWish } from '../../src/writing/retelling/page-wish.ts'
import { tell } from '../../src/writing/telling/tell.ts'

const OUTCOMES = ['followed', 'in part', 'not'] as const
type Outcome = (typeof OUTCOMES)[number]

const [file, first = '1', last = '1000'] = process.argv.slice(2).filter((one) => !one.startsWith('--'))
if (file === undefined) throw new Error('Which file?')

const wishes = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => z.object({ wish: z.string() }).parse(JSON.parse(line)).wish)
  .slice(Number(first) - 1, Number(last))

const CASTS = [
  [
    { name: 'Mia', type: 'girl' },
    { name: 'Biscuit', type: 'dog', relationship_to_main: 'her dog' },
    { name: 'Joe', type: 'man', relationship_to_main: 'grandpa' },
  ],
  [
    { name: 'Robin', type: 'boy' },
    { name: 'Tilly', type: 'cat', relationship_to_main: 'his cat' },
    { name: 'Anna', type: 'woman', relationship_to_main: 'mother' },
  ],
]

function pagesOf(age: number, seed: number, shape: string): PageNow[] {
  const [hero, ...friends] = CASTS[seed % CASTS.length] ?? []
  const brief = readBrief({
    ...{ occasion: 'Birthday', interests: 'drawing', shape },
    characters: [{ ...hero, age }, ...friends],
  })
  if (!brief.ok) throw new Error(brief.message)
  const story = plan(brief.value, seed)
  const { pages } = tell(story)
  return pages.map((_, at) => ({ plan: story, pages, page: at + 1 }))
}

const pages = [2, 5, 8, 11].flatMap((age, at) => [
  ...pagesOf(age, 2 * at + 1, ''),
  ...pagesOf(age, 2 * at + 2, ''),
  ...(at % 2 === 1 ? pagesOf(age, at + 20, 'a new baby brother is coming') : []),
  ...(at % 2 === 0 ? pagesOf(Math.max(5, age), at + 31, '') : []),
])

function outcome(now: PageNow, wish: string): Outcome {
  const { wishes: heard, left } = hearPageWish(wish, now.plan.cast)
  const met = grantWish(now, heard)?.met.length ?? 0
  if (met === 0) return 'not'
  return met === heard.length && left.length === 0 ? 'followed' : 'in part'
}

const counted = wishes.map((wish) => {
  const met = pages.map((now) => outcome(now, wish))
  return { wish, shares: OUTCOMES.map((one) => met.filter((other) => other === one).length / pages.length) }
})

const percent = (share: number) => `${Math.round(100 * share)}%`
if (process.argv.includes('--each'))
  for (const { wish, shares } of counted) console.log(shares.map(percent).join(' ').padEnd(16), wish)

const sum = (at: number) =>
  counted.reduce((all, { shares }) => all + (shares[at] ?? 0), 0) / Math.max(1, counted.length)
console.log(
  `${wishes.length} wishes on ${pages.length} pages: ${OUTCOMES.map((one, at) => `${one} ${percent(sum(at))}`).join(', ')}`,
)
const often = counted.filter(({ shares: [whole = 0] }) => whole >= 0.5).length
console.log(`followed on half of the pages or more: ${often} of ${wishes.length}`)
