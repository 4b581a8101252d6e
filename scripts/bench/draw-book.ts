// Books drawn as a server draws them, in a process of its own, so that its memory is its own: node scripts/bench/draw-book.ts STYLE SIZE BOOKS

import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '../../src/drawing/composing/picture.ts'
import { STYLES } from '../../src/drawing/draw.ts'
import { pictureSizes } from '../../src/pictures/picture.ts'
import { drawPicture, drawPrint } from '../../src/pictures/server/draw-picture.ts'
import { bookOf, brief } from '../../src/writing/score/test-random-books.ts'

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

const [named, size, count = ''] = process.argv.slice(2)
const style = STYLES.find((one) => one === named)
if (!style) throw new Error(`A style is one of ${STYLES.join(', ')}`)
if (size !== 'screen' && size !== 'print' && size !== 'preview') throw new Error('A size is screen, print or preview')
const { plan } = bookOf(order, seed)
const pages = plan.beats.map(({ n, scene }): Page => ({ scene, cast: plan.cast, seed, n }))

const folder = mkdtempSync(join(tmpdir(), 'bench-pictures-'))
const drawn = async (page: Page, n: number): Promise<void> => {
  const file = join(folder, `${n}.jpg`)
  if (size === 'print') return writeFile(file, (await drawPrint({ page, style })).jpeg)
  const { jpeg, webp } = await drawPicture({ page, style, width: pictureSizes[size].width })
  await Promise.all([writeFile(file, jpeg), writeFile(join(folder, `${n}.webp`), webp)])
}

async function measured(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

// The threads of a running server have started long ago.
await Promise.all(pages.slice(0, availableParallelism()).map((page) => drawPicture({ page, style, width: 64 })))
const books: number[] = []
const before = process.cpuUsage()
for (let n = 0; n < Number(count); n++) books.push(await measured(() => Promise.all(pages.map(drawn))))
const { user, system } = process.cpuUsage(before)
/** Of all threads. */
const processorSecondsPerPage = (user + system) / 1e6 / books.length / pages.length
const single: number[] = []
if (size === 'preview') for (const [n, page] of pages.entries()) single.push(await measured(() => drawn(page, n)))
rmSync(folder, { recursive: true, force: true })
console.log(
  JSON.stringify({
    books,
    single,
    processorSecondsPerPage,
    megabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  }),
)
process.exit(0)
