// A member who goes takes all her editions with her, ordered or not: they are full of names. Their files go with her own.

import { eq } from 'drizzle-orm'
import { editions } from '../../../database/schema/editions.ts'
import type { Rows } from '../../platform/database/rows.ts'

export async function partWithEditions(rows: Rows, memberId: string): Promise<void> {
  await rows.delete(editions).where(eq(editions.user_id, memberId))
}
