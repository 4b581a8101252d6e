// Before the journeys: the built pages are brought up to date, and one server starts on a free port with an empty data directory.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    mailFolder: string
  }
}

/** Who runs the shop of the journeys. */
export const operatorEmail = 'desk@example.com'
/** Who gives away discount codes there. */
export const marketerEmail = 'codes@example.com'
const settings = {
  PORT: '0',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
  OPERATOR_EMAILS: `${operatorEmail},${marketerEmail}`,
}

const root = join(import.meta.dirname, '..')

export default async function setup({ provide }: TestProject) {
  const built = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], { cwd: root, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(built.stderr)
  const data = await mkdtemp(join(tmpdir(), 'journeys-'))
  const server = spawn(process.execPath, ['src/app/main.ts'], {
    cwd: root,
    env: { ...process.env, ...settings, DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  provide('origin', await addressOf(server))
  provide('mailFolder', join(data, 'mail'))
  return async () => {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    await rm(data, { recursive: true, force: true })
  }
}

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
