// Lets pg-boss run its statements in a transaction of ours.

import { sql } from 'drizzle-orm'
import type { Db } from 'pg-boss'
import { rawRows, type Rows } from '../database/rows.ts'

export function bossRows(rows: Rows): Db {
  return {
    async executeSql(text, values = []) {
      // Splitting by a group keeps the group: text, number of a parameter, text, …
      const parts = text.split(/\$(\d+)/)
      const chunks = parts.map((part, i) => (i % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1])))
      return { rows: await rawRows(rows, sql.join(chunks)) }
    },
  }
}
