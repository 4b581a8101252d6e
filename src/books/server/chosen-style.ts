// The art style that a change chooses: it must exist, and the book keeps its name as well.

import { and, eq } from 'drizzle-orm'
import { artStyles } from '../../../database/schema/books.ts'
import type { Rows } from '../../platform/database/rows.ts'
import { artStyleUnknown } from '../refusals.ts'

interface StyleFields {
  art_style_id?: string | null | undefined
  art_style?: string | undefined
}

export async function chosenStyle(rows: Rows, fields: StyleFields): Promise<StyleFields> {
  const { art_style_id: id } = fields
  if (id === undefined || id === null || id === '') return id === '' ? { art_style_id: null } : {}
  const [style] = await rows
    .select({ name: artStyles.name })
    .from(artStyles)
    .where(and(eq(artStyles.id, id), eq(artStyles.is_active, true)))
  if (!style) throw artStyleUnknown()
  return { art_style: fields.art_style ?? style.name }
}
