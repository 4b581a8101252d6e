// A Node.js that runs TypeScript: the one that runs us when new enough, else the project's own, kept in .node/.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { run, runNpm } from './child.mjs'
import { withLock } from './lock.mjs'
import { Trouble } from './trouble.mjs'

const version = '24.21.0'
const platforms = ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'win-x64']

/** The path of that Node.js; child processes find it first on the PATH. */
export async function readyNode(root) {
  if (runsTypeScript(process.versions.node)) return process.execPath
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  if (!platforms.includes(platform)) {
    throw new Trouble(
      `This needs Node.js 22.18 or newer, found ${process.versions.node}: install it from https://nodejs.org.`,
    )
  }
  const home = join(root, '.node')
  const name = `node-${platform}`
  const node = join(home, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const record = join(home, 'ready')
  const isReady = () => existsSync(node) && existsSync(record) && readFileSync(record, 'utf8') === `${name}@${version}`
  await withLock(root, 'node', isReady, async () => {
    if (!(await isRightVersion(node))) await install(home, name, node)
    writeFileSync(record, `${name}@${version}`)
  })
  process.env.PATH = dirname(node) + delimiter + process.env.PATH
  return node
}

/** Types are stripped by default since 22.18 and 23.6; 23 is past its end of life. */
function runsTypeScript(running) {
  const [major = 0, minor = 0] = running.split('.').map(Number)
  return major >= 24 || (major === 22 && minor >= 18)
}

async function isRightVersion(node) {
  if (!existsSync(node)) return false
  try {
    return (await run(node, ['--version'], { keepOutput: true })).output.trim() === `v${version}`
  } catch {
    return false
  }
}

async function install(home, name, node) {
  console.error(`Getting Node.js ${version} for this project, since this one is ${process.versions.node} ...`)
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n')
  const advice = 'or install Node.js 24 yourself (https://nodejs.org) and run the command again.'
  await runNpm(
    ['install', '--prefix', home, '--no-save', '--no-package-lock', `${name}@${version}`],
    home,
    `Could not get Node.js ${version}: see npm's words above, look at the network and run the command again, ${advice}`,
  )
  if (!(await isRightVersion(node)))
    throw new Trouble(`The fetched Node.js does not run on this system: ${advice.slice(3)}`)
}
