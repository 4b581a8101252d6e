import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { files } from '../../../../database/schema/platform.ts'
import { day, minute } from '../../../base/dates.ts'
import { isApproved, isUnderWay } from '../../order.ts'
import { noAddress } from '../../order-words.ts'
import { showOrder } from '../order-rows.ts'
import { followUp } from '../move-order.ts'
import { sandboxPress } from '../sandbox/sandbox-press.ts'
import { lookAfterOrders } from './look-after-orders.ts'
import { openTestLife, theAddress, until, type TestLife } from './test-life.ts'

let on: TestLife
beforeAll(async () => {
  on = await openTestLife()
})
afterAll(() => on.close())

/** What the clock does each minute, as if so much time had gone by. */
async function later(ms: number) {
  on.hands.clock.advance(ms)
  await lookAfterOrders(on.hands, sandboxPress(on.hands))
}

const mailsTo = (email: string) => on.hands.mails.filter(({ to }) => to === email).map(({ kind }) => kind)
const statusesOf = (body: { events: { status: string }[] }) => body.events.map(({ status }) => status)

test('from payment to the doorstep: pictures, edit window, approval, print, post, each with who and when [S4.20 S9.8]', async () => {
  const ana = await on.door.addMember()
  const ben = await on.door.addMember()
  const { bookId } = await on.addPainted(ana)
  const physical = await on.addOrder(ana, 'Physical Book', { book_id: bookId, shipping_address: theAddress })
  const digital = await on.addOrder(ana, 'Digital Copy', { book_id: bookId })
  const approve = () => on.door.ask(ana, `POST /api/orders/${physical}/approve`)
  const read = async () => (await on.door.ask(ana, `GET /api/orders/${physical}`)).body
  expect(await approve()).toMatchObject({ status: 409, body: { code: 'too_late' } })

  await on.pay(on.hands, physical)
  await on.pay(on.hands, digital)
  await on.becomes(physical, 'awaiting_pictures')
  await on.becomes(digital, 'awaiting_pictures')
  expect(await approve()).toMatchObject({ status: 409, body: { code: 'book_not_finished' } })
  expect(await read()).toMatchObject({ downloads: [], can: { cancel: true, change_address: true, approve: false } })

  await later(day + minute)
  await until(async () => expect(mailsTo(ana.email).filter((kind) => kind === 'order-unfinished')).toHaveLength(2))
  await later(day)

  const { edition } = (await on.finish(ana, bookId)).body
  await on.becomes(physical, 'edit_window')
  await on.becomes(digital, 'fulfilled')
  expect((await on.door.ask(ana, `GET /api/orders/${digital}`)).body).toMatchObject({
    edit_until: null,
    downloads: ['screen', 'epub', 'booklet-letter', 'booklet-a4'],
    can: { pay: false, cancel: false, change_address: false, approve: false, report: false },
  })
  const open = await read()
  expect(open).toMatchObject({ downloads: [], can: { approve: true, cancel: true }, edit_until: expect.any(String) })
  expect(new Date(open.edit_until).getTime() - on.hands.now().getTime()).toBeGreaterThan(6.9 * day)
  for (const call of ['GET', 'PATCH', 'POST approve', 'POST cancel']) {
    const [method = '', what] = call.split(' ')
    const path = `${method} /api/orders/${physical}${what ? `/${what}` : ''}`
    const body = method === 'PATCH' ? { shippingAddress: theAddress } : undefined
    expect(await on.door.ask(ben, path, body)).toMatchObject({ status: 404, body: { error: 'Order not found' } })
  }

  const expiry = new Date(on.hands.now().getTime() + 30 * day)
  const whose = {
    user_id: ana.id,
    book_id: bookId,
    kind: 'photo',
    content_type: 'image/jpeg',
    bytes: 1,
    sha256: '',
  } as const
  await on.database.owner.insert(files).values({ ...whose, key: `photos/${bookId}/1.jpg`, expires_at: expiry })
  const [first, second] = await Promise.all([approve(), approve()])
  expect([first.status, second.status]).toEqual([200, 200])
  expect((await on.orderRow(physical))?.edition_id).toBe(edition.id)
  expect(first.body).toMatchObject({ downloads: ['screen'], can: { approve: false, cancel: false } })
  // A list says what the order itself says; by then, even by the later of the two answers, the printer may have it.
  const row = await on.orderRow(physical)
  const listed = row && showOrder(row, null)
  for (const order of [first.body, second.body, listed]) {
    expect(order.approved_at).toBeTruthy()
    expect(isApproved(order) || isUnderWay(order.status)).toBe(true)
  }
  const [photo] = await on.database.owner
    .select()
    .from(files)
    .where(eq(files.key, `photos/${bookId}/1.jpg`))
  expect(photo?.expires_at?.getTime()).toBeLessThan(expiry.getTime() - 28 * day)
  await on.printed(edition.id)
  await later(0)
  await on.becomes(physical, 'in_production')
  expect(await on.door.ask(ana, `POST /api/orders/${physical}/cancel`)).toMatchObject({
    status: 409,
    body: { error: 'Canceling is not possible any more: the order has gone on.' },
  })
  await until(async () => expect((await on.printsOf(physical))[0]?.provider_id).toBeTruthy())
  for (const status of ['shipped', 'delivered']) {
    await later(6 * minute)
    await on.becomes(physical, status)
  }
  const done = await read()
  expect(statusesOf(done)).toEqual([
    'paid',
    'awaiting_pictures',
    'awaiting_pictures',
    'edit_window',
    'edit_window',
    'in_production',
    'shipped',
    'delivered',
  ])
  expect(done.events.map(({ by }: { by: string }) => by)).toEqual([
    'payment',
    'clock',
    'clock',
    'clock',
    'member',
    'printer',
    'printer',
    'printer',
  ])
  expect(done).toMatchObject({ carrier: 'Test post', can: { report: true, cancel: false } })
  expect(mailsTo(ana.email).toSorted()).toEqual([
    'order-confirmed',
    'order-confirmed',
    'order-fulfilled',
    'order-in-production',
    'order-ready',
    'order-shipped',
    'order-unfinished',
    'order-unfinished',
  ])
  expect(await on.printsOf(physical)).toMatchObject([{ product: 'hardcover', round: 1, status: 'delivered' }])
})

