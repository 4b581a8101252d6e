// Where a list of rows by time goes on: keyset, so that page 1,000 costs what page 1 does.

import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { z } from 'zod'
import { badCursor } from '../refusals.ts'

const position = z.tuple([z.iso.datetime(), z.uuid()])

export function afterCursor(cursor: string | undefined, at: SQLWrapper, id: SQLWrapper): SQL | undefined {
  if (cursor === undefined) return undefined
  const [time, row] = readCursor(cursor)
  return sql`(${at}, ${id}) < (${time}::timestamptz, ${row}::uuid)`
}

export const cursorAt = (at: Date, id: string): string =>
  Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url')

function readCursor(cursor: string): z.infer<typeof position> {
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    throw badCursor()
  }
}
