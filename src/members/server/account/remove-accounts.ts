// Deletes the accounts whose days of grace are over: rows, files, sessions, all but what the law wants kept, and that nameless.

import { asc, eq, lte } from 'drizzle-orm'
import { z } from 'zod'
import { auditEvents, newsletterSubscribers, users } from '../../../../database/schema/members.ts'
import { files, mails } from '../../../../database/schema/platform.ts'
import { Refusal } from '../../../base/refusal.ts'
import { hour } from '../../../base/dates.ts'
import type { Rows } from '../../../platform/database/rows.ts'
import type { Hands } from '../../../platform/hands.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import { lockMember } from '../auth/lock-member.ts'
import type { Leaving } from './leaving.ts'

export const removeAccountsJob = jobKind({ name: 'members.remove-accounts', payload: z.object({}), every: hour })

export async function removeAccounts(hands: Hands, leaving: Leaving): Promise<void> {
  const { owner } = hands.database
  const due = await owner
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deletion_at, hands.now()))
    .orderBy(asc(users.deletion_at))
  for (const { id } of due) await removeAccount(hands, leaving, id)
}

async function removeAccount(hands: Hands, leaving: Leaving, id: string): Promise<void> {
  const keys = await hands.database
    .transaction(async (rows): Promise<string[] | undefined> => {
      await lockMember(rows, id)
      const [member] = await rows.select().from(users).where(eq(users.id, id))
      // She kept it a moment ago.
      if (!member?.deletion_at || member.deletion_at > hands.now()) return undefined
      await leaving.refuseToPart(rows, id)
      await leaving.part(rows, id)
      const stored = await rows.select({ key: files.key }).from(files).where(eq(files.user_id, id))
      if (member.email !== null) await forgetEmail(rows, member.email)
      await rows.delete(auditEvents).where(eq(auditEvents.user_id, id))
      await rows.delete(users).where(eq(users.id, id))
      return stored.map(({ key }) => key)
    })
    .catch((reason: unknown) => {
      // Something was ordered meanwhile: she goes when that is done.
      if (reason instanceof Refusal) return undefined
      throw reason
    })
  if (!keys) return
  // After a restore of an older backup this says who has to go again.
  hands.log.info('account removed', { member: id })
  hands.failpoint('remove-account.files')
  // What is left by a crash here has lost its owner, and is swept.
  await hands.files.remove(keys)
}

/** Rows that know her by her address only. */
async function forgetEmail(rows: Rows, email: string): Promise<void> {
  await rows.delete(mails).where(eq(mails.recipient, email))
  await rows.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
}
