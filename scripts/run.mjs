// The door of every npm script: makes Node, packages, the shelf and the web build ready, then runs the command. Plain JavaScript: Node may be old here.

import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { finishedBy, run } from './bootstrap/child.mjs'
import { commands } from './bootstrap/commands.mjs'
import { readyNode } from './bootstrap/node.mjs'
import { readyPackages } from './bootstrap/packages.mjs'
import { readyShelf } from './bootstrap/shelf.mjs'
import { Trouble, troubleOf } from './bootstrap/trouble.mjs'
import { readyWebBuild } from './bootstrap/web-build.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined

async function main() {
  if (!command) throw new Trouble(`Say what to run: ${Object.keys(commands).join(', ')}.`, 2)
  const { file, needsWebBuild = false, environment, nodeFlags = [], args: firstArgs = [] } = command
  if (file && !existsSync(join(root, file))) throw new Trouble(`'${name}' cannot run yet: ${file} does not exist.`, 2)
  const [node] = await Promise.all([readyNode(root), readyPackages(root)])
  await readyShelf(root, node)
  if (needsWebBuild) await readyWebBuild(root, node)
  if (!file) return 0
  // The server starts a fifth sooner when its stripped and compiled sources are kept.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'node')
  Object.assign(process.env, environment)
  return finishedBy(await run(node, [...nodeFlags, join(root, file), ...firstArgs, ...args], { cwd: root }))
}

try {
  process.exitCode = await main()
} catch (error) {
  const trouble = troubleOf(error, root)
  if (trouble.message) console.error(trouble.message)
  // Programs read the last line of the tests: they find it even when nothing could run.
  if (command?.lastWord) console.log(command.lastWord)
  process.exitCode = trouble.exitCode
}
