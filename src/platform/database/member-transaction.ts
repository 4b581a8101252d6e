// A member's transaction on PostgreSQL in as few round trips as possible: it is what nearly every request does.

import { drizzle } from 'drizzle-orm/node-postgres'
import { escapeLiteral, type Pool, type PoolClient } from 'pg'
import { sessionBounds } from './act-as-member.ts'
import { sessionEnded, type Actor } from './database.ts'
import { preparing, statementNames } from './prepared-statements.ts'
import type { Rows } from './rows.ts'

/** `begin` and the first statement together: one trip where a library would make two. */
function openingOf(actor: Actor, now: Date): string {
  const session = actor.sessionId === null ? 'null' : escapeLiteral(actor.sessionId)
  const [seenAfter, begunAfter] = sessionBounds(now).map((moment) => escapeLiteral(moment.toISOString()))
  return `begin; select act_as_member(${escapeLiteral(actor.id)}, ${session}, ${seenAfter}, ${begunAfter}) as alive`
}

export function memberTransactions(pool: Pool) {
  const handles = new WeakMap<PoolClient, Rows>()
  const nameOf = statementNames()

  function rowsOn(client: PoolClient): Rows {
    const known = handles.get(client) ?? drizzle(preparing(client, nameOf))
    handles.set(client, known)
    return known
  }

  return async function asMember<T>(actor: Actor, now: Date, work: (rows: Rows) => Promise<T>) {
    const client = await pool.connect()
    try {
      // Two statements, two results; the library's types know one only.
      const results: unknown = await client.query(openingOf(actor, now))
      const isAlive = Array.isArray(results) && results[1]?.rows[0]?.alive === true
      const answer = isAlive ? await work(rowsOn(client)) : sessionEnded
      await client.query('commit')
      client.release()
      return answer
    } catch (fault) {
      // A connection that cannot even roll back is not given to anybody else.
      await client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      )
      throw fault
    }
  }
}
