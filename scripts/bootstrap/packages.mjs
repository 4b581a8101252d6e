// node_modules as the lockfile says: installed when missing, stale, or brought from another kind of machine.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from './child.mjs'
import { withLock } from './lock.mjs'

const advice = "Could not install the packages: see npm's words above, look at the network, and run the command again."

export async function readyPackages(root) {
  await withLock(
    root,
    'packages',
    () => isInstalled(root),
    async () => {
      console.error('Installing the packages ...')
      await runNpm(['ci', '--include=dev'], root, advice)
    },
  )
}

/** npm writes its own lockfile into node_modules when an install has ended well; it says what is really there. */
function isInstalled(root) {
  const installedFile = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedFile)) return false
  const wanted = Object.entries(packagesIn(join(root, 'package-lock.json'))).filter(([path]) => path !== '')
  const installed = packagesIn(installedFile)
  const wantedPaths = new Set(wanted.map(([path]) => path))
  return (
    wanted.every(([path, entry]) => (path in installed ? sameVersion(entry, installed[path]) : isOptional(entry))) &&
    Object.entries(installed).every(([path, entry]) => wantedPaths.has(path) && fitsMachine(entry))
  )
}

function packagesIn(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages
}

const sameVersion = (entry, other) => entry.version === other.version && entry.integrity === other.integrity

const isOptional = (entry) => Boolean(entry.optional ?? entry.devOptional)

const fitsMachine = ({ os, cpu }) => lists(os, process.platform) && lists(cpu, process.arch)

/** npm's `os` and `cpu`: names, or names to leave out with a `!` before them. */
function lists(names, name) {
  if (!names) return true
  const isRefused = names.includes(`!${name}`)
  return !isRefused && (names.includes(name) || names.every((other) => other.startsWith('!')))
}
