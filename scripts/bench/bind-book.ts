// One kind of file bound from a book's finished pictures as a server binds it, in a process of its own, so that its memory is its own: node scripts/bench/bind-book.ts KIND FOLDER TIMES

import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { join } from 'node:path'
import { openFolder } from '../../src/app/book/book-folder.ts'
import { editionOf } from '../../src/app/book/edition-of.ts'
import { readOrder } from '../../src/app/book/read-order.ts'
import { keepStory, tellStory } from '../../src/app/book/story-file.ts'
import { downloads } from '../../src/editions/edition.ts'
import { bind } from '../../src/editions/server/bind.ts'
import { documents } from '../../src/editions/server/documents.ts'
import { manuscriptFrom, plateNames, type PlateBytes } from '../../src/editions/server/manuscript-of.ts'

const [named, folder = '', times = ''] = process.argv.slice(2)
const kind = downloads.find((one) => one === named)
if (!kind) throw new Error(`A kind is one of ${downloads.join(', ')}`)
const { brief } = readOrder(['--brief', join(folder, 'brief.json'), '--out', folder])
const edition = editionOf(keepStory(openFolder(folder), brief, tellStory({ brief, seed: undefined })), 'vector')
const content = { ...edition, pages: edition.pages.map((page) => ({ ...page, sha256: '' })) }
const plates: PlateBytes = new Map(
  // `npm run book` calls the folder of the story's pictures otherwise.
  plateNames(content).map((name) => [name, readFileSync(join(folder, `${name.replace('pictures/', 'pages/')}.jpg`))]),
)
const { size } = documents[kind]
const manuscript = manuscriptFrom({ sha256: 'bench', content, createdAt: new Date('2026-11-22') }, plates, size)
const loop = monitorEventLoopDelay({ resolution: 5 })
loop.enable()
const taken: number[] = []
for (let n = 0; n < Number(times); n++) {
  const started = performance.now()
  await bind({ kind, content, manuscript })
  taken.push(performance.now() - started)
}
const blocked = loop.max / 1e6
console.log(JSON.stringify({ taken, blocked, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) }))
process.exit(0)
