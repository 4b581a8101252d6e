// How long the bookbinder takes for each kind of file, and with how much memory.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { openFolder } from '../../src/app/book/book-folder.ts'
import { editionOf } from '../../src/app/book/edition-of.ts'
import { readOrder } from '../../src/app/book/read-order.ts'
import { keepStory, tellStory } from '../../src/app/book/story-file.ts'
import type { Download } from '../../src/editions/edition.ts'
import { benchBrief } from './measure-book.ts'
import { serverFlags } from './server-process.ts'

/** The first is a cold thread's; of the others the middle one counts. */
const times = 6
const figures = z.object({
  taken: z.array(z.number()),
  blocked: z.number(),
  memory: z.object({ before: z.number(), once: z.number(), often: z.number() }),
})
const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const aims = [
  ['print-interior', 'print', '1.0 s, 250 MB'],
  ['print-cover', 'print', ''],
  ['screen', 'screen', '0.6 s'],
  ['epub', 'screen', '0.5 s'],
  ['coloring-book', 'screen', '18 s'],
  ['activities', 'screen', ''],
  ['booklet-letter', 'screen', ''],
  ['record', 'screen', ''],
] as const satisfies readonly (readonly [Download, 'screen' | 'print', string])[]

/** A book in vector, its pictures drawn, and the edition that it makes. */
function painted(folder: string, size: 'screen' | 'print'): string {
  const out = join(folder, size)
  const brief = join(folder, 'brief.json')
  writeFileSync(brief, JSON.stringify(benchBrief))
  const program = join(import.meta.dirname, '../../src/app/book-command.ts')
  execFileSync(process.execPath, [program, '--brief', brief, '--out', out, '--size', size], { stdio: 'ignore' })
  const order = readOrder(['--brief', brief, '--out', out])
  const edition = editionOf(keepStory(openFolder(out), order.brief, tellStory(order)), 'vector')
  const content = { ...edition, pages: edition.pages.map((page) => ({ ...page, sha256: '' })) }
  writeFileSync(join(out, 'edition.json'), JSON.stringify(content))
  return out
}

export function measureBinding(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-binding-'))
  const program = join(import.meta.dirname, 'bind-book.ts')
  try {
    const books = { screen: painted(folder, 'screen'), print: painted(folder, 'print') }
    const rows = aims.map(([kind, size, aim]) => {
      const args = [...serverFlags, program, kind, books[size], `${times}`]
      const said = execFileSync(process.execPath, args, { encoding: 'utf8' })
      const { taken, blocked, memory } = figures.parse(JSON.parse(said))
      const [first = 0, ...others] = taken
      const cells = [kind, aim, `${(middle(others) / 1000).toFixed(2)} s`, `${(first / 1000).toFixed(2)} s`]
      const held = [memory.before, memory.once, memory.often].map((megabytes) => `${megabytes} MB`)
      return `| ${[...cells, ...held, `${Math.round(blocked)} ms`].join(' | ')} |`
    })
    return [
      `Bound from finished pictures on the binder's thread; median of ${times - 1}. First: the thread, its code and its fonts are started, too. Memory, of a whole process that only binds this: before it reads its first picture, at its highest after one file, after ${times} (what is thrown away is collected late). The loop: how long the event loop of that process stood still at most.`,
      '',
      '| File | Aim | Takes | first | Before | one file | six files | the loop |',
      '|---|---|---|---|---|---|---|---|',
      ...rows,
    ].join('\n')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

if (import.meta.main) console.log(measureBinding())
