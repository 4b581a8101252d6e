import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkPdf } from '../../../editions/server/test-editions.ts'
import { isBookBought, isBought } from './bought.ts'
import { openTestLife, theAddress, until, type TestLife } from './test-life.ts'

let on: TestLife
beforeAll(async () => {
  on = await openTestLife({ settings: { PAYWALL: 'on' }, mayDownload: () => false })
})
afterAll(() => on.close())

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
  expect(pdf_url).toContain('/proof/')
  await on.becomes(digital, 'fulfilled')
  const shown = async () => (await on.door.ask(ana, `GET /functions/v1/books-get?id=${bookId}`)).body.pdf_url
  await until(async () => expect(await shown()).toContain(`${edition.id}/screen/`))
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

  expect((await on.door.ask(ana, `POST /api/orders/${bundle}/cancel`)).body.status).toBe('canceled')
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
