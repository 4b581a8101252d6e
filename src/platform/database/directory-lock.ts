// One process owns an embedded database: two would silently lose each other's rows. Survives kill -9.

import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { second } from '../../base/dates.ts'
import { StartFault } from '../start-fault.ts'

const owner = z.object({ pid: z.number(), started: z.string() })

const has = (fault: unknown, code: string) => fault instanceof Error && 'code' in fault && fault.code === code

/** Field 22 of /proc/PID/stat; tells a re-used pid from the process that took the lock. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command name may hold spaces and brackets: count from its closing bracket.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive({ pid, started }: z.infer<typeof owner>): boolean {
  try {
    process.kill(pid, 0)
  } catch (fault) {
    if (!has(fault, 'EPERM')) return false
  }
  return started === '' || startOf(pid) === started
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (fault) {
    if (has(fault, 'ENOENT')) return undefined
    throw fault
  }
}

/** Undefined when nobody alive holds it. */
function holderOf(content: string): number | undefined {
  try {
    const found = owner.parse(JSON.parse(content))
    return isAlive(found) ? found.pid : undefined
  } catch {
    return undefined
  }
}

/** Links appear whole or not at all, so nobody ever reads half a lock. */
function tryLink(own: string, path: string): boolean {
  try {
    linkSync(own, path)
    return true
  } catch (fault) {
    if (has(fault, 'EEXIST')) return false
    throw fault
  }
}

/** One process at a time clears a dead one's lock away, and only the very lock that it found dead. */
function clearStale(path: string, content: string): void {
  const turn = `${path}.turn`
  try {
    mkdirSync(turn)
  } catch (fault) {
    if (!has(fault, 'EEXIST')) throw fault
    // Whoever had the turn for so long was killed in it.
    const age = Date.now() - (statSync(turn, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > 5 * second) rmSync(turn, { recursive: true, force: true })
    return
  }
  if (read(path) === content) rmSync(path)
  rmdirSync(turn)
}

/** Takes the lock or throws a StartFault that names the process holding it. Answers how to let go. */
export async function lockDirectory(path: string): Promise<() => void> {
  mkdirSync(dirname(path), { recursive: true })
  const own = `${path}.${randomUUID()}`
  const content = JSON.stringify({ pid: process.pid, started: startOf(process.pid), id: randomUUID() })
  writeFileSync(own, content)
  try {
    for (let attempt = 0; attempt < 500; attempt++) {
      if (tryLink(own, path)) {
        return () => {
          if (read(path) === content) rmSync(path)
        }
      }
      const found = read(path)
      if (found === undefined) continue
      const pid = holderOf(found)
      if (pid !== undefined) {
        throw new StartFault(
          `The data directory is in use by process ${pid}. Stop that process, or set DATA_DIR to another directory.`,
        )
      }
      clearStale(path, found)
      await sleep(20)
    }
  } finally {
    rmSync(own, { force: true })
  }
  throw new StartFault(`The lock ${path} could not be taken. Remove it if no other process is running.`)
}
