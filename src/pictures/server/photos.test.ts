import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { characters } from '../../../database/schema/books.ts'
import { consents } from '../../../database/schema/members.ts'
import { files } from '../../../database/schema/platform.ts'
import { day } from '../../base/dates.ts'
import { SKIN_PAINT, HAIR_PAINT } from '../../drawing/clothes/paints.data.ts'
import type { Caller } from '../../platform/http/route.ts'
import { forgetPhotos } from './photos.ts'
import { openTestPictures, type TestPictures } from './test-pictures.ts'

let on: TestPictures
let ana: Caller
beforeAll(async () => {
  on = await openTestPictures({ keepsFiles: true })
})
beforeEach(async () => {
  on.hands.clock.set(new Date())
  ana = await on.door.addMember()
})
afterAll(() => on.close())

/** Somebody in front of a wall: a face with hair above it. */
async function portrait(skin: string, hair: string, width = 1600, height = 1200) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 160 120">
    <rect width="160" height="120" fill="#7fa7c9"/><ellipse cx="80" cy="46" rx="36" ry="34" fill="${hair}"/>
    <ellipse cx="80" cy="62" rx="28" ry="32" fill="${skin}"/></svg>`
  return sharp(Buffer.from(svg))
    .withExif({ IFD0: { Copyright: 'Zoë', ImageDescription: 'our garden' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
}

async function addCharacter(): Promise<string> {
  const bookId = await on.addBook(ana)
  return (await on.door.ask(ana, `GET /api/books/${bookId}`)).body.characters[0].id
}

async function send(
  caller: Caller,
  bytes: Uint8Array<ArrayBuffer> | Buffer,
  more: Record<string, string> = {},
  name = 'me.jpg',
) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }))
  for (const [field, value] of Object.entries({ consent: 'true', ...more })) form.set(field, value)
  return on.door.sendForm(caller, 'POST /api/photos', form)
}

test('a photo is made anew without its metadata, suggests colours, is kept for 30 days and can be deleted at once [S3.6]', async () => {
  const character_id = await addCharacter()
  const original = await portrait(SKIN_PAINT.brown, HAIR_PAINT.black)
  expect(await sharp(original).metadata()).toHaveProperty('exif')
  const { status, body } = await send(ana, original, { character_id })
  expect(status).toBe(200)
  expect(body).toMatchObject({ character_id, suggested: { skin: 'brown', hair: 'black', eyes: null } })
  const left = new Date(body.expires_at).getTime() - on.hands.now().getTime()
  expect(left).toBeGreaterThan(29.9 * day)
  expect(left).toBeLessThanOrEqual(30 * day)
  const [row] = await on.database.owner.select().from(files).where(eq(files.id, body.id))
  const stored = await on.hands.files.get(row?.key ?? '')
  const kept = await sharp(stored).metadata()
  expect(kept).toMatchObject({ format: 'jpeg', width: 1024, height: 768 })
  for (const trace of ['exif', 'icc', 'iptc', 'xmp'] as const) expect(kept[trace]).toBeUndefined()
  expect(Buffer.from(stored ?? []).includes('garden')).toBe(false)
  expect(await on.database.owner.$count(consents, eq(consents.kind, 'photo'))).toBe(1)
  const eve = await on.door.addMember()
  expect(await on.door.ask(eve, `DELETE /api/photos/${body.id}`)).toMatchObject({
    status: 404,
    body: { error: 'Photo not found' },
  })
  expect((await on.door.ask(ana, `DELETE /api/photos/${body.id}`)).body).toEqual({ success: true })
  expect(await on.hands.files.get(row?.key ?? '')).toBeUndefined()
  const [character] = await on.database.owner.select().from(characters).where(eq(characters.id, character_id))
  expect(character?.reference_image_url).toBeNull()
})

test('another photo takes the place of the first; after its time it is forgotten', async () => {
  const character_id = await addCharacter()
  const first = await send(ana, await portrait(SKIN_PAINT.fair, HAIR_PAINT.blonde), { character_id })
  expect(first.body.suggested).toMatchObject({ hair: 'blonde' })
  expect(['porcelain', 'fair', 'light']).toContain(first.body.suggested.skin)
  on.hands.clock.advance(1000)
  const second = await send(ana, await portrait(SKIN_PAINT.ebony, HAIR_PAINT.black), { character_id })
  expect(['deep', 'ebony']).toContain(second.body.suggested.skin)
  const kept = await on.database.owner.select({ id: files.id }).from(files).where(eq(files.kind, 'photo'))
  expect(kept).toEqual([{ id: second.body.id }])
  await forgetPhotos(on.hands)
  const name = async () =>
    (await on.database.owner.select().from(characters).where(eq(characters.id, character_id)))[0]?.reference_image_url
  expect(await name()).not.toBeNull()
  on.hands.clock.advance(30 * day)
  await forgetPhotos(on.hands)
  expect(await name()).toBeNull()
})

test('what is no photo, what is too much, and what nobody agreed to is refused, and nothing is stored [S5.14]', async () => {
  const character_id = await addCharacter()
  const good = await portrait(SKIN_PAINT.tan, HAIR_PAINT.brown, 320, 240)
  const before = await on.database.owner.$count(files)
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const bomb = await sharp({ create: { width: 7000, height: 6000, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  const refusals: [number, string, Buffer, Record<string, string>][] = [
    [415, 'Please choose a JPEG, PNG or WebP picture', svg, {}],
    [415, 'Please choose a JPEG, PNG or WebP picture', Buffer.from(''), {}],
    [415, 'Please choose a JPEG, PNG or WebP picture', Buffer.from('GIF89a,,,,,,,,,,,,'), {}],
    [400, 'This picture cannot be read. Please choose another one.', good.subarray(0, 200), {}],
    [413, 'Please choose a picture of at most 40 million pixels', bomb, {}],
    [413, 'That is more than 10 MB. Please send less.', Buffer.concat([good, Buffer.alloc(11 * 1024 * 1024)]), {}],
    [400, 'Please confirm that you may use this photo', good, { consent: 'false' }],
    [400, 'That id is not valid', good, { character_id: 'x' }],
    [404, 'Character not found', good, { character_id: '00000000-0000-4000-8000-000000000000' }],
    [400, 'There is no field extra to set here.', good, { extra: 'x' }],
  ]
  for (const [status, error, bytes, more] of refusals) {
    const answer = await send(ana, bytes, { character_id, ...more })
    expect([answer.status, answer.body.error]).toEqual([status, error])
  }
  const json = await on.door.ask(ana, 'POST /api/photos', { character_id, consent: 'true' })
  expect(json).toMatchObject({ status: 415, body: { code: 'not_form' } })
  expect(await on.database.owner.$count(files)).toBe(before)
})

test.each(['ENOSPC', 'EACCES', 'EROFS', 'EIO'])(
  'while the disk says %s a photo may be sent again later',
  async (code) => {
    const character_id = await addCharacter()
    const photo = await portrait(SKIN_PAINT.tan, HAIR_PAINT.brown, 320, 240)
    vi.spyOn(on.hands.files, 'put').mockRejectedValueOnce(Object.assign(new Error('the disk'), { code }))
    const refused = await send(ana, photo, { character_id })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    expect((await send(ana, photo, { character_id })).status).toBe(200)
  },
)
