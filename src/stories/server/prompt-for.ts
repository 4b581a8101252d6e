// The template that a model is given for a purpose: the operator's active one, or the one that is built in.

import { and, desc, eq } from 'drizzle-orm'
import { prompts } from '../../../database/schema/pictures.ts'
import type { Rows } from '../../platform/database/rows.ts'
import { builtInTemplate, type PromptPurpose } from '../prompt-purposes.ts'

export interface PromptInUse {
  template: string
  /** Null for the built-in one. */
  id: string | null
  version: number
}

export async function promptFor(rows: Rows, purpose: PromptPurpose): Promise<PromptInUse> {
  const [active] = await rows
    .select({ id: prompts.id, template: prompts.template, version: prompts.version })
    .from(prompts)
    .where(and(eq(prompts.purpose, purpose), eq(prompts.is_active, true)))
    .orderBy(desc(prompts.updated_at))
    .limit(1)
  return active ?? { template: builtInTemplate(purpose), id: null, version: 0 }
}
