// A member's read on PostgreSQL: opening, statement and commit go out in one message, where a transaction takes three.

import { escapeLiteral, type PoolClient, type QueryConfig } from 'pg'
import { soon } from './lend-client.ts'
import type { NameOf } from './prepared-statements.ts'

/** What each connection has prepared by name: only that can be run from a plain message. */
const prepared = new WeakMap<PoolClient, Set<string>>()

/** What a pooler between us answers that keeps the prepared statements elsewhere. */
const isUnknownStatement = (fault: unknown) => fault instanceof Error && 'code' in fault && fault.code === '26000'

/** As SQL, or undefined for what only the driver knows how to spell: lists, JSON, bytes. */
function literal(value: unknown): string | undefined {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'string') return escapeLiteral(value)
  if (typeof value === 'number' || typeof value === 'boolean') return escapeLiteral(String(value))
  return undefined
}

async function inThreeTrips(client: PoolClient, opening: string, config: QueryConfig, values: unknown[]) {
  await client.query({ ...soon, text: opening })
  const result = await client.query({ ...soon, ...config }, values)
  await client.query({ ...soon, text: 'commit' })
  return result
}

async function inOneTrip(client: PoolClient, opening: string, config: QueryConfig, run: string) {
  // As many results as statements; the library's types know one only.
  const results: unknown = await client.query({
    ...soon,
    ...config,
    name: undefined,
    text: `${opening}; ${run}; commit`,
  })
  if (!Array.isArray(results)) throw new TypeError('one result for four statements')
  return results[2]
}

export async function readAsMember(
  client: PoolClient,
  opening: string,
  config: QueryConfig,
  values: unknown[],
  nameOf: NameOf,
): Promise<unknown> {
  const name = nameOf(config.text)
  const known = prepared.get(client) ?? new Set()
  prepared.set(client, known)
  const literals = values.map(literal)
  if (name !== undefined && known.has(name) && !literals.includes(undefined)) {
    try {
      const parameters = literals.length > 0 ? `(${literals.join(', ')})` : ''
      return await inOneTrip(client, opening, config, `execute ${name}${parameters}`)
    } catch (fault) {
      if (!isUnknownStatement(fault)) throw fault
      await client.query('rollback')
      known.clear()
    }
  }
  const result = await inThreeTrips(client, opening, { ...config, name }, values)
  if (name !== undefined) known.add(name)
  return result
}
