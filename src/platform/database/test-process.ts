// For tests: a script in a process of its own, which says by lines how far it is and can be killed at any point.

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export interface TestProcess {
  pid: number
  /** Every line printed so far. */
  lines: string[]
  /** Resolves with the first line, printed already or later, that begins so. */
  says(beginning: string): Promise<string>
  /** Kill -9, and the end of it. */
  kill(): Promise<void>
  /** The exit code; null when killed. */
  ended: Promise<number | null>
}

export function startScript(path: string, args: readonly string[], env: Record<string, string> = {}): TestProcess {
  const child = spawn(process.execPath, [path, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const waiting = new Set<() => void>()
  const take = (line: string) => {
    lines.push(line)
    for (const wake of waiting) wake()
  }
  createInterface({ input: child.stdout }).on('line', take)
  createInterface({ input: child.stderr }).on('line', take)
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  return {
    pid: child.pid ?? 0,
    lines,
    ended,
    says(beginning) {
      return new Promise((resolve, reject) => {
        const look = () => {
          const found = lines.find((line) => line.startsWith(beginning))
          if (found === undefined) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
        void ended.then(() => reject(new Error(`Ended without saying ${beginning}:\n${lines.join('\n')}`)))
      })
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
