// What is older than was promised goes by the house's own sweeps; and when a sweep does not run, somebody is told.

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begunBooks, books } from '../../../database/schema/books.ts'
import { auditEvents, oneTimeTokens, sessions, users } from '../../../database/schema/members.ts'
import { orders } from '../../../database/schema/orders.ts'
import { mails } from '../../../database/schema/platform.ts'
import { day } from '../../base/dates.ts'
import { forgetBegun } from '../../books/server/forget-begun.ts'
import { removeAccounts } from '../../members/server/account/remove-accounts.ts'
import { sweepAuth } from '../../members/server/auth/sweep-auth.ts'
import { factorSealer } from '../../members/server/auth/auth-desk.ts'
import { forgetOrders } from '../../orders/server/life/forget-orders.ts'
import type { Database } from '../../platform/database/database.ts'
import { openTestDatabase } from '../../platform/database/test-database.ts'
import { testFiles } from '../../platform/files/test-files.ts'
import type { JobHandler, JobQueue } from '../../platform/jobs/jobs.ts'
import { silentLog, type Log, type LogFacts } from '../../platform/log.ts'
import { openMail } from '../../platform/mail/open-mail.ts'
import { openMetrics } from '../../platform/metrics.ts'
import { testHands } from '../../platform/test-hands.ts'
import { proveRetention, retentions } from './retention.ts'
import { showGauges } from './shop-gauges.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const tooOld = (days: number) => new Date(Date.now() - (days + 2) * day)

/** One of each kind, two days older than it may become. */
async function leaveOldThings() {
  const { owner } = database
  const [member] = await owner.insert(users).values({ email: 'ana@example.com' }).returning()
  const user_id = member?.id ?? ''
  await owner.insert(users).values({ deletion_at: tooOld(0) })
  const [book] = await owner.insert(books).values({ user_id }).returning()
  await owner.insert(begunBooks).values({ id: randomUUID(), user_id, state: '{}', updated_at: tooOld(30) })
  await owner.insert(mails).values({
    ...{ kind: 'x', recipient: 'ana@example.com', subject: 'x', text_body: '', html_body: '' },
    created_at: tooOld(30),
  })
  const token = { user_id, kind: 'recovery', token_hash: randomUUID(), code_hash: 'x' }
  await owner.insert(oneTimeTokens).values({ ...token, expires_at: tooOld(1) })
  await owner.insert(sessions).values({ user_id, created_at: tooOld(180), refreshed_at: tooOld(180) })
  await owner.insert(auditEvents).values({ user_id, action: 'auth.signed_in', at: tooOld(2 * 365) })
  const order = { user_id, tier: 'Physical Book', amount: 4999 }
  await owner.insert(orders).values({ ...order, status: 'delivered', created_at: tooOld(7 * 365) })
  return { userId: user_id, bookId: book?.id ?? '' }
}

test('everything with a time limit goes by itself, and what does not is complained of by kind', async () => {
  const complaints: [string, LogFacts][] = []
  const log: Log = { ...silentLog, error: (event, facts = {}) => complaints.push([event, facts]) }
  const { files, sweep } = testFiles(database, { DATA_DIR: mkdtempSync(join(tmpdir(), 'kept-')) })
  const hands = testHands({ database, log })
  const whose = await leaveOldThings()
  const photo = {
    key: `photos/${whose.bookId}/a_1.jpg`,
    bytes: new Uint8Array([1]),
    contentType: 'image/jpeg',
  } as const
  await files.put({ ...photo, ...whose, kind: 'photo', expiresAt: new Date(Date.now() + 30 * day) })
  await database.owner.execute(
    sql`update files set created_at = now() - interval '32 days', expires_at = now() - interval '2 days'`,
  )
  const [other] = await database.owner.insert(users).values({ email: 'ben@example.com' }).returning()
  await database.owner.execute(
    sql`insert into photo_keys (user_id, sealed_key, used_at) values (${other?.id}, 'x', now() - interval '3 days')`,
  )

  await proveRetention(hands)
  expect(complaints.map(([, { code }]) => code).toSorted()).toEqual(retentions.map(({ kind }) => kind).toSorted())
  const metrics = openMetrics()
  showGauges(metrics, hands)
  expect(await metrics.render()).toMatch(/shop_kept_oldest_seconds\{kind="photo"\} 27648\d\d/)

  await sweep()
  await sweepAuth(hands, factorSealer(hands, ['a secret of the test, long enough']))
  await forgetOrders(hands)
  await forgetBegun(hands)
  await removeAccounts(hands, { refuseToPart: async () => {}, part: async () => {} })
  let sweepMails: JobHandler<object> = async () => {}
  const jobs: JobQueue = {
    send: async () => {},
    start: async () => {},
    stop: async () => {},
    work(kind, handler) {
      if (kind.name !== 'mail.sweep') return
      sweepMails = (job) => handler({ ...job, payload: kind.payload.parse(job.payload) })
    },
  }
  openMail({ ...hands, metrics, jobs })
  await sweepMails({ id: '', payload: {}, attempt: 1, isLastAttempt: true, signal: new AbortController().signal })
  complaints.length = 0
  await proveRetention(hands)
  expect(complaints).toEqual([])
})