test('nobody approves: a reminder, then the window closes; new pictures wait, what cannot be printed waits longer [S4.20]', async () => {
  const ana = await on.door.addMember()
  const { bookId, pageId } = await on.addPainted(ana)
  await on.finish(ana, bookId)
  const fields = { book_id: bookId, shipping_address: theAddress, addons: ['Coloring Book'] }
  const id = await on.addOrder(ana, 'Physical Book', fields)
  const read = async () => (await on.door.ask(ana, `GET /api/orders/${id}`)).body
  const notes = async () => (await read()).events.map(({ note }: { note: string | null }) => note)
  await on.pay(on.hands, id)
  await on.becomes(id, 'edit_window')

  await on.changeBook(bookId, { status: 'text_generated' })
  await later(0)
  await on.becomes(id, 'awaiting_pictures')
  expect(await read()).toMatchObject({ edit_until: null })
  await on.changePage(pageId, { text_content: 'Zoë wrote \u{13000}.' })
  await on.finish(ana, bookId)
  await on.becomes(id, 'edit_window')
  expect(await on.door.ask(ana, `POST /api/orders/${id}/approve`)).toMatchObject({
    status: 409,
    body: { code: 'passport_blocks', error: expect.stringContaining('Page 1: We have no letters') },
  })
  await later(6 * day + minute)
  await until(async () => expect(await notes()).toContain('The edit window closes within a day'))
  await later(day)
  await until(async () => expect((await notes()).at(-1)).toContain('It cannot be printed yet. Page 1'))
  expect(await read()).toMatchObject({ status: 'edit_window', can: { approve: true, cancel: true } })

  await on.changePage(pageId, { text_content: 'Zoë wrote a letter.' })
  await later(6 * day + minute)
  await until(async () => expect(mailsTo(ana.email).filter((kind) => kind === 'order-closing')).toHaveLength(2))
  await later(day)
  await until(async () => expect((await on.orderRow(id))?.edition_id).toEqual(expect.any(String)))
  const edition = await on.printedOf(id)
  expect(edition?.content.pages[0]?.text, 'nobody pressed FINISH again').toBe('Zoë wrote a letter.')
  await on.printed(edition?.id ?? '')
  await later(0)
  await on.becomes(id, 'in_production')
  await until(async () => {
    const prints = await on.printsOf(id)
    expect(prints.map(({ product, status }) => `${product} ${status}`).toSorted()).toEqual([
      'coloring book sent',
      'hardcover sent',
    ])
    expect(prints.every(({ provider_id }) => provider_id)).toBe(true)
  })
  await Promise.all([1, 2, 3].map(() => on.hands.jobs.send(followUp, { orderId: id })))
  expect(await on.printsOf(id)).toHaveLength(2)
  // Ordered finished, it is told that its pictures are ready only when new ones were.
  expect(mailsTo(ana.email)).toEqual([
    'order-confirmed',
    'order-ready',
    'order-closing',
    'order-unprintable',
    'order-closing',
    'order-in-production',
  ])
})

