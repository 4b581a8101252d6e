// The many rounds of refresh-session.test.ts: twenty tabs wake at once, some answers get lost, and now and then the server is replaced meanwhile.

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { refreshTokens, sessions } from '../../../../database/schema/members.ts'
import { dice } from '../../../base/dice.ts'
import { openTestDatabase } from '../../../platform/database/test-database.ts'
import { bearer, openTestAuth } from './test-auth.ts'

const rounds = 30
const tabs = 20

test('through thirty storms of twenty tabs nobody is signed out, and there is one session with one chain', async () => {
  const database = await openTestDatabase()
  let auth = await openTestAuth(database)
  const chance = dice('storms')
  const email = 'ana@example.com'
  const { body } = await auth.call('POST', '/auth/v1/signup', { email, password: 'lantern-over-the-sea' })
  let token = String(body.refresh_token)
  let access = String(body.access_token)
  let refused = 0

  /** As the official client does: what nobody answered is asked again. */
  async function trade(): Promise<{ status: number; token: string; access: string }> {
    for (;;) {
      const asked = { refresh_token: token }
      const answer = await auth.call('POST', '/auth/v1/token?grant_type=refresh_token', asked).catch(() => undefined)
      if (answer && chance.roll(5) > 0) {
        return {
          status: answer.status,
          token: String(answer.body.refresh_token),
          access: String(answer.body.access_token),
        }
      }
      refused += answer ? 0 : 1
    }
  }
  for (let round = 1; round <= rounds; round += 1) {
    const storm = Array.from({ length: tabs }, trade)
    if (round % 3 === 0) {
      const replaced = auth.close()
      const next = await openTestAuth(database)
      await replaced
      auth = next
    }
    const answers = await Promise.all(storm)
    expect(answers.map(({ status }) => status)).toEqual(Array(tabs).fill(200))
    const told = new Set(answers.map((answer) => answer.token))
    expect(told.size).toBe(1)
    ;[token = ''] = told
    access = answers[chance.roll(tabs)]?.access ?? ''
    expect((await auth.call('GET', '/auth/v1/user', undefined, bearer(access))).status).toBe(200)
  }
  expect(refused).toBeGreaterThan(0)
  const held = await database.owner.select().from(sessions)
  expect(held).toMatchObject([{ ended_at: null }])
  expect(await database.owner.$count(refreshTokens, eq(refreshTokens.session_id, held[0]?.id ?? ''))).toBe(rounds + 1)
  await auth.close()
  await database.close()
})
