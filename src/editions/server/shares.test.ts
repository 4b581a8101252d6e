import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shareLinks } from '../../../database/schema/books.ts'
import { auditEvents, users } from '../../../database/schema/members.ts'
import { day } from '../../base/dates.ts'
import type { Caller } from '../../platform/http/route.ts'
import { openTestEditions, type TestEditions } from './test-editions.ts'

let on: TestEditions
let ana: Caller
let bookId: string
beforeAll(async () => {
  on = await openTestEditions({ settings: { RATE_LIMITS: 'on', OPERATOR_EMAILS: 'op@example.com' } })
  ana = await on.door.addMember()
  await on.database.owner.update(users).set({ last_name: 'Miller' }).where(eq(users.id, ana.id))
  bookId = (
    await on.addPainted(ana, {
      title: 'Zoë and the Lantern',
      dedication: 'For Zoë, from all the Millers and the Miller cat',
      characters: [
        { name: 'Zoë Miller', type: 'girl', age: 6, name_sounds: 'ZOH-ee MILL-er' },
        { name: 'Biscuit', type: 'dog', name_sounds: 'BIS-kit' },
      ],
    })
  ).bookId
})
afterAll(() => on.close())

const share = async (fields: object = {}) => (await on.door.ask(ana, `POST /api/books/${bookId}/shares`, fields)).body
const open = (url: string) => on.door.ask(undefined, `GET ${url}`)
async function sendForm(url: string, fields: Record<string, string>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return on.door.ask(undefined, `POST ${url}`, new URLSearchParams(fields).toString(), headers)
}

test('a book is shared once it is finished', async () => {
  const early = await on.door.ask(ana, `POST /api/books/${bookId}/shares`, {})
  expect(early).toMatchObject({ status: 409, body: { code: 'book_not_finished' } })
  expect((await on.finish(ana, bookId)).status).toBe(200)
  const ben = await on.door.addMember()
  expect((await on.door.ask(ben, `POST /api/books/${bookId}/shares`, {})).status).toBe(404)
})

test('a link shows the book as it stands, also what was changed after FINISH', async () => {
  const { url } = await share()
  const [page] = (await on.door.ask(ana, `GET /api/books/${bookId}/pages`)).body.items
  await on.door.ask(ana, `PATCH /api/pages/${page.id}`, { text_content: 'Zoë had a lamp that hummed.' })
  const opened = await Promise.all([open(url), open(url)])
  expect(opened.map(({ body }) => body.includes('a lamp that hummed'))).toEqual([true, true])
  expect(await on.editionRows(bookId), 'bound once for both').toHaveLength(2)
})

test('a link shows pictures and words to whoever has it: no account, no surname, no photo, no search engine', async () => {
  const made = await share()
  expect(made.url).toMatch(/^\/s\/[\w-]{22}$/)
  expect(made).toMatchObject({ views: 0, has_passcode: false, hides_name: false })
  const { status, body, headers } = await open(made.url)
  expect(status).toBe(200)
  expect(headers.get('x-robots-tag')).toContain('noindex')
  expect(headers.get('cache-control')).toContain('no-store')
  expect(body.match(/<li class="leaf leaf-story"/g)).toHaveLength(24)
  expect(body).toContain('Zoë')
  expect(body).not.toMatch(/Miller/)
  expect(body).not.toContain('/photos/')
  expect(body).toMatch(/<img class="leaf-picture" src="[^"]+\.png[^"]*" alt="[^"]{10,}"/)
  // All pictures but the cover wait until they are near; nothing is inline.
  expect(body.match(/ loading="lazy"/g)).toHaveLength(28)
  expect(body).not.toMatch(/<script>| style="| on[a-z]+="/)
  // What a message shows of the link names nobody; the book ends with a way to one's own.
  const preview = [...body.matchAll(/<meta property="og:(\S+)" content="([^"]*)">/g)].map(([, name, told]) => [
    name,
    told,
  ])
  expect(Object.fromEntries(preview)).toMatchObject({
    title: 'A picture book, made for somebody',
    image: 'https://shop.test/og.jpg',
  })
  expect(JSON.stringify(preview)).not.toMatch(/Zo|Lantern|Biscuit/)
  expect(body.match(/<a [^>]*href="\/dashboard\/create-book">Make one for somebody you love<\/a>/g)).toHaveLength(2)
  // A voice says names as they sound, and no surname.
  expect(body).toContain('<data value="BIS-kit">Biscuit</data>')
  expect(body).not.toContain('MILL-er')
  // Its page asks for new links to the pictures before the old ones end: that is no visit.
  const renewed = await on.door.ask(undefined, `GET ${made.url}`, undefined, { 'sec-fetch-dest': 'empty' })
  expect(renewed.body.match(/<li class="leaf leaf-story"/g)).toHaveLength(24)
  const list = (await on.door.ask(ana, `GET /api/books/${bookId}/shares`)).body
  expect(list.items[0]).toMatchObject({ id: made.id, views: 1 })
  expect(JSON.stringify(list)).not.toContain(made.url.slice(3))
  const [row] = await on.database.owner.select().from(shareLinks).where(eq(shareLinks.id, made.id))
  expect(JSON.stringify(row)).not.toContain(made.url.slice(3))
})

