// One kind of file bound from a book's finished pictures as a server binds it, in a process of its own, so that its memory is its own: node scripts/bench/bind-book.ts KIND FOLDER TIMES

import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { join } from 'node:path'
import { z } from 'zod'
import { downloads, type EditionContent } from '../../src/editions/edition.ts'
import { bind } from '../../src/editions/server/bind.ts'
import { documents } from '../../src/editions/server/documents.ts'
import { manuscriptFrom, plateNames } from '../../src/editions/server/manuscript-of.ts'

const [named, folder = '', times = ''] = process.argv.slice(2)
const kind = downloads.find((one) => one === named)
if (!kind) throw new Error(`A kind is one of ${downloads.join(', ')}`)
const { size } = documents[kind]
const content = z.custom<EditionContent>().parse(JSON.parse(readFileSync(join(folder, 'edition.json'), 'utf8')))
// `npm run book` calls the folder of the story's pictures otherwise.
const read = (name: string) => readFileSync(join(folder, `${name.replace('pictures/', 'pages/')}.jpg`))
const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2)
const highest = () => megabytes(process.resourceUsage().maxRSS * 1024)

const before = megabytes(process.memoryUsage.rss())
const loop = monitorEventLoopDelay({ resolution: 5 })
loop.enable()
const taken: number[] = []
const memory: number[] = []
for (let n = 0; n < Number(times); n++) {
  const plates = new Map(plateNames(content).map((name) => [name, read(name)]))
  const manuscript = manuscriptFrom({ sha256: 'bench', content, createdAt: new Date('2026-11-22') }, plates, size)
  const started = performance.now()
  await bind({ kind, content, manuscript }, [...plates.values()])
  taken.push(performance.now() - started)
  memory.push(highest())
}
console.log(
  JSON.stringify({ taken, blocked: loop.max / 1e6, memory: { before, once: memory[0], often: memory.at(-1) } }),
)
process.exit(0)
