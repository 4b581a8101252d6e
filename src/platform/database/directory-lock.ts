// One process owns an embedded database: two would silently lose each other's rows. Survives kill -9.

import { mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync, closeSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { StartFault } from '../start-fault.ts'

const owner = z.object({ pid: z.number(), started: z.string() })

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

function isAlive(pid: number, started: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EPERM')) return false
  }
  return started === '' || startOf(pid) === started
}

function holder(path: string) {
  try {
    return owner.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined // Half-written by a process that was killed, or just gone.
  }
}

/** Takes the lock or throws a StartFault that names the process holding it. Answers how to let go. */
export function lockDirectory(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true })
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      const handle = openSync(path, 'wx')
      writeFileSync(handle, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }))
      closeSync(handle)
      return () => rmSync(path, { force: true })
    } catch (fault) {
      if (!(fault instanceof Error && 'code' in fault && fault.code === 'EEXIST')) throw fault
    }
    const current = holder(path)
    if (current && isAlive(current.pid, current.started)) {
      throw new StartFault(
        `The data directory is in use by process ${current.pid}. Stop that process, or set DATA_DIR to another directory.`,
      )
    }
    try {
      // Renaming decides the winner between two processes that both found the lock stale.
      renameSync(path, `${path}.stale-${process.pid}`)
      rmSync(`${path}.stale-${process.pid}`, { force: true })
    } catch {
      // The other one won; look again.
    }
  }
  throw new StartFault(`The lock ${path} could not be taken. Remove it if no other process is running.`)
}
