// Lends out PostgreSQL's connections for whole transactions, and takes back only those that are still of use.

import type { Pool, PoolClient } from 'pg'
import { second } from '../../base/dates.ts'
import { isOutage } from '../http/outage.ts'

/** For what somebody waits for: a connection that has fallen silent is found out before she has gone. */
export const soon = { query_timeout: 5 * second }

export type LendClient = <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>

export function lendingFrom(pool: Pool): LendClient {
  // The pool itself hears of broken connections only while nobody has them: unheard, the end of one is the end of the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return async (work) => {
    const client = await pool.connect()
    try {
      const answer = await work(client)
      client.release()
      return answer
    } catch (fault) {
      // One that has fallen silent would keep the rollback waiting as long again, and then whoever gets it next.
      const isUsable =
        !isOutage(fault) &&
        (await client.query('rollback').then(
          () => true,
          () => false,
        ))
      client.release(!isUsable)
      throw fault
    }
  }
}
