// How far a list of orders, newest first, has been read.

import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { orders } from '../../../database/schema/orders.ts'
import { badCursor } from '../../books/refusals.ts'
import type { OrderRow } from './order-rows.ts'

const position = z.tuple([z.iso.datetime(), z.uuid()])

/** Those that stand after it. */
export function afterCursor(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const [createdAt, id] = readCursor(cursor)
  return sql`(${orders.created_at}, ${orders.id}) < (${createdAt}::timestamptz, ${id}::uuid)`
}

function readCursor(cursor: string): z.infer<typeof position> {
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    throw badCursor()
  }
}

export const cursorAt = ({ created_at, id }: Pick<OrderRow, 'created_at' | 'id'>): string =>
  Buffer.from(JSON.stringify([created_at.toISOString(), id])).toString('base64url')
