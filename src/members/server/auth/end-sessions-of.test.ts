import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEvents } from '../../../../database/schema/members.ts'
import type { Database } from '../../../platform/database/database.ts'
import { openTestDatabase } from '../../../platform/database/test-database.ts'
import type { LogFacts } from '../../../platform/log.ts'
import { silentLog } from '../../../platform/log.ts'
import { sessionsCommand } from './end-sessions-of.ts'
import { bearer, openTestAuth, type TestAuth } from './test-auth.ts'

let database: Database
let auth: TestAuth
const logged: [string, LogFacts | undefined][] = []
beforeAll(async () => {
  database = await openTestDatabase()
  auth = await openTestAuth(database, {
    log: { ...silentLog, warn: (...line) => void logged.push([line[0], line[1]]) },
  })
})
afterAll(async () => {
  await auth.close()
  await database.close()
})

const password = 'lantern-over-the-sea'
async function signUp() {
  const email = `${randomUUID().slice(0, 8)}@example.com`
  const { body } = await auth.call('POST', '/auth/v1/signup', { email, password })
  return { email, id: String(body.user.id), access: String(body.access_token), refresh: String(body.refresh_token) }
}
const status = async ({ access }: { access: string }) =>
  (await auth.call('GET', '/auth/v1/user', undefined, bearer(access))).status
const refreshed = async ({ refresh }: { refresh: string }) =>
  (await auth.call('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: refresh })).status

test('an operator ends the sessions of one account, or of all; it stands in the books', async () => {
  const [ana, ben] = [await signUp(), await signUp()]
  expect(await sessionsCommand(['--end', ana.email.toUpperCase()])(database, auth.hands.now())).toBe(1)
  expect([await status(ana), await refreshed(ana), await status(ben)]).toEqual([403, 400, 200])
  const told = await database.owner.select().from(auditEvents).where(eq(auditEvents.user_id, ana.id))
  expect(told.map(({ action }) => action)).toContain('auth.sessions_ended_by_operator')
  await expect(sessionsCommand(['--end', 'nobody@example.com'])(database, auth.hands.now())).rejects.toThrow(
    'There is no account of nobody@example.com.',
  )
  expect(await sessionsCommand(['--end-all'])(database, auth.hands.now())).toBeGreaterThanOrEqual(1)
  expect([await status(ben), await refreshed(ben)]).toEqual([403, 400])
  const again = await auth.call('POST', '/auth/v1/token?grant_type=password', { email: ben.email, password })
  expect(again.status).toBe(200)
  for (const args of [[], ['--end'], ['--end-all', 'x'], ['--start', 'x'], ['--end', 'x', 'y']]) {
    expect(() => sessionsCommand(args)).toThrow('--end EMAIL or --end-all')
  }
})

test('a password that was refused is in the log, with the id of the account and nothing that was typed', async () => {
  const ana = await signUp()
  const tries = [ana.email, 'nobody@example.com']
  for (const email of tries) {
    await auth.call('POST', '/auth/v1/token?grant_type=password', { email, password: 'a-guess-of-mine' })
  }
  expect(logged).toEqual([
    ['sign-in refused', { code: 'invalid_credentials', member: ana.id }],
    ['sign-in refused', { code: 'invalid_credentials', member: undefined }],
  ])
})
