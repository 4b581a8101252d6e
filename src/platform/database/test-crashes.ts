// For tests: kill -9 at any moment of an embedded database's life, and a look at what the next process finds.

import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { z } from 'zod'
import { startScript } from './test-process.ts'

const script = join(import.meta.dirname, 'fixtures/write-rows.ts')
const found = z.object({ count: z.number(), last: z.number(), whole: z.boolean() })

const acknowledged = (lines: readonly string[]) =>
  lines.reduce((last, line) => Math.max(last, Number(/^acknowledged (\d+)/.exec(line)?.[1] ?? 0)), 0)

/** Killed `rounds` times before or while it first opens. */
export async function killFirstBoots(directory: string, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const process = startScript(script, [directory])
    await Promise.race([sleep(100 + Math.random() * 4000), process.says('opened')])
    await process.kill()
    expect(process.lines.filter((line) => !/^(opened|acknowledged)/.test(line))).toEqual([])
  }
}

/** Killed `rounds` times while it writes: all that was acknowledged is there, and nothing is torn. Answers how much. */
export async function killWriters(directory: string, rounds: number): Promise<number> {
  let promised = 0
  for (let round = 0; round <= rounds; round++) {
    const process = startScript(script, [directory])
    const state = found.parse(JSON.parse((await process.says('opened')).slice('opened '.length)))
    expect(state.whole).toBe(true)
    expect(state.count).toBe(state.last)
    expect(state.last).toBeGreaterThanOrEqual(promised)
    if (round < rounds) await sleep(50 + Math.random() * 400)
    await process.kill()
    promised = Math.max(state.last, acknowledged(process.lines))
  }
  return promised
}