test('what is shown is what is printed: a book that was changed after FINISH is bound anew by whoever approves it or buys its files', async () => {
  const ana = await on.door.addMember()
  const { bookId, pageId } = await on.addPainted(ana)
  const first = (await on.finish(ana, bookId)).body.edition
  const physical = await on.addOrder(ana, 'Physical Book', { book_id: bookId, shipping_address: theAddress })
  await on.pay(on.hands, physical)
  await on.becomes(physical, 'edit_window')
  const approve = () => on.door.ask(ana, `POST /api/orders/${physical}/approve`)

  await on.changeBook(bookId, { dedication: 'For you \u{13000}' })
  expect(await on.door.ask(ana, `GET /api/books/${bookId}/passport`)).toMatchObject({ body: { can_print: false } })
  expect(await approve()).toMatchObject({
    status: 409,
    body: {
      code: 'passport_blocks',
      error: 'We have no letters to print “\u{13000}”. Write the dedication without them.',
    },
  })
  expect(await on.editionRows(bookId), 'nothing is bound that is not printed').toHaveLength(1)

  await on.door.ask(ana, `PATCH /api/books/${bookId}`, { dedication: 'For you' })
  await on.door.ask(ana, `PATCH /api/pages/${pageId}`, { text_content: 'Zoë had a lamp.' })
  expect((await approve()).status).toBe(200)
  const printed = await on.printedOf(physical)
  expect(printed).toMatchObject({ number: 2, content: { dedication: 'For you' } })
  expect(printed?.content.pages[0]?.text).toBe('Zoë had a lamp.')

  await on.door.ask(ana, `PATCH /api/pages/${pageId}`, { text_content: 'Zoë had two lamps.' })
  expect(await on.printedOf(physical), 'what is approved is frozen for ever').toEqual(printed)
  const digital = await on.addOrder(ana, 'Digital Copy', { book_id: bookId })
  await on.pay(on.hands, digital)
  await on.becomes(digital, 'fulfilled')
  expect((await on.printedOf(digital))?.content.pages[0]?.text).toBe('Zoë had two lamps.')
  const bought = await on.door.ask(ana, `GET /api/editions/${first.id}/downloads/screen`)
  expect(bought.body.url, 'an edition stays what it was').toContain(`${first.id}/screen/`)
})

test('until production an order goes elsewhere or is canceled; what was paid goes back, once', async () => {
  const ana = await on.door.addMember()
  const fields = { shipping_address: theAddress, book_title: 'The Lantern' }
  const id = await on.addOrder(ana, 'Physical Book', fields)
  const change = (shippingAddress: object) => on.door.ask(ana, `PATCH /api/orders/${id}`, { shippingAddress })
  expect(await change({ ...theAddress, city: '', postal_code: '', country_code: 'GB' })).toMatchObject({
    status: 400,
    body: {
      error: 'Please fill in all required shipping information: City, Postcode',
      fields: { city: 'This field is required', postal_code: 'This field is required' },
    },
  })
  expect(await change({ id: ana.id })).toMatchObject({ status: 404, body: { error: 'Address not found' } })
  expect(await change({ ...theAddress, city: 'Salem' })).toMatchObject({
    status: 200,
    body: {
      shipping_address: { city: 'Salem', street2: null },
      book: null,
      book_title: 'The Lantern',
      can: { pay: true },
    },
  })

  const cancel = (which: string) => on.door.ask(ana, `POST /api/orders/${which}/cancel`)
  expect((await cancel(id)).body).toMatchObject({ status: 'canceled', can: { pay: false, change_address: false } })
  expect(on.refunded).not.toContain(id)
  const paid = await on.addOrder(ana, 'Physical Book', fields)
  await on.pay(on.hands, paid)
  const answers = await Promise.all([cancel(paid), cancel(paid)])
  expect(answers.map(({ status, body }) => `${status} ${body.status}`)).toEqual(['200 canceled', '200 canceled'])
  expect(on.refunded).toEqual([paid])
  expect(mailsTo(ana.email)).toEqual(['order-confirmed', 'order-canceled'])
  expect(await change(theAddress)).toMatchObject({ status: 409, body: { code: 'too_late' } })
})

test('a book that nobody said where to send is not printed: its member is asked for an address', async () => {
  const ana = await on.door.addMember()
  const { bookId } = await on.addPainted(ana)
  await on.finish(ana, bookId)
  const order = await on.addOrder(ana, 'Physical Book', { book_id: bookId })
  await on.pay(on.hands, order)
  await on.becomes(order, 'edit_window')
  const approve = () => on.door.ask(ana, `POST /api/orders/${order}/approve`)
  expect(await approve()).toMatchObject({ status: 409, body: { code: 'passport_blocks', error: noAddress } })
  await on.door.ask(ana, `PATCH /api/orders/${order}`, { shippingAddress: theAddress })
  expect((await approve()).status).toBe(200)
})
