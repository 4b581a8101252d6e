// The processes that the test command starts; when it is interrupted, they end with it.

import { spawn, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/** Between below normal and low. */
const patientPriority = 15

const children = new Set<ChildProcess>()
const cleanups: (() => Promise<void>)[] = []

/** Done last, in any case: after the tests, or after an interruption. */
export function atEnd(cleanup: () => Promise<void>): void {
  cleanups.push(cleanup)
}

export async function cleanUp(): Promise<void> {
  for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) await cleanup()
}

let isEnding = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, async () => {
    if (isEnding) return
    isEnding = true
    await Promise.all([...children].map((child) => ended(child, signal)))
    await cleanUp()
    process.exit(128 + constants.signals[signal])
  })
}

export interface Result {
  code: number
  output: string
  seconds: number
}

export interface RunOptions {
  environment?: Record<string, string | undefined>
  /** Elsewhere than in the project's root. */
  cwd?: string
  /** Its words go to the screen as they come, instead of into `output`. */
  isShown?: boolean
  /** Gives way to whatever else runs, also to what already gives way: a server's heavy threads. */
  isPatient?: boolean
}

export function run(file: string, args: readonly string[], options: RunOptions = {}): Promise<Result> {
  const start = performance.now()
  return new Promise((resolve) => {
    const pipe = options.isShown ? 'inherit' : 'pipe'
    const child = spawn(file, args, {
      cwd: options.cwd ?? root,
      env: { [process.stdout.isTTY ? 'FORCE_COLOR' : 'NO_COLOR']: '1', ...process.env, ...options.environment },
      stdio: ['ignore', pipe, pipe],
    })
    children.add(child)
    if (options.isPatient && child.pid !== undefined) setPriority(child.pid, patientPriority)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
    }
    const finish = (code: number) => {
      children.delete(child)
      if (!isEnding) resolve({ code, output, seconds: (performance.now() - start) / 1000 })
    }
    child.once('error', (error) => {
      output += error.message
      finish(127)
    })
    child.once('close', (code) => finish(code ?? 1))
  })
}

/** A tool of ours, by its path in node_modules, run by this Node.js. */
export function runTool(script: string, args: readonly string[], options?: RunOptions): Promise<Result> {
  return run(process.execPath, [join(root, 'node_modules', script), ...args], options)
}

const patience = 5_000

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), patience)
    child.once('close', () => {
      clearTimeout(force)
      resolve()
    })
    child.kill(signal)
  })
}
