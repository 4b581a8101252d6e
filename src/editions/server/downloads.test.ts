import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { storePicture } from '../../pictures/server/keep-picture.ts'
import { downloads } from '../edition.ts'
import { filesOf } from './edition-rows.ts'
import { checkPdf, openTestEditions, plain, type TestEditions } from './test-editions.ts'

let on: TestEditions
const paid = new Set<string>()
/** The first bytes of what is no PDF. */
const magic = new Map<string, string>([
  ['epub', 'PK\u0003\u0004'],
  ['record-png', '\x89PNG'],
])
beforeAll(async () => {
  on = await openTestEditions({ mayDownload: ({ bookId }) => paid.has(bookId ?? '') })
})
afterAll(() => on.close())

test('before it is paid for a book shows its proof; afterwards its PDF', async () => {
  const ana = await on.door.addMember()
  const ben = await on.door.addMember()
  const { bookId } = await on.addPainted(ana)
  const first = (await on.finish(ana, bookId)).body
  expect(first.pdf_url).toBe(`/files/editions/${first.edition.id}/proof/the_lantern_${bookId}_proof.pdf`)
  const ask = (member: typeof ana, kind: string) =>
    on.door.ask(member, `GET /api/editions/${first.edition.id}/downloads/${kind}`)
  expect(await ask(ana, 'screen')).toMatchObject({ status: 402, body: { code: 'payment_required' } })
  expect(await ask(ana, 'proof')).toMatchObject({ status: 200, body: { url: first.pdf_url } })
  expect(await ask(ben, 'proof')).toMatchObject({ status: 404, body: { code: 'edition_not_found' } })
  expect(await ask(ana, 'hardcover')).toMatchObject({ status: 400, body: { code: 'bad_input' } })
  paid.add(bookId)
  await on.printed(first.edition.id)
  for (const kind of downloads) {
    const { status, body } = await ask(ana, kind)
    expect({ kind, status }).toEqual({ kind, status: 200 })
    const bytes = await on.bytesOf(body.url.split('?')[0])
    expect(body.bytes).toBe(bytes.length)
    const begins = magic.get(kind) ?? '%PDF'
    expect(Buffer.from(bytes.slice(0, 4)).toString('latin1')).toBe(begins)
    if (begins === '%PDF') checkPdf(bytes)
  }
  const picture = (await ask(ana, 'record-png')).body
  expect(picture.file_name).toBe('the_lantern_record.png')
  const made = await sharp(await on.bytesOf(picture.url.split('?')[0])).metadata()
  expect(made).toMatchObject({ width: 3600, height: 3600, density: 300, channels: 3 })
  const [one, other] = await Promise.all([ask(ana, 'screen'), ask(ana, 'screen')])
  expect(one.body).toMatchObject({ file_name: `the_lantern_${bookId}.pdf` })
  expect(other.body).toEqual(one.body)
  const again = await on.finish(ana, bookId)
  expect(again.body).toMatchObject({ edition: first.edition, pdf_url: one.body.url })
})

test('what a provider painted is enlarged for the printer, and the passport says what that means', async () => {
  const ana = await on.door.addMember()
  const { bookId, pageIds } = await on.addPainted(ana, {}, { 7: 'openai gpt-image' })
  paid.add(bookId)
  // With more dots than a screen shows, and in another colour, to be known on paper.
  const large = await sharp({ create: { width: 220, height: 170, channels: 3, background: '#d02020' } })
    .jpeg()
    .toBuffer()
  await storePicture(
    on.hands,
    `book-pages/${bookId}/7.png`,
    { ...(await plain(30)), large: new Uint8Array(large) },
    { kind: 'page_picture', userId: ana.id, bookId },
  )
  const { edition } = (await on.finish(ana, bookId)).body
  await on.printed(edition.id)
  const kept = await filesOf(on.database.owner, edition.id)
  const { channels } = await sharp(await on.bytesOf(kept.get('print/pictures/07') ?? '')).stats()
  expect(channels.map(({ mean }) => Math.round(mean / 16))).toEqual([13, 2, 2])
  const { width, height, density } = await sharp(await on.bytesOf(kept.get('print/pictures/07') ?? '')).metadata()
  expect({ width, height, density }).toEqual({ width: 3375, height: 2625, density: 300 })
  const clean = (await on.door.ask(ana, `GET /api/books/${bookId}/passport`)).body
  expect(clean).toMatchObject({ can_print: true, story_pages: 24, printed_pages: 28, bleed: 0.125 })
  expect(clean.findings.map(({ code }: { code: string }) => code)).toEqual(['low_resolution'])

  await on.changePage(pageIds[2] ?? '', { image_url: null, text_content: 'Zoe found it. \u{13000} Zoë laughed.' })
  await on.changePage(pageIds[3] ?? '', { text_content: 'many words '.repeat(180) })
  const { body } = await on.door.ask(ana, `GET /api/books/${bookId}/passport`)
  expect(body.can_print).toBe(false)
  const said = body.findings.filter(({ code }: { code: string }) => code !== 'low_resolution')
  expect(said).toMatchObject([
    { code: 'letters_missing', severity: 'error', page: 3, message: 'We have no letters to print “\u{13000}”.' },
    { code: 'name_spelling', severity: 'warning', page: 3, message: '“Zoe” stands here. Is it Zoë?' },
    { code: 'picture_missing', severity: 'error', page: 3 },
    { code: 'too_many_words', page: 4 },
  ])
  expect([body.ppi[2], body.ppi[3], body.ppi[6]]).toEqual([
    { page: 3, ppi: null },
    { page: 4, ppi: 300 },
    { page: 7, ppi: 120 },
  ])
  expect(body.names[0].name).toBe('Zoë')
})

test('what a provider painted is enlarged one page after the other: the files of everybody else go through the same threads', async () => {
  const ana = await on.door.addMember()
  const painters = [1, 2, 3]
  const { bookId } = await on.addPainted(
    ana,
    {},
    Object.fromEntries(painters.map((page) => [page, 'openai gpt-image'])),
  )
  const { get, put } = on.hands.files
  let [open, most] = [0, 0]
  const reading = vi.spyOn(on.hands.files, 'get').mockImplementation((key) => {
    if (/^editions\/.*\.large\.jpeg$/.test(key)) most = Math.max(most, (open += 1))
    return get(key)
  })
  const storing = vi.spyOn(on.hands.files, 'put').mockImplementation((file) => {
    if (/print\/pictures\/0[1-3]/.test(file.key)) open -= 1
    return put(file)
  })
  const { edition } = (await on.finish(ana, bookId)).body
  await on.printed(edition.id)
  // The next one begins while the last is being stored.
  expect([open, most]).toEqual([0, expect.toSatisfy((count: number) => count === 1 || count === 2)])
  reading.mockRestore()
  storing.mockRestore()
})
