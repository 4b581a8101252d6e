// A backup of everything but the secret and what lies in a bucket: the database first, then the files, so that no row misses its bytes.

import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { day } from '../../base/dates.ts'
import type { Config } from '../config.ts'
import { lockDirectory } from '../database/directory-lock.ts'
import { StartFault } from '../start-fault.ts'
import { runPostgres, type Environment } from './run-postgres.ts'

export type BackupSettings = Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'S3_BUCKET'>

export interface BackupHands {
  config: BackupSettings
  environment: Environment
}

export interface Backup {
  at: string
  database: 'embedded' | 'postgres'
  hasFiles: boolean
}

/** `2026-11-22T05-41-07Z`: sorts by age, and is a name on every file system. */
const isBackup = (name: string) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name)
const nameOf = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
const momentOf = (name: string) => new Date(name.replace(/T(\d\d)-(\d\d)-(\d\d)Z/, 'T$1:$2:$3Z'))

/** Answers the folder that it made in `folder`. A half-made one is never taken for a backup. */
export async function backUp(hands: BackupHands, folder: string, now: Date): Promise<string> {
  const { config } = hands
  const target = join(resolve(folder), nameOf(now))
  const half = `${target}.half`
  mkdirSync(half, { recursive: true, mode: 0o700 })
  try {
    await copyDatabase(hands, half)
    const files = join(config.DATA_DIR, 'files')
    const hasFiles = !config.S3_BUCKET && existsSync(files)
    if (hasFiles) cpSync(files, join(half, 'files'), { recursive: true })
    const database = config.DATABASE_URL ? 'postgres' : 'embedded'
    const backup: Backup = { at: now.toISOString(), database, hasFiles }
    writeFileSync(join(half, 'backup.json'), `${JSON.stringify(backup)}\n`)
    renameSync(half, target)
    return target
  } finally {
    rmSync(half, { recursive: true, force: true })
  }
}

async function copyDatabase({ config, environment }: BackupHands, half: string): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = config
  if (DATABASE_URL) {
    const args = ['--format=custom', '--no-owner', `--file=${join(half, 'database.dump')}`]
    await runPostgres('pg_dump', DATABASE_URL, args, environment)
    return
  }
  const directory = join(DATA_DIR, 'database')
  if (!existsSync(directory)) throw new StartFault(`There is no database in ${DATA_DIR}. Set DATA_DIR or DATABASE_URL.`)
  // A running server writes into it: refused by its lock, in a line that names the process.
  const release = await lockDirectory(`${directory}.lock`)
  try {
    cpSync(directory, join(half, 'database'), { recursive: true })
  } finally {
    release()
  }
}

/** What is deleted leaves the backups, too. Answers the names of those that went. */
export function forgetBackups(folder: string, days: number, now: Date): string[] {
  const before = now.getTime() - days * day
  const old = readdirSync(folder).filter((name) => isBackup(name) && momentOf(name).getTime() < before)
  for (const name of old) rmSync(join(folder, name), { recursive: true })
  return old
}
