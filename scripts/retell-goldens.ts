// Tells the twelve sample stories anew after a world or a hand was rewritten: read what changed before it is committed.

import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readBrief } from '../src/writing/brief/brief.ts'
import { EMPTY_LEDGER } from '../src/writing/dealing/ledger.ts'
import { WORLDS } from '../src/writing/worlds/all-worlds.ts'
import { plan } from '../src/writing/plan/plan.ts'
import { score } from '../src/writing/score/score.ts'
import { tell } from '../src/writing/telling/tell.ts'
import { blurb, titles } from '../src/writing/plan/titles.ts'
import { dedication } from '../src/writing/plan/dedications.ts'

const folder = join(import.meta.dirname, '../src/writing/telling/golden')
const sample = z.looseObject({ brief: z.unknown(), seed: z.number() })

for (const name of globSync('*.json', { cwd: folder })) {
  const file = join(folder, name)
  const { brief, seed } = sample.parse(JSON.parse(readFileSync(file, 'utf8')))
  const read = readBrief(brief)
  if (!read.ok) throw new Error(`${name}: ${read.field}: ${read.message}`)
  // The file's name says the world: a longer shelf must not put another one in its place.
  const world = /-(\w+)\.json$/.exec(name)?.[1] ?? ''
  const others = WORLDS.map((world) => world.id).filter((id) => id !== world)
  const story = plan({ ...read.value, world }, seed, { ...EMPTY_LEDGER, worlds: others })
  if (story.pack !== world) throw new Error(`${name}: this order fits no ${world}, only ${story.pack}`)
  const { pages } = tell(story)
  const failed = score(story, pages).filter((row) => !row.pass)
  console.log(`${name}: ${failed.length === 0 ? 'passes' : failed.map((row) => `${row.id} ${row.value}`).join(', ')}`)
  const told = {
    brief,
    seed,
    titles: titles(story),
    dedication: dedication(read.value, seed),
    blurb: blurb(story),
    pages,
  }
  writeFileSync(file, `${JSON.stringify(told, null, 2)}\n`)
}
