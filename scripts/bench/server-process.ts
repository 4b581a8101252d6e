// The real server as a process of its own, with limits, logs and metrics on, to be measured from outside.

import { spawn, type ChildProcess } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

/** As `npm start` does it. */
export const serverFlags = z
  .array(z.string())
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../bootstrap/server-flags.json'), 'utf8')))

export interface WorkerProcess {
  pid: number
  stop(): Promise<void>
}

export interface ServerProcess extends WorkerProcess {
  address: string
  /** Milliseconds from the start of the process to its first ready answer. */
  startedIn: number
  /** Memory in MB: now, and at its highest. */
  memory(): { now: number; highest: number }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** `cores`: the only ones that it may run on, as `taskset` spells them. */
function startProduct(settings: Record<string, string>, logFile: string, cores?: string): ChildProcess {
  const log = openSync(logFile, 'a')
  const product = [process.execPath, ...serverFlags, join(import.meta.dirname, '../../src/app/main.ts')]
  const [program = '', ...args] = cores === undefined ? product : ['taskset', '-c', cores, ...product]
  return spawn(program, args, {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      LOG_LEVEL: 'info',
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '4000000',
      ...settings,
    },
    stdio: ['ignore', log, log],
  })
}

const stopped = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })

/** The log is soon gone with its folder. */
const didNotStart = (what: string, logFile: string) =>
  `The ${what} did not start. ${readFileSync(logFile, 'utf8').slice(-2000)}`

/** Ready when its own log says so. */
export async function startWorker(settings: Record<string, string>, logFile: string, cores?: string) {
  const child = startProduct({ ...settings, ROLE: 'worker' }, logFile, cores)
  while (!readFileSync(logFile, 'utf8').includes('worker is ready')) {
    if (child.exitCode !== null) throw new Error(didNotStart('worker', logFile))
    await sleep(10)
  }
  return { pid: child.pid ?? 0, stop: () => stopped(child) } satisfies WorkerProcess
}

export async function startServer(settings: Record<string, string>, logFile: string): Promise<ServerProcess> {
  const port = await freePort()
  const started = performance.now()
  const address = `http://127.0.0.1:${port}`
  const child = startProduct({ PORT: String(port), PUBLIC_URL: address, ...settings }, logFile)
  for (;;) {
    const ready = await fetch(`${address}/readyz`).catch(() => undefined)
    if (ready?.ok) break
    if (child.exitCode !== null) throw new Error(didNotStart('server', logFile))
    await sleep(10)
  }
  const startedIn = performance.now() - started
  return {
    address,
    startedIn,
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      const megabytes = (name: string) =>
        Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
      return { now: megabytes('VmRSS'), highest: megabytes('VmHWM') }
    },
    pid: child.pid ?? 0,
    stop: () => stopped(child),
  }
}
