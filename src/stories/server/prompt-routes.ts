// The prompt templates of the operators, each call's work: read, add, change, remove. Kept by the owner: no member role sees them.

import { partOf } from '../../base/pagination.ts'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { auditEvents } from '../../../database/schema/members.ts'
import { prompts } from '../../../database/schema/pictures.ts'
import type { Rows } from '../../platform/database/rows.ts'
import type { Hands } from '../../platform/hands.ts'
import { answerAtLength, type LongCall } from '../../platform/http/long-route.ts'
import type { Route } from '../../platform/http/route.ts'
import { checkTemplate, promptPurposes } from '../prompt-purposes.ts'
import * as contract from '../prompts-contract.ts'
import { badPurpose, badTemplate, promptNameTaken, promptNotFound } from '../refusals.ts'

type PromptRow = typeof prompts.$inferSelect

const showPrompt = (row: PromptRow): contract.Prompt => ({
  ...row,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

async function onePrompt(rows: Rows, id: string): Promise<PromptRow> {
  const [found] = await rows.select().from(prompts).where(eq(prompts.id, id))
  if (!found) throw promptNotFound()
  return found
}

type Fields = Pick<PromptRow, 'name' | 'purpose' | 'template' | 'is_active'>

/** Names are unique, a template fits its purpose, and each purpose has one active template at most. */
async function makeRoom(rows: Rows, { name, purpose, template, is_active }: Fields, id?: string): Promise<void> {
  if (!promptPurposes.some((one) => one === purpose)) throw badPurpose(promptPurposes)
  const fault = checkTemplate(purpose, template)
  if (fault !== null) throw badTemplate(fault)
  const other = id === undefined ? undefined : ne(prompts.id, id)
  const [namesake] = await rows
    .select({ id: prompts.id })
    .from(prompts)
    .where(and(eq(prompts.name, name), other))
  if (namesake) throw promptNameTaken()
  if (!is_active) return
  await rows
    .update(prompts)
    .set({ is_active: false })
    .where(and(eq(prompts.purpose, purpose), other))
}

/** One change at a time, so that two of one name cannot pass each other. */
const alone = <T>({ database }: Hands, work: (rows: Rows) => Promise<T>) =>
  database.transaction(async (rows) => {
    await rows.execute(sql`lock table prompts in share row exclusive mode`)
    return work(rows)
  })

/** Who did it is written down. */
const audit = (
  rows: Rows,
  { hands, caller }: Pick<LongCall<unknown>, 'hands' | 'caller'>,
  deed: string,
  subject: string,
) => rows.insert(auditEvents).values({ user_id: caller.id, action: `prompt.${deed}`, subject, at: hands.now() })

/** Only her session is looked at as the member. */
const noLook = async () => undefined

export function promptRoutes(): Route[] {
  return [
    answerAtLength(contract.getPrompts, noLook, async ({ hands, input }) => {
      const { owner } = hands.database
      if (input.id !== undefined) {
        const [found] = await owner.select().from(prompts).where(eq(prompts.id, input.id))
        if (!found) throw promptNotFound()
        return showPrompt(found)
      }
      const found = await owner.select().from(prompts).orderBy(asc(prompts.purpose), asc(prompts.name))
      return partOf(found.map(showPrompt), input)
    }),
    answerAtLength(contract.createPrompt, noLook, (call) =>
      alone(call.hands, async (rows) => {
        const { hands, input } = call
        await makeRoom(rows, input)
        const now = hands.now()
        const [made] = await rows
          .insert(prompts)
          .values({ ...input, created_at: now, updated_at: now })
          .returning()
        if (!made) throw new Error('The insert answered no row')
        await audit(rows, call, 'created', made.id)
        return showPrompt(made)
      }),
    ),
    answerAtLength(contract.updatePrompt, noLook, (call) =>
      alone(call.hands, async (rows) => {
        const { id, ...fields } = call.input
        const before = await onePrompt(rows, id)
        await makeRoom(rows, { ...before, ...fields }, id)
        const [changed] = await rows
          .update(prompts)
          .set({ ...fields, version: before.version + 1, updated_at: call.hands.now() })
          .where(eq(prompts.id, id))
          .returning()
        if (!changed) throw new Error('The update answered no row')
        await audit(rows, call, 'changed', id)
        return showPrompt(changed)
      }),
    ),
    answerAtLength(contract.deletePrompt, noLook, (call) =>
      alone(call.hands, async (rows) => {
        const { id } = call.input
        await onePrompt(rows, id)
        await rows.delete(prompts).where(eq(prompts.id, id))
        await audit(rows, call, 'removed', id)
        return { success: true } as const
      }),
    ),
  ]
}
