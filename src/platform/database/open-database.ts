// The database that the settings ask for.

import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import { StartFault } from '../start-fault.ts'
import { openEmbedded, type EmbeddedDatabase } from './embedded.ts'
import { openPostgres, type PostgresDatabase } from './postgres.ts'

/** Step by step: Node's own recursive way never ends where a file system pretends, as /proc does. */
function makeDirectory(directory: string): void {
  if (existsSync(directory)) return
  makeDirectory(dirname(directory))
  mkdirSync(directory)
}

/** The data directory holds files, mails and secrets with either database. */
export function prepareDataDirectory(config: Config): string {
  const directory = resolve(config.DATA_DIR)
  try {
    makeDirectory(directory)
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new StartFault(
      `The data directory ${directory} cannot be written. Make it writable, or set DATA_DIR to another one.`,
    )
  }
  return directory
}

export function openDatabase(config: Config): Promise<EmbeddedDatabase | PostgresDatabase> {
  if (config.DATABASE_URL) return openPostgres(config.DATABASE_URL)
  return openEmbedded(join(prepareDataDirectory(config), 'database'))
}
