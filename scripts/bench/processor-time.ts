// How much processor time processes have taken, by Linux's own account: on a shared machine it says more than a clock.

import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

interface Account {
  parent: number
  /** All threads of its own. */
  own: number
  /** Children that have ended and were waited for. */
  ended: number
}

function accountOf(pid: number | string): Account | undefined {
  try {
    // The name, in brackets, may hold anything; fields are counted from behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const seconds = (from: number) => (Number(fields[from]) + Number(fields[from + 1])) / ticksPerSecond
    return { parent: Number(fields[1]), own: seconds(11), ended: seconds(13) }
  } catch {
    // It has just ended.
    return undefined
  }
}

export const parentOf = (pid: number): number => accountOf(pid)?.parent ?? 0

/** In seconds; of the process and its children, if they are told to be its own. */
export function processorSeconds(pid: number, withChildren: 'with children' | 'alone' = 'alone'): number {
  const account = accountOf(pid)
  if (!account) return 0
  if (withChildren === 'alone') return account.own
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => accountOf(name) ?? [])
    .filter(({ parent }) => parent === pid)
  return account.own + account.ended + children.reduce((sum, { own }) => sum + own, 0)
}

/** Milliseconds that this thread alone spends on it. */
export async function spentOn(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
