// Brings PostgreSQL's tables up to date while other processes serve from them.

import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { second } from '../../base/dates.ts'
import { migrationsFolder } from './migrations-folder.ts'

/** Any number; all instances that start at once queue here. */
const migrationLock = 727001

/** Who would change a table waits for those who use it, and all who come later wait for him: so he gives up soon, lets them pass and tries again. */
const waitsAtMost = second
const mostTries = 60

function isHeld(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false
  return ('code' in fault && fault.code === '55P03') || isHeld(fault.cause)
}

/** On one dedicated client: an advisory lock belongs to its session. */
export async function migratePostgres(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10 * second })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(`set lock_timeout = ${waitsAtMost}`)
    for (let tries = 1; ; tries += 1) {
      try {
        return await migrate(drizzle(client), { migrationsFolder })
      } catch (fault) {
        if (!isHeld(fault) || tries === mostTries) throw fault
        await sleep(second)
      }
    }
  } finally {
    await client.end()
  }
}
