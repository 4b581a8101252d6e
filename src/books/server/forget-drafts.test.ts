import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begunBooks, books } from '../../../database/schema/books.ts'
import { newsletterSubscribers, users } from '../../../database/schema/members.ts'
import { orders } from '../../../database/schema/orders.ts'
import { day } from '../../base/dates.ts'
import type { Database } from '../../platform/database/database.ts'
import { openTestDatabase } from '../../platform/database/test-database.ts'
import { testHands } from '../../platform/test-hands.ts'
import { forgetBegun } from './forget-begun.ts'
import { forgetDrafts } from './forget-drafts.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a draft that nobody touched for a year goes a month after its member was told, unless she touches it', async () => {
  const hands = testHands({ database, settings: { SMTP_URL: 'smtp://localhost' } })
  const { owner } = database
  const id = randomUUID()
  await owner.insert(users).values({ id, email: 'ana@example.com' })
  const old = new Date(hands.now().getTime() - 366 * day)
  const book = { user_id: id, updated_at: old }
  const [ordered] = await owner
    .insert(books)
    .values({ ...book, title: 'Ordered' })
    .returning()
  await owner.insert(orders).values({ user_id: id, book_id: ordered?.id, tier: 'Physical Book', amount: 4999 })
  await owner.insert(books).values([
    { ...book, title: 'Forgotten' },
    { ...book, title: 'Touched again' },
    { ...book, title: 'Finished', status: 'completed' },
    { ...book, title: 'Of this year', updated_at: hands.now() },
  ])
  const left = async () => (await owner.select({ title: books.title }).from(books)).map(({ title }) => title).toSorted()
  const all = await left()
  const silent = testHands({ database })
  await forgetDrafts(silent)
  expect(silent.mails).toEqual([])

  await forgetDrafts(hands)
  await forgetDrafts(hands)
  expect(await left()).toEqual(all)
  expect(hands.mails).toHaveLength(1)
  expect(hands.mails[0]).toMatchObject({ to: 'ana@example.com', kind: 'drafts-forgotten' })
  expect(hands.mails[0]?.text).toContain('• Forgotten\n\n• Touched again')
  expect(hands.mails[0]?.subject).not.toContain('Forgotten')

  hands.clock.advance(10 * day)
  await owner.update(books).set({ updated_at: hands.now() }).where(eq(books.title, 'Touched again'))
  hands.clock.advance(19 * day)
  await forgetDrafts(hands)
  expect(await left()).toEqual(all)
  hands.clock.advance(2 * day)
  await forgetDrafts(hands)
  expect(await left()).toEqual(['Finished', 'Of this year', 'Ordered', 'Touched again'])
  expect(hands.mails).toHaveLength(1)
})

test('a begun book goes after thirty days; whoever agreed to mails is reminded once, and nobody else', async () => {
  const hands = testHands({ database, settings: { SMTP_URL: 'smtp://localhost' } })
  const { owner } = database
  const begin = async (email: string, daysAgo: number, yes?: 'yes' | 'no more') => {
    const id = randomUUID()
    const updated_at = new Date(hands.now().getTime() - daysAgo * day)
    await owner.insert(users).values({ id, email })
    await owner.insert(begunBooks).values({ id: randomUUID(), user_id: id, name: 'Zoë', state: '{}', updated_at })
    const unsubscribed_at = yes === 'no more' ? hands.now() : null
    if (yes)
      await owner
        .insert(newsletterSubscribers)
        .values({ email, token_hash: email, confirmed_at: hands.now(), unsubscribed_at })
  }
  await begin('agreed@example.com', 4, 'yes')
  await begin('today@example.com', 1, 'yes')
  await begin('no-more@example.com', 4, 'no more')
  await begin('never@example.com', 4)
  await begin('long-ago@example.com', 31, 'yes')
  await forgetBegun(hands)
  await forgetBegun(hands)
  expect(hands.mails.map(({ to }) => to)).toEqual(['agreed@example.com'])
  expect(hands.mails[0]?.unsubscribe).toMatch(/\/newsletter\/[\w-]+\.[\w-]{43}$/)
  expect(hands.mails[0]?.text).toContain(`No more letters from us:\n${hands.mails[0]?.unsubscribe}`)
  expect(JSON.stringify(hands.mails), 'a child’s name').not.toContain('Zoë')
  expect(await owner.$count(begunBooks)).toBe(4)
  hands.clock.advance(27 * day)
  await forgetBegun(hands)
  expect(await owner.$count(begunBooks)).toBe(1)
})
