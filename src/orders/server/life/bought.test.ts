import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkPdf } from '../../../editions/server/test-editions.ts'
import { isBookBought, isBought } from './bought.ts'
import { moveOrder } from '../move-order.ts'
import { openTestLife, theAddress, until, type TestLife } from './test-life.ts'

let on: TestLife
beforeAll(async () => {
  on = await openTestLife({ settings: { PAYWALL: 'on' }, mayDownload: (wanted) => isBought(on.database.owner, wanted) })
})
afterAll(() => on.close())

const giveBack = (id: string) =>
  on.database.transaction((rows) => moveOrder(on.hands, rows, id, { to: 'refunded', by: 'payment' }))

test('what was bought is downloaded from its order, also when the book has changed and is gone; a receipt comes with it', async () => {
  const ana = await on.door.addMember()
  const { bookId, pageId } = await on.addPainted(ana)
  const gift = { message: 'To a whale of a girl.', sender: 'Grandma' }
  const title = { book_id: bookId, book_title: 'The Lantern' }
  const bundle = await on.addOrder(ana, 'Gift Bundle', { ...title, gift, shipping_address: theAddress })
  const digital = await on.addOrder(ana, 'Digital Copy', title)
  const ask = (id: string, kind: string) => on.door.ask(ana, `GET /api/orders/${id}/downloads/${kind}`)
  expect(await ask(digital, 'receipt')).toMatchObject({ status: 409, body: { code: 'not_paid' } })
  expect(await isBookBought(on.database.owner, bookId)).toBe(false)
  expect(await ask(digital, 'screen')).toMatchObject({ status: 404, body: { code: 'not_in_order' } })
  await on.pay(on.hands, digital)
  await on.pay(on.hands, bundle)
  expect(await ask(digital, 'screen')).toMatchObject({ status: 409, body: { code: 'book_not_finished' } })
  const receipt = await ask(digital, 'receipt')
  expect(receipt.body).toMatchObject({ kind: 'receipt', file_name: `receipt_${digital.slice(0, 8)}.pdf` })
  checkPdf(await on.bytesOf(receipt.body.url))

  const { edition, pdf_url } = (await on.finish(ana, bookId)).body
  // Its order may be fulfilled before the answer is written.
  expect(pdf_url).toMatch(/\/(?:proof|screen)\//)
  await on.becomes(digital, 'fulfilled')
  const shown = async () => (await on.door.ask(ana, `GET /functions/v1/books-get?id=${bookId}`)).body.pdf_url
  await until(async () => expect(await shown()).toContain(`${edition.id}/screen/`))
  expect(await ask(bundle, 'card')).toMatchObject({ status: 409, body: { code: 'not_approved' } })
  expect((await on.door.ask(ana, `POST /api/orders/${bundle}/approve`)).status).toBe(200)
  const card = await ask(bundle, 'card')
  checkPdf(await on.bytesOf(card.body.url))
  expect(card.body).toMatchObject({ kind: 'card', bytes: expect.any(Number), url: expect.stringContaining(bundle) })
  expect(await ask(digital, 'card')).toMatchObject({ status: 404, body: { code: 'not_in_order' } })
  const first = await ask(digital, 'screen')
  expect(first.body.url).toContain(edition.id)

  await on.changePage(pageId, { text_content: 'It is another story now.' })
  const next = (await on.finish(ana, bookId)).body.edition
  expect((await ask(digital, 'screen')).body).toEqual(first.body)
  const wanted = { userId: ana.id, bookId, editionId: next.id }
  const { owner } = on.database
  expect(await isBought(owner, { ...wanted, kind: 'epub' })).toBe(true)
  expect(await isBought(owner, { ...wanted, kind: 'record' })).toBe(false)
  expect(await isBookBought(owner, bookId)).toBe(true)
  const ben = await on.door.addMember()
  expect(await isBought(owner, { ...wanted, userId: ben.id, kind: 'epub' })).toBe(false)

  expect(await isBought(owner, { ...wanted, kind: 'activities' })).toBe(true)
  expect(await on.door.ask(ana, `POST /api/orders/${bundle}/cancel`)).toMatchObject({ status: 409 })
  await giveBack(bundle)
  expect(await isBought(owner, { ...wanted, kind: 'activities' })).toBe(false)
  expect((await on.door.ask(ana, `DELETE /api/books/${bookId}`)).status).toBe(200)
  const later = await ask(digital, 'screen')
  expect(later.body.url).toBe(first.body.url)
  expect((await on.door.ask(ana, `GET /api/orders/${digital}`)).body).toMatchObject({
    book_id: null,
    book_title: 'The Lantern',
    downloads: ['screen', 'epub', 'booklet-letter', 'booklet-a4'],
  })
  expect((await on.bytesOf(first.body.url)).length).toBe(first.body.bytes)
})

test('the files of a printed tier come when it is approved: whoever cancels within the days for changes has had the proof only', async () => {
  const ana = await on.door.addMember()
  const { bookId } = await on.addPainted(ana)
  const { edition, pdf_url: proof } = (await on.finish(ana, bookId)).body
  expect(proof).toContain('/proof/')
  const single = await on.addOrder(ana, 'Single Book', { book_id: bookId, shipping_address: theAddress })
  const order = (what: string) => on.door.ask(ana, what.replace(' ', ` /api/orders/${single}`))
  const ofBook = (kind: string) => on.door.ask(ana, `GET /api/editions/${edition.id}/downloads/${kind}`)
  const shown = async () => (await on.door.ask(ana, `GET /functions/v1/books-get?id=${bookId}`)).body.pdf_url
  await on.pay(on.hands, single)
  await on.becomes(single, 'edit_window')
  for (const kind of ['screen', 'epub', 'booklet-letter'] as const) {
    expect(await ofBook(kind)).toMatchObject({ status: 402, body: { code: 'payment_required' } })
    expect(await order(`GET /downloads/${kind}`)).toMatchObject({ status: 409, body: { code: 'not_approved' } })
  }
  expect((await order('GET ')).body).toMatchObject({ downloads: [], can: { cancel: true } })
  expect(await shown()).toBe(proof)
  expect((await order('POST /cancel')).body.status).toBe('canceled')
  expect(await shown()).toBe(proof)
})

test('approved, its files are there and it is canceled no more; when the money goes back the proof is back', async () => {
  const ana = await on.door.addMember()
  const { bookId } = await on.addPainted(ana)
  const { edition, pdf_url: proof } = (await on.finish(ana, bookId)).body
  const single = await on.addOrder(ana, 'Single Book', { book_id: bookId, shipping_address: theAddress })
  const order = (what: string) => on.door.ask(ana, what.replace(' ', ` /api/orders/${single}`))
  const ofBook = () => on.door.ask(ana, `GET /api/editions/${edition.id}/downloads/epub`)
  const shown = async () => (await on.door.ask(ana, `GET /functions/v1/books-get?id=${bookId}`)).body.pdf_url
  await on.pay(on.hands, single)
  await on.becomes(single, 'edit_window')
  expect((await order('POST /approve')).body).toMatchObject({
    downloads: ['screen', 'epub', 'booklet-letter', 'booklet-a4'],
    can: { cancel: false },
  })
  expect(await order('POST /cancel')).toMatchObject({ status: 409, body: { code: 'too_late' } })
  expect((await ofBook()).status).toBe(200)
  await until(async () => expect(await shown()).toContain('/screen/'))

  await giveBack(single)
  await until(async () => expect(await shown()).toBe(proof))
  expect(await ofBook()).toMatchObject({ status: 402 })
  expect(await order('GET /downloads/screen')).toMatchObject({ status: 404, body: { code: 'not_in_order' } })
})
