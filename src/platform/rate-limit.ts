// Counting who does what how often, in the database, so that every process counts together. One statement a call.

import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { eq, lt, sql } from 'drizzle-orm'
import { rateLimits } from '../../database/schema/platform.ts'
import { minute, second } from '../base/dates.ts'
import type { Rows } from './database/rows.ts'

export interface Limit {
  /** What is counted, e.g. `sign-in/address`. */
  name: string
  most: number
  /** Milliseconds after the first one in which they are counted together. */
  within: number
}

const keyOf = (name: string, who: string) => createHash('sha256').update(`${name}\n${who}`).digest('base64url')

const secondsUntil = (moment: Date, now: Date) => Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / second))

/** Over, or further ahead than clocks of two servers differ: then the clock was set back, and nobody must wait for it. */
const isStale = ({ within }: Pick<Limit, 'within'>, now: Date) =>
  sql`(${rateLimits.resets_at} <= ${now} or ${rateLimits.resets_at} > ${latest(within, now)})`
const latest = (within: number, now: Date) => new Date(now.getTime() + within + minute)

/** Counts one. Answers the seconds to wait when that was one too many. Never inside a transaction that may roll back. */
export async function countOne(rows: Rows, limit: Limit, who: string, now: Date): Promise<number | undefined> {
  const stale = isStale(limit, now)
  const [row] = await rows
    .insert(rateLimits)
    .values({ key: keyOf(limit.name, who), count: 1, resets_at: new Date(now.getTime() + limit.within) })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        // Stops counting soon above the limit: the column must not overflow under a flood.
        count: sql`case when ${stale} then 1 else least(${rateLimits.count} + 1, ${limit.most + 1}) end`,
        resets_at: sql`case when ${stale} then excluded.resets_at else ${rateLimits.resets_at} end`,
      },
    })
    .returning()
  return row && row.count > limit.most ? secondsUntil(row.resets_at, now) : undefined
}

/** What was counted before it was known to be harmless. */
export async function uncountOne(rows: Rows, name: string, who: string): Promise<void> {
  await rows
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, keyOf(name, who)))
}

/** How many are counted at present, and when the last of them was counted if each renews the time. */
export async function readCount(rows: Rows, { name, within }: Omit<Limit, 'most'>, who: string, now: Date) {
  const [row] = await rows
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, keyOf(name, who)))
  return row && row.resets_at > now && row.resets_at <= latest(within, now) ? row : undefined
}

/** Counts one that starts the time anew: forgotten only when nothing happened for `within`. */
export async function countAnew(rows: Rows, limit: Omit<Limit, 'most'>, who: string, now: Date): Promise<void> {
  const resetsAt = new Date(now.getTime() + limit.within)
  await rows
    .insert(rateLimits)
    .values({ key: keyOf(limit.name, who), count: 1, resets_at: resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isStale(limit, now)} then 1 else least(${rateLimits.count} + 1, 1000000) end`,
        resets_at: resetsAt,
      },
    })
}

/** Tries that are few at first, and then each doubles the wait. */
export interface Patience {
  name: string
  /** Forgotten when nothing was tried for so long. */
  within: number
  free: number
  longest: number
}

/** Counts a try before it is looked at: of many at once no more pass than one after the other. Answers how many there are, or the seconds to wait. */
export async function countTry(
  rows: Rows,
  patience: Patience,
  who: string,
  now: Date,
): Promise<{ count: number } | { wait: number }> {
  const { name, within, free, longest } = patience
  const key = keyOf(name, who)
  const resetsAt = new Date(now.getTime() + within)
  const stale = isStale(patience, now)
  const wait = sql`make_interval(secs => least(${longest / second}::float8, power(2, least(${rateLimits.count} - ${free}::int, 30))))`
  const [row] = await rows
    .insert(rateLimits)
    .values({ key, count: 1, resets_at: resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${stale} then 1 else least(${rateLimits.count} + 1, 1000000) end`,
        resets_at: resetsAt,
      },
      setWhere: sql`${stale} or ${rateLimits.count} < ${free}::int or ${rateLimits.resets_at} + ${wait} <= ${resetsAt}`,
    })
    .returning({ count: rateLimits.count })
  if (row) return { count: row.count }
  const waits = await readCount(rows, patience, who, now)
  if (!waits) return { wait: 1 }
  const open = waits.resets_at.getTime() - within + Math.min(longest, second * 2 ** (waits.count - free))
  return { wait: secondsUntil(new Date(open), now) }
}

export async function forgetCount(rows: Rows, name: string, who: string): Promise<void> {
  await rows.delete(rateLimits).where(eq(rateLimits.key, keyOf(name, who)))
}

/** For the daily sweep. */
export async function forgetOldCounts(rows: Rows, now: Date): Promise<void> {
  await rows.delete(rateLimits).where(lt(rateLimits.resets_at, now))
}

/** One household or office: a whole /64 of IPv6 belongs to one customer. */
export function neighbourhood(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0')
  return [...groups, ...zeros, ...rest]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}
