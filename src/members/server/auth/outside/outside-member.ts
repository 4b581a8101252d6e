// Whose account it is that a provider speaks of: the one it opened before, a new one, or one whose e-mail both have proved.

import { and, eq } from 'drizzle-orm'
import { credentials, outsideIdentities } from '../../../../../database/schema/members.ts'
import type { Rows } from '../../../../platform/database/rows.ts'
import { outsideEmailTaken, outsideEmailUnproved } from '../../../auth-refusals.ts'
import { securityMail } from '../../mails/security-mail.ts'
import { audit } from '../audit.ts'
import type { AuthDesk } from '../auth-desk.ts'
import { findMember } from '../auth-user.ts'
import { lockMember } from '../lock-member.ts'
import { voidOneTimeTokens } from '../one-time-token.ts'
import { addMember } from '../sign-up.ts'
import type { OutsidePerson } from './provider-wire.ts'
import type { OutsideProvider } from './providers.ts'

/** `spareHash`: of a password that nobody knows, for an account that has none yet; hashing takes its time outside the transaction. */
export async function memberFor(
  desk: AuthDesk,
  rows: Rows,
  { provider, person, spareHash }: { provider: OutsideProvider; person: OutsidePerson; spareHash: string },
): Promise<string> {
  const now = desk.hands.now()
  const { subject, email } = person
  const [known] = await rows
    .update(outsideIdentities)
    .set({ last_sign_in_at: now })
    .where(and(eq(outsideIdentities.provider, provider.id), eq(outsideIdentities.subject, subject)))
    .returning({ userId: outsideIdentities.user_id })
  if (known) return known.userId
  if (email === undefined) throw outsideEmailUnproved(provider.name)
  const added = await addMember(desk, rows, { email, data: undefined, passwordHash: spareHash, isConfirmed: true })
  const userId = added ?? (await takeIn(desk, rows, { provider, email, spareHash }))
  await rows
    .insert(outsideIdentities)
    .values({ provider: provider.id, subject, user_id: userId, created_at: now, last_sign_in_at: now })
    // The same person came back twice at once.
    .onConflictDoNothing()
  return userId
}

/** Somebody has that e-mail already. She is let in only if it is certain that it is hers here, too. */
async function takeIn(
  desk: AuthDesk,
  rows: Rows,
  { provider, email, spareHash }: { provider: OutsideProvider; email: string; spareHash: string },
): Promise<string> {
  const { config, mail, now } = desk.hands
  const member = await findMember(rows, { email })
  // While e-mails are not confirmed, whoever typed it first may be anybody: with her password she would keep a key.
  if (!member || !config.emailConfirmation || !(await lockMember(rows, member.id)))
    throw outsideEmailTaken(provider.name)
  if (member.confirmedAt) {
    await audit(rows, now(), member.id, 'outside_sign_in_added', provider.id)
    await mail.send(rows, securityMail('outside-sign-in-added', email))
    return member.id
  }
  // Signed up and never confirmed: the provider has proved the address, that password has proved nothing.
  await rows
    .update(credentials)
    .set({ password_hash: spareHash, email_confirmed_at: now(), user_metadata: {}, updated_at: now() })
    .where(eq(credentials.user_id, member.id))
  await voidOneTimeTokens(rows, member.id, now())
  return member.id
}
