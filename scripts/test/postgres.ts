// A private PostgreSQL for the tests: in a temporary folder, on a free port of this machine only, gone afterwards.

import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface Postgres {
  url: string
  stop: () => Promise<void>
}

// `read` ends when the pipe from us closes, however we end: a killed test run leaves no server behind.
const keeper = `trap : INT TERM HUP
"$@" &
server=$!
read -r _
kill -INT $server
wait $server
rm -rf "$CLUSTER"`

/** For tests: the files need not survive a crash, and the suite opens many small databases at once. */
const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200', 'autovacuum=off']

export async function startPostgres(programs: string, settings: readonly string[] = hasty): Promise<Postgres> {
  const home = mkdtempSync(join(tmpdir(), 'postgres-'))
  const owner = await findOwner()
  if (owner) chownSync(home, owner.uid, owner.gid)
  const options = { ...owner, cwd: home, env: { PATH: process.env.PATH, LC_ALL: 'C', CLUSTER: home } }
  const data = join(home, 'data')
  try {
    const locale = `--locale=${process.platform === 'darwin' ? 'en_US' : 'C'}.UTF-8`
    const initialise = [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      locale,
      '--no-sync',
      '--no-instructions',
    ]
    await promisify(execFile)(join(programs, 'initdb'), initialise, options)
    const port = await findFreePort()
    const server = [join(programs, 'postgres'), '-D', data, '-p', String(port), '-k', home]
    const flags = ['listen_addresses=127.0.0.1', ...settings].flatMap((setting) => ['-c', setting])
    const child = spawn('/bin/sh', ['-c', keeper, 'keeper', ...server, ...flags], {
      ...options,
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    await isListening(child)
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop: () => stop(child) }
  } catch (error) {
    rmSync(home, { recursive: true, force: true })
    throw error
  }
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package made, or as nobody. */
async function findOwner(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all(
      ['-u', '-g'].map((flag) => promisify(execFile)('id', [flag, name]).catch(() => undefined)),
    )
    const [uid, gid] = ids.map((id) => Number(id?.stdout ?? NaN))
    if (uid && gid) return { uid, gid }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.')
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function isListening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (text: string) => {
      said += text
      const isReady = said.includes('ready to accept connections')
      if (!isReady && !said.includes('FATAL')) return
      // Later words are of the tests' own doing; unread they would fill the pipe.
      child.stderr?.off('data', listen).resume()
      if (isReady) resolve()
      // The keeper waits for us even when its server has ended at once.
      else child.stdin?.end()
    }
    child.once('error', reject)
    child.once('close', () => reject(new Error(`PostgreSQL did not start:\n${said.trim()}`)))
    child.stderr?.setEncoding('utf8').on('data', listen)
  })
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('close', () => resolve())
    child.stdin?.end()
  })
}
