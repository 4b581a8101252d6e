// One bootstrap at a time: `npm start` and `npm test` together must not install into the same folder.

import { mkdirSync, readFileSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Trouble } from './trouble.mjs'

const beatEvery = 2_000
const deadAfter = 15_000
const longestWait = 15 * 60_000

/** Does `work` unless, with the lock in hand, `isReady()` says that another process has done it. Works of different names go on side by side. */
export async function withLock(root, name, isReady, work) {
  if (isReady()) return
  const lock = join(root, '.node', `${name}-lock`)
  mkdirSync(join(root, '.node'), { recursive: true })
  const mine = await take(lock)
  // Only a beating heart tells a slow download from a process that was killed and whose number went to another.
  const heart = setInterval(() => utimes(lock, new Date(), new Date(), () => {}), beatEvery)
  try {
    if (!isReady()) await work()
  } finally {
    clearInterval(heart)
    if (read(lock) === mine) rmSync(lock, { force: true })
  }
}

async function take(lock) {
  const mine = `${process.pid} ${hostname()} ${Date.now()}`
  for (const start = Date.now(); Date.now() - start < longestWait; await sleep(200)) {
    if (create(lock, mine)) return mine
    const holder = read(lock)
    if (holder === undefined || !isDead(lock, holder)) continue
    // Two may find the same dead holder: only the one that makes this file may clear it, and only that holder's lock.
    const claim = `${lock}-claim-${holder.replaceAll(/\W/g, '-')}`
    if (!create(claim, mine)) continue
    if (read(lock) === holder) rmSync(lock, { force: true })
    rmSync(claim, { force: true })
  }
  throw new Trouble(`Another start of this project has been at work for long: end it, or delete ${lock}.`)
}

function create(path, content) {
  try {
    writeFileSync(path, content, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

function isDead(lock, holder) {
  const beat = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
  if (beat === undefined) return false
  if (Date.now() - beat > deadAfter) return true
  const [pid, host] = holder.split(' ')
  if (host !== hostname()) return false
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}
