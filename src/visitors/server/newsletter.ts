// The newsletter: nobody is on the list who did not say yes by mail, and nobody learns who is.

import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { newsletterSubscribers as subscribers } from '../../../database/schema/members.ts'
import { paths } from '../../base/paths.ts'
import { holderOf, isPassOf } from '../../members/server/newsletter-pass.ts'
import type { Hands } from '../../platform/hands.ts'
import { holdSubscriptions } from './limits.ts'
import { askBack } from './visitor-mails.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

interface Subscription {
  email: string
  /** Where it was asked from, for the limit. */
  address: string
  /** Where the link in the mail leads. */
  origin: string
}

export async function subscribeToNewsletter(hands: Hands, { email, address, origin }: Subscription): Promise<void> {
  await holdSubscriptions(hands, address, email)
  const token = Buffer.from(hands.randomBytes(32)).toString('base64url')
  await hands.database.transaction(async (rows) => {
    const [known] = await rows.select().from(subscribers).where(eq(subscribers.email, email)).for('update')
    if (known?.confirmed_at && !known.unsubscribed_at) return
    // An older mail's link ends: the newest one counts.
    await rows
      .insert(subscribers)
      .values({ email, token_hash: hashOf(token), created_at: hands.now() })
      .onConflictDoUpdate({ target: subscribers.email, set: { token_hash: hashOf(token) } })
    await hands.mail.send(rows, askBack(email, new URL(paths.newsletterChoice(token), origin).href))
  })
}

/** False when the link was never good, or a newer one took its place. */
export async function chooseNewsletter(hands: Hands, token: string, wants: boolean): Promise<boolean> {
  const now = hands.now()
  const { owner } = hands.database
  const holder = holderOf(token)
  const [subscriber] = await owner
    .select()
    .from(subscribers)
    .where(holder === undefined ? eq(subscribers.token_hash, hashOf(token)) : eq(subscribers.id, holder))
  if (!subscriber || (holder !== undefined && !isPassOf(token, subscriber))) return false
  await owner
    .update(subscribers)
    .set(wants ? { confirmed_at: now, unsubscribed_at: null } : { unsubscribed_at: now })
    .where(eq(subscribers.id, subscriber.id))
  return true
}
