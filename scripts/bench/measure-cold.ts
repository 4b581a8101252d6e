// What a fresh process pays for its first story: importing the storyteller, the first plan, and the next one; alone: `node scripts/bench/measure-cold.ts`.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { EMPTY_LEDGER } from '../../src/writing/dealing/ledger.ts'
import { median } from './median.ts'
import { spentOn } from './processor-time.ts'
import { serverFlags } from './server-process.ts'
import { writeSection } from './write-section.ts'

const starts = 9
const steps = ['imported', 'heard', 'planned', 'again'] as const
const spent = z.record(z.enum(steps), z.number())

const order = {
  recipient_type: 'Kid',
  recipient_age: 6,
  occasion: 'Birthday',
  genre: 'Adventure',
  interests: 'drawing, kites',
  characters: [
    { name: 'Mia', type: 'girl', age: 6, physical_description: 'brown skin, curly black hair, yellow raincoat' },
    { name: 'Biscuit', type: 'dog', relationship_to_main: 'her dog' },
  ],
}

async function startOnce(): Promise<void> {
  const modules = {
    hearing: () => import('../../src/writing/brief/brief.ts'),
    planning: () => import('../../src/stories/server/planned-story.ts'),
  }
  const imported = await spentOn(() => Promise.all([modules.hearing(), modules.planning()]))
  const [{ readBrief }, { plannedStory }] = [await modules.hearing(), await modules.planning()]
  const heard = await spentOn(() => readBrief(order))
  const read = readBrief(order)
  if (!read.ok) throw new Error(read.message)
  const plan = (seed: number) => spentOn(() => plannedStory({ brief: read.value, seed, ledger: EMPTY_LEDGER }))
  const planned = await plan(1)
  const again: number[] = []
  for (let seed = 2; seed < 22; seed++) again.push(await plan(seed))
  console.log(JSON.stringify({ imported, heard, planned, again: median(again) }))
}

function start(compiled: string): z.infer<typeof spent> {
  const { stdout } = spawnSync(process.execPath, [...serverFlags, import.meta.filename, 'once'], {
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return spent.parse(JSON.parse(stdout))
}

export function measureCold(): string {
  const compiled = mkdtempSync(join(tmpdir(), 'bench-cold-'))
  try {
    const first = start(compiled)
    const next = Array.from({ length: starts }, () => start(compiled))
    const row = (name: string, step: (typeof steps)[number]) =>
      `| ${name} | ${Math.round(first[step])} ms | ${Math.round(median(next.map((one) => one[step])))} ms |`
    return [
      `Milliseconds of processor, of the thread that does it, for an order of a six-year-old: the first start, which strips and compiles its sources, and medians of ${starts} that find them compiled.`,
      '',
      '| | First start | Later starts |',
      '|---|---|---|',
      row('The storyteller is imported', 'imported'),
      row('The first order is heard', 'heard'),
      row('The first story is planned, told and staged, 24 pages', 'planned'),
      row('… the next ones (median of 20)', 'again'),
    ].join('\n')
  } finally {
    rmSync(compiled, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  if (process.argv[2] === 'once') await startOnce()
  else writeSection('cold', measureCold())
}
