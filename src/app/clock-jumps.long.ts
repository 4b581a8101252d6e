// The clock of a running server is set forwards and back, and stands at moments that calendars are bad at.

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AuthClient } from '@supabase/auth-js'
import { isNull } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { sessions } from '../../database/schema/members.ts'
import { brand } from '../base/brand.ts'
import { day, hour, minute } from '../base/dates.ts'
import { openDatabaseAt } from '../platform/database/test-database.ts'
import { assertInvariants } from './test-invariants.ts'
import { aBook, callerAt, signUpAt, type Seen } from './test-load.ts'
import { startServer } from './test-server.ts'
import { untilFinished } from '../editions/test-finishing.ts'

const password = 'lantern-over-the-sea'
const nothingSeen = (): Seen => ({ asked: 0, retried: 0, moved: 0, painted: 0, failed: [] })

/** A server whose clock is so many ms ahead of ours, and can be set. */
async function startAhead(ahead: number, settings: Record<string, string> = {}) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'clock-'))
  const TEST_CLOCK = join(DATA_DIR, 'clock')
  writeFileSync(TEST_CLOCK, String(ahead))
  const NODE_OPTIONS = `--import ${join(import.meta.dirname, 'fixtures/settable-clock.ts')}`
  const server = await startServer({ ...{ DATA_DIR, DATABASE_URL: '', TEST_CLOCK, NODE_OPTIONS }, ...settings })
  onTestFinished(() => server.process.kill())
  await server.process.says(`${brand} is ready`)
  let times = 0
  return {
    ...server,
    async set(next: number) {
      writeFileSync(TEST_CLOCK, String(next))
      process.kill(server.process.pid, 'SIGUSR2')
      await server.process.says(`clock set ${(times += 1)}`)
    },
    /** Ends it as told, and looks at what it leaves. */
    async look() {
      process.kill(server.process.pid, 'SIGTERM')
      expect(await server.process.ended).toBe(0)
      const database = await openDatabaseAt(join(DATA_DIR, 'database'))
      await assertInvariants(database, DATA_DIR)
      const open = await database.owner.$count(sessions, isNull(sessions.ended_at))
      await database.close()
      return open
    },
  }
}
type Server = Awaited<ReturnType<typeof startAhead>>

/** A member as her browser is: the official client, which renews a token that is refused. */
async function memberAt({ address }: Server, seen: Seen, email: string) {
  const items = new Map<string, string>()
  const auth = new AuthClient({
    url: `${address}/auth/v1`,
    autoRefreshToken: false,
    storage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
  })
  await auth.signUp({ email, password })
  return async () => {
    const { data } = await auth.getSession()
    const token = data.session?.access_token ?? ''
    const { status } = await fetch(`${address}/api/books`, { headers: { authorization: `Bearer ${token}` } })
    if (status === 401) await auth.refreshSession()
    const { data: now } = await auth.getSession()
    expect(now.session, 'she is signed out').not.toBeNull()
    return callerAt(address, seen, now.session?.access_token)
  }
}

test('while the clock is set ten minutes forwards and back, and a day, nobody is signed out or held up, and no work is lost', async () => {
  const server = await startAhead(0, { RATE_LIMITS: 'on' })
  const seen = nothingSeen()
  const ana = await memberAt(server, seen, 'ana@example.com')
  const { id: bookId } = await (await ana()).ask('POST /functions/v1/books-create', aBook)
  const { pages } = await (await ana()).ask('POST /functions/v1/story-generate', { bookId, seed: 7 })
  const paintsAll = async () => {
    const me = await ana()
    const { jobId } = await me.ask('POST /functions/v1/images-generate-consistency', { bookId })
    return { me, jobId }
  }
  for (const ahead of [10 * minute, 0, -10 * minute, 0, day, 0]) {
    // A painting is under way, and five calls a moment before.
    const { me, jobId } = await paintsAll()
    await Promise.all(Array.from({ length: 5 }, () => me.ask('GET /api/books')))
    await server.set(ahead)
    const again = await ana()
    let done: { status: string; completedPages: number; pages: { image_url: string }[] } | undefined
    for await (const { event, data } of again.follow(jobId)) if (event === 'done') done = data
    expect(done).toMatchObject({ status: 'completed', completedPages: 24 })
    await again.read(done?.pages[0]?.image_url ?? '')
    await again.ask('POST /functions/v1/pages-regenerate', { bookId, pageId: pages[5].id })
    const { id } = await again.ask('POST /functions/v1/books-create', aBook)
    expect((await again.ask('POST /functions/v1/story-generate', { bookId: id })).pages).toHaveLength(24)
    await again.ask(`DELETE /api/books/${id}`)
  }
  expect(seen.failed).toEqual([])
  expect(await server.look()).toBe(1)
})

const moments: [what: string, zone: string, at: string][] = [['a leap day ends', 'UTC', '2028-02-29T23:59:40Z']]

test.each(moments)('while %s (%s) a book is made from sign-up to the bound edition', async (_what, zone, at) => {
  const server = await startAhead(Date.parse(at) - Date.now(), { TZ: zone })
  const seen = nothingSeen()
  const me = await signUpAt(server.address, seen, 'ana@example.com')
  const { id: bookId, created_at } = await me.ask('POST /functions/v1/books-create', aBook)
  expect(Math.abs(Date.parse(created_at) - Date.parse(at))).toBeLessThan(hour / 2)
  await me.ask('POST /functions/v1/story-generate', { bookId, seed: 7 })
  const { jobId } = await me.ask('POST /functions/v1/images-generate-consistency', { bookId })
  let status = ''
  for await (const { event, data } of me.follow(jobId)) if (event === 'done') status = data.status
  expect(status).toBe('completed')
  const { edition } = await untilFinished(() => me.ask('POST /functions/v1/books-finalize', { bookId }))
  const { url } = await me.ask(`GET /api/editions/${edition.id}/downloads/epub`)
  expect((await me.read(url)).length).toBeGreaterThan(10_000)
  const share = await me.ask(`POST /api/books/${bookId}/shares`, {})
  expect(Date.parse(share.expires_at) - Date.parse(at)).toBeGreaterThan(29 * day)
  expect(seen.failed).toEqual([])
  expect(await server.look()).toBe(1)
})
