// The way out of the newsletter for mails that come after the first: of the first link only a hash is kept, and the hash signs this one.
// So a link in an old mail outlives a change of the installation's secret.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { newsletterSubscribers } from '../../../database/schema/members.ts'

type Subscriber = Pick<typeof newsletterSubscribers.$inferSelect, 'id' | 'token_hash'>

const signatureOf = ({ id, token_hash }: Subscriber) =>
  createHmac('sha256', token_hash).update(`newsletter ${id}`).digest('base64url')

export const newsletterPass = (subscriber: Subscriber) => `${subscriber.id}.${signatureOf(subscriber)}`

/** Whose pass it says to be; nothing where it is none. */
export function holderOf(pass: string): string | undefined {
  return z.uuid().safeParse(pass.split('.')[0]).data
}

export function isPassOf(pass: string, subscriber: Subscriber): boolean {
  const [given, right] = [pass, newsletterPass(subscriber)].map((text) => Buffer.from(text))
  return given !== undefined && right !== undefined && given.length === right.length && timingSafeEqual(given, right)
}
