// Twenty minutes of light work on one server: whether memory, open files or the database's log grow with time.

import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { minute, second } from '../../src/base/dates.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { bindBook, callOf, fillStories, newPainting, paintBook, signInAll } from './members-at-work.ts'
import { onTime, openLines, quantile, send } from './send-on-time.ts'
import { startServer } from './server-process.ts'

const members = 50
const callsPerSecond = 10
const sampleEvery = 5 * second
const bookEvery = 2 * minute
const megabyte = 1024 * 1024

interface Sample {
  /** Minutes since the start. */
  at: number
  /** In MB. */
  resident: number
  heap: number
  files: number
  wal: number
}

async function look(address: string, data: string, begun: number): Promise<Sample> {
  const figures = await (await fetch(`${address}/metrics`)).text()
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(figures)?.[1])
  const log = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((path) => path.includes('pg_wal/'))
  const sizes = log.map((path) => statSync(join(data, path), { throwIfNoEntry: false })?.size ?? 0)
  return {
    at: (performance.now() - begun) / minute,
    resident: figure('process_resident_memory_bytes') / megabyte,
    heap: figure('nodejs_heap_size_used_bytes') / megabyte,
    files: figure('process_open_fds'),
    wal: sizes.reduce((sum, size) => sum + size, 0) / megabyte,
  }
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/** The middle of each figure between two minutes; of the heap the lowest, which is what a collection left. */
function between(samples: readonly Sample[], from: number, to: number): Omit<Sample, 'at'> {
  const there = samples.filter(({ at }) => at >= from && at < to)
  const of = (name: keyof Sample) => middle(there.map((sample) => sample[name]))
  return {
    resident: of('resident'),
    heap: Math.min(...there.map(({ heap }) => heap)),
    files: of('files'),
    wal: Math.max(...there.map(({ wal }) => wal)),
  }
}

export async function measureSoak(minutes = 20): Promise<string> {
  const work = mkdtempSync(join(tmpdir(), 'bench-soak-'))
  const settings = { DATA_DIR: join(work, 'data'), TRUSTED_PROXIES: '1' }
  const database = await openDatabase(readConfig(settings))
  await fillStories(database, members, 5)
  await database.close()
  const server = await startServer(settings, join(work, 'server.log'))
  try {
    const all = await signInAll(server.address, members)
    const lines = openLines()
    const samples: Sample[] = []
    const begun = performance.now()
    let books = 0
    const outcomes = onTime(callsPerSecond, minutes * 60, (n, due) => send(lines, server.address, callOf(all, n), due))
    const making = async () => {
      for (; performance.now() - begun < minutes * minute - bookEvery; books += 1) {
        const next = sleep(bookEvery)
        const token = all[books % members]?.token ?? ''
        const painting = newPainting()
        await paintBook(server.address, token, painting)
        await bindBook(server.address, token, painting.bookId)
        await next
      }
    }
    const makers = making()
    await onTime(second / sampleEvery, minutes * 60, async () => {
      const sample = await look(server.address, settings.DATA_DIR, begun)
      samples.push(sample)
      console.error(Object.values(sample).map((value) => value.toFixed(1)).join('\t')) // prettier-ignore
    })
    const answered = await outcomes
    await makers
    const early = between(samples, minutes * 0.15, minutes * 0.25)
    const late = between(samples, minutes * 0.9, minutes)
    const row = (name: string, of: keyof Omit<Sample, 'at'>, unit: string) =>
      `| ${name} | ${early[of].toFixed(0)}${unit} | ${late[of].toFixed(0)}${unit} | ${(100 * (late[of] / early[of] - 1)).toFixed(1)}% |`
    const faults = answered.filter(({ status }) => status !== 200).length
    return [
      `${minutes} minutes on the embedded database, ${callsPerSecond} calls a second of ${members} members (of ten, seven read, two save, one asks how a job stands), and ${books} books told, painted and bound meanwhile; ${answered.length} calls, ${faults} not answered well, p50 ${quantile(answered, 0.5)} ms, p99 ${quantile(answered, 0.99)} ms on a machine with other work. Medians of minutes ${minutes * 0.15} to ${minutes * 0.25} against minutes ${minutes * 0.9} to ${minutes}; of the heap the lowest, of the log the highest.`,
      '',
      '| | Early | Late | Growth |',
      '|---|---|---|---|',
      row('Memory of the process', 'resident', ' MB'),
      row("Heap of the server's own thread", 'heap', ' MB'),
      row('Open files', 'files', ''),
      row("The database's log (WAL)", 'wal', ' MB'),
    ].join('\n')
  } finally {
    await server.stop()
    rmSync(work, { recursive: true, force: true })
  }
}

if (import.meta.main)
  console.log(await measureSoak(process.argv[2] === undefined ? undefined : Number(process.argv[2])))
