// The server that journeys visit: a process of its own on a free port with an empty data directory, which may be killed and started again.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface JourneyServer {
  origin: string
  data: string
  /** Kill -9 if it lives; then the next one, with the same data at the same address. `FAILPOINT`: where that one dies by itself. */
  restart: (FAILPOINT?: string) => Promise<void>
  /** Its end, by whomever. */
  ended: () => Promise<void>
  /** And nothing is left. */
  remove: () => Promise<void>
}

/** For a server to end: more is a hang, and what is on the screen then says why. */
const longest = 120_000

const settings = { RATE_LIMITS: 'off', LOG_LEVEL: 'error' }

export async function startJourneyServer(more: Record<string, string> = {}): Promise<JourneyServer> {
  const data = await mkdtemp(join(tmpdir(), 'journeys-'))
  const start = (some: Record<string, string>) =>
    spawn(process.execPath, ['src/app/main.ts'], {
      cwd: join(import.meta.dirname, '..'),
      env: { ...process.env, ...settings, ...more, DATA_DIR: data, ...some },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  let server = start({ PORT: '0' })
  const origin = await addressOf(server)
  const ended = async () => {
    if (isAlive(server)) await once(server, 'exit', { signal: AbortSignal.timeout(longest) })
  }
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal)
    await ended()
  }
  return {
    origin,
    data,
    restart: async (FAILPOINT = '') => {
      await end('SIGKILL')
      server = start({ PORT: new URL(origin).port, FAILPOINT })
      await addressOf(server)
    },
    ended,
    remove: async () => {
      await end('SIGTERM')
      await rm(data, { recursive: true, force: true })
    },
  }
}

const isAlive = (server: ChildProcess) => server.exitCode === null && server.signalCode === null

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const address = /ready at (http\S+)/.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    })
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready.\n${said}`)))
  })
}
