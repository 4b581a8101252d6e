// A backup comes back into an empty place only: nothing that is there is ever overwritten.

import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { z } from 'zod'
import { prepareDataDirectory } from '../database/open-database.ts'
import type { Config } from '../config.ts'
import { StartFault } from '../start-fault.ts'
import type { Backup, BackupHands } from './back-up.ts'
import { runPostgres } from './run-postgres.ts'

interface RestoreHands extends BackupHands {
  config: Config
}

const shape = z.object({ at: z.string(), database: z.enum(['embedded', 'postgres']), hasFiles: z.boolean() })

function readBackup(folder: string): Backup {
  const file = join(folder, 'backup.json')
  if (!existsSync(file)) throw new StartFault(`${folder} is no backup.`)
  return shape.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Roles belong to a cluster and are in no dump; the dump's grants need them. As the first migration has them. */
const roles = ['anon', 'authenticated', 'member_app']

async function prepareCluster(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const found = await client.query("select to_regclass('public.users') as users")
    if (found.rows[0]?.users) throw new StartFault('The database of DATABASE_URL is not empty. Make a new one.')
    for (const role of roles) {
      await client.query(
        `do $$ begin create role ${role} nologin; exception when duplicate_object or unique_violation then null; end $$`,
      )
    }
    await client.query(`do $$ begin if not pg_has_role(current_user, 'member_app', 'member')
      then execute format('grant member_app to %I', current_user); end if; end $$`)
  } finally {
    await client.end()
  }
}

/** Whole beside its place, then renamed: a restore that is killed leaves nothing that looks whole. */
function copyInto(from: string, to: string): void {
  const half = `${to}.half`
  rmSync(half, { recursive: true, force: true })
  cpSync(from, half, { recursive: true })
  renameSync(half, to)
}

export async function restore({ config, environment }: RestoreHands, folder: string): Promise<Backup> {
  const backup = readBackup(folder)
  const wanted = config.DATABASE_URL ? 'postgres' : 'embedded'
  if (backup.database !== wanted) {
    throw new StartFault(`This is a backup of the ${backup.database} database; the settings ask for ${wanted}.`)
  }
  const directory = prepareDataDirectory(config)
  for (const name of ['database', 'files']) {
    if (existsSync(join(directory, name)))
      throw new StartFault(`There is ${name} in ${directory}. Choose an empty one.`)
  }
  if (config.DATABASE_URL) {
    await prepareCluster(config.DATABASE_URL)
    const dump = join(folder, 'database.dump')
    const { pathname } = new URL(config.DATABASE_URL)
    const name = decodeURIComponent(pathname.slice(1))
    // The schema `public` is there already.
    const args = ['--no-owner', '--exit-on-error', `--dbname=${name}`, dump]
    await runPostgres('pg_restore', config.DATABASE_URL, args, environment)
  } else {
    copyInto(join(folder, 'database'), join(directory, 'database'))
  }
  if (backup.hasFiles) copyInto(join(folder, 'files'), join(directory, 'files'))
  return backup
}