test('a first name is hidden on request', async () => {
  const { url } = await share({ hides_name: true })
  const { body } = await open(url)
  expect(body).not.toMatch(/Zo(?:ë|&#235;)|ZOH-ee|Biscuit|BIS-kit/)
  expect(body).toContain('<h1 dir="ltr">Z. and the Lantern</h1>')
})

test('of many links asked for at once no more are made than may be open', async () => {
  const made = await Promise.all(
    Array.from({ length: 30 }, () => on.door.ask(ana, `POST /api/books/${bookId}/shares`, {})),
  )
  const open = (await on.door.ask(ana, `GET /api/books/${bookId}/shares`)).body.items
  expect(made.some(({ status }) => status !== 200 && status !== 201)).toBe(true)
  expect(open.length).toBeLessThanOrEqual(20)
  for (const { id } of open) await on.door.ask(ana, `DELETE /api/shares/${id}`)
})

test('a link that ended, expired, is suspended or never was shows nothing, and says no more', async () => {
  const [ended, expired, suspended] = [await share(), await share({ expires_in_days: 1 }), await share()]
  const ben = await on.door.addMember()
  expect((await on.door.ask(ben, `DELETE /api/shares/${ended.id}`)).status).toBe(404)
  expect((await on.door.ask(ana, `DELETE /api/shares/${ended.id}`)).body).toEqual({ success: true })
  const suspend = `POST /api/operator/shares/${suspended.id}/suspend`
  expect((await on.door.ask(ana, suspend, {})).status).toBe(403)
  const operator = await on.door.addMember({ isOperator: true })
  expect((await on.door.ask(operator, suspend, {})).body).toMatchObject({ is_suspended: true })
  const never = await open('/s/AAAAAAAAAAAAAAAAAAAAAA')
  expect(never.status).toBe(404)
  for (const url of [ended.url, suspended.url]) expect(await open(url)).toMatchObject({ status: 404, body: never.body })
  on.hands.clock.advance(2 * day)
  expect(await open(expired.url)).toMatchObject({ status: 404, body: never.body })
  on.hands.clock.advance(-2 * day)
  await on.door.ask(operator, suspend, { suspended: false })
  expect((await open(suspended.url)).status).toBe(200)
})

test('a passcode is asked for, is kept as a hash, and cannot be tried for ever', async () => {
  const made = await share({ passcode: 'blue whale' })
  const asked = await open(made.url)
  expect(asked.body).toContain('name="passcode"')
  expect(asked.body).not.toContain('Zoë')
  expect((await sendForm(made.url, { passcode: 'red whale' })).status).toBe(403)
  expect((await sendForm(made.url, { passcode: 'blue whale' })).body).toContain('Zoë')
  const [row] = await on.database.owner.select().from(shareLinks).where(eq(shareLinks.id, made.id))
  expect(row?.passcode_hash).toMatch(/^\$argon2id\$/)
  expect(row?.views).toBe(1)
  // The right one is no try: fourteen wrong ones are left of fifteen.
  const tries: number[] = []
  while (tries.at(-1) !== 429 && tries.length < 20) tries.push((await sendForm(made.url, { passcode: 'x' })).status)
  expect([tries.length, tries.at(-1)]).toEqual([15, 429])
  expect((await sendForm(made.url, { passcode: 'blue whale' })).status).toBe(429)
  expect((await on.door.ask(ana, `POST /api/books/${bookId}/shares`, { passcode: 'abc' })).status).toBe(400)
})

test('a report reaches the operator by mail and stays in the books', async () => {
  const made = await share()
  const answer = await sendForm(`${made.url}/report`, { reason: 'That is <b>my</b> child' })
  expect(answer.body).toContain('Thank you')
  const mail = on.hands.mails.find(({ kind }) => kind === 'share-reported')
  expect(mail).toMatchObject({ to: 'op@example.com', subject: 'A shared book was reported' })
  expect(mail?.text).toContain('That is <b>my</b> child')
  expect(mail?.html).not.toContain('<b>my')
  expect(mail?.text).toContain(made.id)
  const events = await on.database.owner.select().from(auditEvents).where(eq(auditEvents.subject, made.id))
  expect(events.map(({ action }) => action)).toEqual(['share.reported'])
})
