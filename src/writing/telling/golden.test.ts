import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readBrief } from '../brief/brief.ts'
import { EMPTY_LEDGER } from '../dealing/ledger.ts'
import { WORLDS } from '../worlds/all-worlds.ts'
import { plan } from '../plan/plan.ts'
import { tell } from './tell.ts'

interface Golden {
  brief: unknown
  seed: number
  pages: string[]
}

const folder = join(import.meta.dirname, 'golden')
const files = Object.fromEntries(
  readdirSync(folder).map((name): [string, Golden] => [
    `./golden/${name}`,
    JSON.parse(readFileSync(join(folder, name), 'utf8')),
  ]),
)

it('has three samples for each reader', () => {
  for (const band of ['b0', 'b4', 'b7', 'b10'])
    expect(Object.keys(files).filter((path) => path.includes(`/${band}-`))).toHaveLength(3)
})

const worldOf = (path: string) => /-(\w+)\.json$/.exec(path)?.[1] ?? ''

/** What was approved is how a world is told; a longer shelf must not put another world in its place. */
function onlyWorld(path: string) {
  return { ...EMPTY_LEDGER, worlds: WORLDS.map((world) => world.id).filter((one) => one !== worldOf(path)) }
}

it.each(Object.entries(files))('tells %s as it was read and approved', (path, sample) => {
  const read = readBrief(sample.brief)
  if (!read.ok) throw new Error(read.message)
  const asked = { ...read.value, world: worldOf(path) }
  expect(tell(plan(asked, sample.seed, onlyWorld(path))).pages).toEqual(sample.pages)
})
