// The database's principals and the two policies that most tables share.

import { sql, type SQL } from 'drizzle-orm'
import { pgPolicy, pgRole, type AnyPgColumn } from 'drizzle-orm/pg-core'

/** A PostgREST beside us would use these two; column grants keep status, price, urls and owner out of their reach. */
export const anon = pgRole('anon').existing()
export const authenticated = pgRole('authenticated').existing()
/** Our own server on behalf of a member: the same row policies, all columns. */
export const memberApp = pgRole('member_app').existing()

/** The member of this transaction, from `request.jwt.claims`. The sub-select makes the planner ask once, not per row. */
export const currentMember = sql`(select member_id())`

export function ownRows(name: string, owner: AnyPgColumn) {
  const own = sql`${owner} = ${currentMember}`
  return pgPolicy(name, { for: 'all', to: [authenticated, memberApp], using: own, withCheck: own })
}

/** Rows that belong to a member through their book. */
export function ownRowsBy(name: string, own: SQL) {
  return pgPolicy(name, { for: 'all', to: [authenticated, memberApp], using: own, withCheck: own })
}
