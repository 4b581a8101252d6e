import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { characters } from '../../../database/schema/books.ts'
import { onPostgres } from '../../platform/database/test-database.ts'
import { brokenPhoto, notAPhoto, photoTooLarge } from '../refusals.ts'
import { hostilePhotos, payload, type HostilePhoto } from './test-hostile-photos.ts'
import { openTestPictures } from './test-pictures.ts'

const noes = { 'not a photo': notAPhoto(), broken: brokenPhoto(), 'too large': photoTooLarge() }
const names = ['../../x.jpg', `${'x'.repeat(300)}.jpg`, 'con.png', 'photo.php.jpg', 'a\u0000.jpg', '\u202Egpj.exe']

async function traceIn(stored: Buffer): Promise<string> {
  const { format, width, height, exif, icc, xmp, iptc } = await sharp(stored).metadata()
  const isPlain = format === 'jpeg' && [exif, icc, xmp, iptc].every((part) => part === undefined)
  if (!isPlain || Math.max(width, height) > 1024) return 'kept as it came'
  return stored.includes(payload) || stored.includes('PK\x03\x04') ? 'kept with what it carried' : 'made anew'
}

test.skipIf(onPostgres)(
  'of files that lie, bombs and double meanings each is refused with the right word or made anew, and none leaves a trace',
  async () => {
    const on = await openTestPictures()
    const ana = await on.door.addMember()
    const bookId = await on.addBook(ana)
    const [character] = (await on.door.ask(ana, `GET /api/books/${bookId}`)).body.characters
    const photoKey = async () =>
      (await on.database.owner.select().from(characters).where(eq(characters.id, character.id)))[0]?.reference_image_url

    async function endOf({ bytes }: HostilePhoto, at: number): Promise<string> {
      const before = await photoKey()
      const form = new FormData()
      form.set('file', new File([new Uint8Array(bytes)], names[at % names.length] ?? '', { type: 'image/jpeg' }))
      form.set('character_id', character.id)
      form.set('consent', 'true')
      on.hands.clock.advance(1000)
      const { status, body } = await on.door.sendForm(ana, 'POST /api/photos', form)
      const key = await photoKey()
      if (status === 200) return traceIn(Buffer.from((await on.hands.files.get(key ?? '')) ?? []))
      if (key !== before) return 'refused, and kept all the same'
      const no = Object.entries(noes).find(
        ([, { message, details }]) => message === body.error && details.status === status,
      )
      return no?.[0] ?? `${status} ${body.error}`
    }

    const photos = await hostilePhotos()
    const ends: string[] = []
    for (const [at, photo] of photos.entries()) ends.push(`${photo.name}: ${await endOf(photo, at)}`)
    expect(ends).toEqual(photos.map(({ name, end }) => `${name}: ${end}`))
    expect(photos.length).toBeGreaterThanOrEqual(60)
    await on.close()
  },
)
