// Child processes: signals are passed on, output is shown or kept, and a stop asked for while we get ready ends everything.

import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { Trouble } from './trouble.mjs'

const children = new Set()
let stoppedBy

let passedOnAt = -Infinity

function stop(signal) {
  stoppedBy = signal
  if (children.size === 0) process.exit(finishedBy({ signal }))
  // At a terminal Ctrl-C reaches the child by itself, and npm repeats each signal: the child must see it once.
  if (signal === 'SIGINT' && process.stdin.isTTY) return
  if (performance.now() - passedOnAt < 500) return
  passedOnAt = performance.now()
  for (const child of children) child.kill(signal)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))

// npm killed outright cannot tell us: without this the server would go on alone and keep its port and its database.
const parent = process.ppid
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && stop('SIGTERM'), 500).unref()

/** With `keepOutput` nothing is shown and `output` holds what the child said; `started` gets hold of the child. */
export function run(file, args, { keepOutput = false, started, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { stdio: keepOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit', ...options })
    let output = ''
    child.stdout?.on('data', (text) => (output += text))
    child.stderr?.on('data', (text) => (output += text))
    children.add(child)
    child.once('error', (error) => {
      children.delete(child)
      reject(error)
    })
    child.once('close', (code, signal) => {
      children.delete(child)
      resolve({ code, signal, output })
    })
    started?.(child)
  })
}

/** The exit code that a shell would report. */
export const finishedBy = ({ code, signal }) => code ?? 128 + (constants.signals[signal] ?? 0)

export const isStopping = () => stoppedBy !== undefined

/** For the steps before the command: what fails after Ctrl-C is a stop, not trouble. */
export async function runStep(file, args, options) {
  const result = await run(file, args, { ...options, keepOutput: true })
  if (isStopping()) throw new Trouble('', finishedBy({ signal: stoppedBy }))
  return result
}

/** npm, run by the Node.js that comes first on the PATH; when it fails, its words and then `advice`. */
export async function runNpm(args, cwd, advice) {
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  // By itself npm waits over a minute before it says that there is no network.
  flags.push('--fetch-retry-mintimeout=2000', '--fetch-retry-factor=4')
  const npm = await runStep('npm', [...args, ...flags], { cwd, shell: process.platform === 'win32' }).catch((error) => {
    if (error.code !== 'ENOENT') throw error
    throw new Trouble('npm was not found: install Node.js with npm and run the command again.')
  })
  if (npm.code === 0) return
  const isTelling = (line) => !/^npm \S+\s*(?:network|at .*|A complete log.*)?$/.test(line)
  console.error(npm.output.trim().split('\n').filter(isTelling).slice(0, 6).join('\n'))
  throw new Trouble(advice)
}
