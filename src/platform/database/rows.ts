// How use cases see the database: the same handle over both drivers, inside or outside a transaction.

import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Queries of one transaction (or of the owner outside one). Never use the outer handle inside a transaction. */
export type Rows = Pick<
  PgDatabase<PgQueryResultHKT>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count'
>

/** The rows of a raw statement, parsed by the caller. */
export async function rawRows(rows: Rows, statement: SQL): Promise<Record<string, unknown>[]> {
  // Both drivers answer { rows }; the shared type only knows it as unknown.
  const result = (await rows.execute(statement)) as { rows: Record<string, unknown>[] }
  return result.rows
}
