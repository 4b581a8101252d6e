import { afterAll, beforeAll, expect, test } from 'vitest'
import { newsletterSubscribers } from '../../../database/schema/members.ts'
import { testApp } from '../../app/test-app.ts'
import { newsletterPass } from '../../members/server/newsletter-pass.ts'
import type { Database } from '../../platform/database/database.ts'
import { openTestDatabase } from '../../platform/database/test-database.ts'
import { testHands, type TestHands } from '../../platform/test-hands.ts'

let database: Database
let hands: TestHands
let send: (path: string, fields?: Record<string, string>, address?: string) => Promise<Response>
let subscribe: (input: object) => Promise<Response>
beforeAll(async () => {
  database = await openTestDatabase()
  hands = testHands({ database, settings: { RATE_LIMITS: 'on', OPERATOR_EMAILS: 'op@example.com' } })
  const { door } = testApp(hands)
  send = async (path, fields, address = '203.0.113.7') =>
    door.request(`http://localhost${path}`, fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}, {
      address,
    })
  subscribe = async (input) =>
    door.request(
      'http://localhost/api/newsletter',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) },
      { address: '203.0.113.8' },
    )
})
afterAll(() => database.close())

const linkOf = (text = '') => /\/newsletter\/[\w-]+/.exec(text)?.[0] ?? ''
const row = async (email: string) =>
  (await database.owner.select().from(newsletterSubscribers)).find((one) => one.email === email)

test('whoever asks for the newsletter is asked back by mail, says yes, and can leave by the same link', async () => {
  const asked = await send('/newsletter', { email: 'Ida@Example.com' })
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/newsletter-sent'])
  expect(hands.mails.at(-1)).toMatchObject({ kind: 'newsletter-confirm', to: 'ida@example.com' })
  const link = linkOf(hands.mails.at(-1)?.text)
  expect((await send(link)).status).toBe(200)
  expect(await row('ida@example.com')).toMatchObject({ confirmed_at: null })
  expect((await send(link, { choice: 'yes' })).headers.get('location')).toBe('/newsletter-welcome')
  expect(await row('ida@example.com')).toMatchObject({ confirmed_at: expect.any(Date), unsubscribed_at: null })
  expect((await send(link, { choice: 'no' })).headers.get('location')).toBe('/newsletter-goodbye')
  expect(await row('ida@example.com')).toMatchObject({ unsubscribed_at: expect.any(Date) })
  expect((await send('/newsletter/made-up', { choice: 'yes' })).headers.get('location')).toBe('/not-sent')
})

test('a mail program’s own button takes her off the list, from any mail of it, and is answered at once', async () => {
  await subscribe({ email: 'tap@example.com' })
  const first = hands.mails.at(-1)?.unsubscribe ?? ''
  const on = async () => {
    const { confirmed_at, unsubscribed_at } = (await row('tap@example.com')) ?? {}
    return Boolean(confirmed_at) && !unsubscribed_at
  }
  const tap = (link: string) => send(new URL(link).pathname, { 'List-Unsubscribe': 'One-Click' })
  await send(linkOf(first), { choice: 'yes' })
  const subscriber = await row('tap@example.com')
  if (!subscriber) throw new Error('Nobody is on the list.')
  for (const link of [first, `https://books.example/newsletter/${newsletterPass(subscriber)}`]) {
    expect((await send(new URL(link).pathname)).status).toBe(200)
    expect(await on()).toBe(true)
    const answer = await tap(link)
    expect([answer.status, await answer.text()]).toEqual([200, 'page'])
    expect(await on()).toBe(false)
    await send(new URL(link).pathname, { choice: 'yes' })
    expect(await on()).toBe(true)
  }
  const forged = newsletterPass({ ...subscriber, token_hash: 'guessed' })
  for (const token of [forged, subscriber.id, `${newsletterPass(subscriber)}x`])
    expect((await send(`/newsletter/${token}`, { 'List-Unsubscribe': 'One-Click' })).status).toBe(404)
  expect(await on()).toBe(true)
})

test('the answer does not tell who is on the list, and whoever is gets no second mail', async () => {
  const first = await subscribe({ email: 'on@example.com' })
  await send(linkOf(hands.mails.at(-1)?.text), { choice: 'yes' })
  const sent = hands.mails.length
  const again = await subscribe({ email: 'on@example.com' })
  expect(hands.mails).toHaveLength(sent)
  expect([again.status, await again.json()]).toEqual([first.status, await first.json()])
  expect((await subscribe({ email: 'nobody' })).status).toBe(400)
})

test('nobody is flooded with mails that ask back', async () => {
  const answers: number[] = []
  for (let n = 0; n < 4; n += 1) answers.push((await send('/newsletter', { email: 'flood@example.com' })).status)
  expect(answers).toEqual([303, 303, 303, 429])
})

test('a message reaches the operator, and what cannot be sent says so', async () => {
  const written = { name: 'Ida', email: 'ida@example.com', message: 'Where is my book?\n<b>Please</b>' }
  const answer = await send('/messages', written)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/message-sent'])
  const mail = hands.mails.at(-1)
  expect(mail).toMatchObject({ kind: 'message', to: 'op@example.com' })
  expect(mail?.text).toContain('Where is my book?')
  expect(mail?.html).toContain('&lt;b&gt;Please')
  expect((await send('/messages', { ...written, message: ' ' })).status).toBe(400)
  expect((await send('/messages', { ...written, email: 'x' })).status).toBe(400)
})
