// Lists: `{ items, next }`, asked for with `?limit=&cursor=`.

import { z } from 'zod'

export const listQuery = {
  limit: z.coerce.number('limit must be a number').int('limit must be a whole number').min(1).max(100).default(50),
  cursor: z.string().max(200).optional(),
}

export function listOf<Row extends z.ZodType>(row: Row) {
  return z.object({ items: z.array(row), next: z.string().nullable() })
}
