// PostgreSQL by DATABASE_URL: many processes, one database.

import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { second } from '../../base/dates.ts'
import { StartFault } from '../start-fault.ts'
import type { Database } from './database.ts'
import { lendingFrom, soon } from './lend-client.ts'
import { listenOn } from './listen-postgres.ts'
import { memberTransactions } from './member-transaction.ts'
import { migratePostgres } from './migrate-postgres.ts'

export interface PostgresDatabase extends Database {
  kind: 'postgres'
  url: string
}

/** How long somebody is kept waiting for a connection, and for an answer, before they are told to come again. */
const patience = { connection: 5 * second, answer: 15 * second }

export async function openPostgres(url: string, { connection, answer } = patience): Promise<PostgresDatabase> {
  try {
    await migratePostgres(url)
  } catch (fault) {
    const reason = fault instanceof Error ? (fault.cause instanceof Error ? fault.cause.message : fault.message) : fault
    throw new StartFault(`PostgreSQL by DATABASE_URL cannot be used: ${reason}`)
  }
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connection,
    keepAlive: true,
    // A half-open connection must not hold a request for ever.
    query_timeout: answer,
    statement_timeout: answer - second,
    idle_in_transaction_session_timeout: answer,
  })
  // An idle connection that breaks is replaced by the pool at the next query.
  pool.on('error', () => {})
  const owner = drizzle(pool)
  const onClient = lendingFrom(pool)
  const ears = listenOn(url)
  return {
    kind: 'postgres',
    url,
    owner,
    transaction: (work) =>
      onClient(async (client) => {
        await client.query({ ...soon, text: 'begin' })
        const answer = await work(drizzle(client))
        await client.query({ ...soon, text: 'commit' })
        return answer
      }),
    ...memberTransactions(pool, onClient),
    notify: async (channel, payload, rows = owner) => {
      await rows.execute(sql`select pg_notify(${channel}, ${payload})`)
    },
    listen: ears.listen,
    waiting: () => pool.waitingCount,
    ping: async () => {
      await owner.execute(sql`select 1`)
    },
    close: async () => {
      await ears.close()
      await pool.end()
    },
  }
}
