// Lists: `{ items, next }`, asked for with `?limit=&cursor=`. Pages and characters of a book are always whole.

import { z } from 'zod'

export const listQuery = {
  limit: z.coerce.number('limit must be a number').int('limit must be a whole number').min(1).max(100).default(50),
  cursor: z.string().max(200).optional(),
}

/** Of a list that is read whole and shown in parts: its cursor is a place. */
export const placeQuery = {
  ...listQuery,
  cursor: z
    .string()
    .regex(/^\d{1,6}$/, 'That cursor is not valid')
    .optional(),
}

export function partOf<Row>(
  rows: readonly Row[],
  { limit, cursor = '0' }: { limit: number; cursor?: string | undefined },
) {
  const end = Number(cursor) + limit
  return { items: rows.slice(Number(cursor), end), next: rows.length > end ? String(end) : null }
}

export function listOf<Row extends z.ZodType>(row: Row) {
  return z.object({ items: z.array(row), next: z.string().nullable() })
}
