// The door of every npm script: makes Node, packages and the web build ready, then runs the command. Plain JavaScript: Node may be old here.

import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { finishedBy, run } from './bootstrap/child.mjs'
import { commands } from './bootstrap/commands.mjs'
import { readyNode } from './bootstrap/node.mjs'
import { readyPackages } from './bootstrap/packages.mjs'
import { Trouble, troubleOf } from './bootstrap/trouble.mjs'
import { readyWebBuild } from './bootstrap/web-build.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

async function main([name, ...args]) {
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined
  if (!command) throw new Trouble(`Say what to run: ${Object.keys(commands).join(', ')}.`, 2)
  if (!existsSync(join(root, command.file))) {
    throw new Trouble(`'${name}' cannot run yet: ${command.file} does not exist.`, 2)
  }
  const node = await readyNode(root)
  await readyPackages(root)
  if (command.needsWebBuild?.(args) ?? false) await readyWebBuild(root, node)
  Object.assign(process.env, command.environment)
  return finishedBy(await run(node, [join(root, command.file), ...(command.args ?? []), ...args], { cwd: root }))
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const trouble = troubleOf(error, root)
  if (trouble.message) console.error(trouble.message)
  process.exitCode = trouble.exitCode
}
