// A member's transactions on PostgreSQL in as few round trips as possible: they are what nearly every request does.

import { drizzle } from 'drizzle-orm/node-postgres'
import { escapeLiteral, type Pool, type PoolClient, type QueryConfig } from 'pg'
import { orEnded, sessionBounds } from './act-as-member.ts'
import type { Actor, Database } from './database.ts'
import { soon, type LendClient } from './lend-client.ts'
import { preparing, statementNames } from './prepared-statements.ts'
import { readAsMember } from './read-in-one-trip.ts'
import type { Rows } from './rows.ts'

/** `begin` and the first statement together: one trip where a library would make two. */
function openingOf(actor: Actor, now: Date): string {
  const session = actor.sessionId === null ? 'null' : escapeLiteral(actor.sessionId)
  const [seenAfter, begunAfter] = sessionBounds(now).map((moment) => escapeLiteral(moment.toISOString()))
  return `begin; select act_as_member(${escapeLiteral(actor.id)}, ${session}, ${seenAfter}, ${begunAfter})`
}

export function memberTransactions(pool: Pool, onClient: LendClient): Pick<Database, 'asMember' | 'asReader'> {
  const handles = new WeakMap<PoolClient, Rows>()
  const nameOf = statementNames()

  function rowsOn(client: PoolClient): Rows {
    const known = handles.get(client) ?? drizzle(preparing(client, nameOf))
    handles.set(client, known)
    return known
  }

  return {
    asMember: (actor, now, work) =>
      orEnded(
        onClient(async (client) => {
          await client.query({ ...soon, text: openingOf(actor, now) })
          const answer = await work(rowsOn(client))
          await client.query({ ...soon, text: 'commit' })
          return answer
        }),
      ),
    asReader: (actor, now, work) => {
      const opening = openingOf(actor, now)
      const query = (config: QueryConfig, values: unknown[]) =>
        onClient((client) => readAsMember(client, opening, config, values, nameOf))
      const reader: Pool = Object.create(pool, { query: { value: query } })
      return orEnded(work(drizzle(reader)))
    },
  }
}
