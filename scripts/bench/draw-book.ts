// One book drawn in a process of its own, so that its memory is its own: node scripts/bench/draw-book.ts STYLE WIDTH PAGES

import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { STYLES } from '../../src/drawing/draw.ts'
import { openThreads } from '../../src/platform/threads/threads.ts'
import { bookOf, brief } from '../../src/writing/test-random-books.ts'
import type { PrintOrder } from './print-thread.ts'

const seed = 3
const order = brief({
  recipient_type: 'Kid',
  recipient_age: 6,
  occasion: 'Birthday',
  genre: 'Adventure',
  interests: 'drawing',
  characters: [
    { name: 'Mia', type: 'girl', age: 6, physical_description: 'brown skin, curly black hair, yellow raincoat' },
    { name: 'Biscuit', type: 'dog' },
    { name: 'Grandpa Joe', type: 'man', age: 70 },
  ],
})

const [named, wide = '', count = ''] = process.argv.slice(2)
const style = STYLES.find((one) => one === named)
if (!style) throw new Error(`A style is one of ${STYLES.join(', ')}`)
const width = Number(wide)
const { plan } = bookOf(order, seed)
const pages = plan.beats.slice(0, Number(count)).map(({ n, scene }) => ({ scene, cast: plan.cast, seed, n }))

const folder = mkdtempSync(join(tmpdir(), 'bench-pictures-'))
const threads = openThreads<PrintOrder, void>(new URL('./print-thread.ts', import.meta.url), availableParallelism())
const drawn = (n: number, at = width) => {
  const page = pages[n % pages.length]
  if (!page) throw new Error('A book has pages')
  return threads.ask({ page, style, width: at, hasBleed: width > 2000, file: join(folder, `${n}.jpg`) })
}
// The threads of a running server have started long ago.
await Promise.all(Array.from({ length: availableParallelism() }, (_, n) => drawn(n, 64)))
const started = performance.now()
await Promise.all(pages.map((_, n) => drawn(n)))
const book = performance.now() - started
const single: number[] = []
if (width < 600)
  for (let n = 0; n < pages.length; n++) {
    const before = performance.now()
    await drawn(n)
    single.push(performance.now() - before)
  }
rmSync(folder, { recursive: true, force: true })
const page = single.toSorted((a, b) => a - b)[Math.floor(single.length / 2)] ?? 0
console.log(JSON.stringify({ book, page, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) }))
process.exit(0)
