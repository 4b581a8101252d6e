import sharp from 'sharp'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { characters } from '../../../database/schema/books.ts'
import { files } from '../../../database/schema/platform.ts'
import { HAIR_PAINT, SKIN_PAINT } from '../../drawing/clothes/paints.data.ts'
import type { Caller } from '../../platform/http/route.ts'
import { describeLook } from '../../writing/looks/describe-look.ts'
import { openTestPictures, type TestPictures } from './test-pictures.ts'

let on: TestPictures
let ana: Caller
beforeAll(async () => {
  on = await openTestPictures({ keepsFiles: true })
  ana = await on.door.addMember()
})
afterAll(() => on.close())

const draw = (fields: object) => on.door.ask(ana, 'POST /api/portraits', fields)

test('what the portrait leaves out of the description, shows only nearly or was not told comes with it', async () => {
  const physical_description = 'mustard hijab, one white ear, prefect uniform'
  expect((await draw({ type: 'girl', age: 6, physical_description })).body).toMatchObject({
    undrawn: ['one white ear'],
    nearest: [{ said: 'prefect uniform', drawn: 'a shirt' }],
    chosen: ['skin'],
  })
})

test('somebody who is only described is drawn small, and the words of the look draw the very same', async () => {
  const girl = { type: 'girl', age: 5, gender: 'she', physical_description: 'curly black hair, a yellow raincoat' }
  const { status, body } = await draw({ ...girl, seed: '1' })
  expect(status).toBe(200)
  const webp = Buffer.from(body.picture.replace('data:image/webp;base64,', ''), 'base64')
  const { format, width = 0, height } = await sharp(webp).metadata()
  expect({ format, square: width === height }).toEqual({ format: 'webp', square: true })
  expect(width).toBeGreaterThan(200)
  expect(webp.length).toBeLessThan(60_000)
  expect(body.described).toMatch(/curly black hair.*a yellow raincoat/)
  const { picture, described } = body
  expect((await draw({ ...girl, physical_description: described, seed: '2' })).body).toMatchObject({
    picture,
    described,
    undrawn: [],
    nearest: [],
    chosen: [],
  })
  expect((await draw({ ...girl, seed: '2' })).body.described).not.toBe(body.described)
  const inPixar = await draw({ ...girl, seed: '1', art_style_id: 'pixar' })
  expect(inPixar.body.described).toBe(body.described)
  expect(inPixar.body.picture).not.toBe(body.picture)
})

test('a character of a book is drawn as its book draws it, and as it would with other words; nothing is frozen by looking', async () => {
  const mia = { name: 'Mia', type: 'girl' as const, age: 6, physical_description: 'a yellow raincoat' }
  const rob = { name: 'Rob', type: 'boy' as const, age: 3, relationship_to_main: 'her little brother' }
  const book = (await on.door.ask(ana, 'POST /functions/v1/books-create', { title: 'T', characters: [mia, rob] })).body
  const [hero, brother] = book.characters
  const asked = { type: 'girl', age: 6, physical_description: 'a yellow raincoat', character_id: hero.id, seed: 'any' }
  const ahead = (await draw(asked)).body.described
  const kin = { type: 'boy', age: 3, character_id: brother.id, relation: 'her little brother' }
  const brotherAhead = (await draw(kin)).body.described
  const looks = async () =>
    (await on.database.owner.select().from(characters).where(eq(characters.book_id, book.id))).map(({ look }) => look)
  expect(await looks()).toEqual([null, null])

  await on.door.ask(ana, 'POST /functions/v1/character-style-guide', { bookId: book.id })
  const frozen = await looks()
  expect(frozen.map((look, at) => look && describeLook(at === 0 ? 'girl' : 'boy', look)).toSorted()).toEqual(
    [ahead, brotherAhead].toSorted(),
  )
  expect((await draw({ ...asked, seed: 'another' })).body.described).toBe(ahead)
  const other = (await draw({ ...asked, physical_description: 'a red hoodie' })).body.described
  expect(other).toContain('a red hoodie')
  const skinAndHair = ahead.split(', ').slice(0, 2).join(', ')
  expect(other.startsWith(skinAndHair), `${other} begins with ${skinAndHair}`).toBe(true)

  const bea = await on.door.addMember()
  expect(await on.door.ask(bea, 'POST /api/portraits', asked)).toMatchObject({
    status: 404,
    body: { error: 'Character not found' },
  })
})

test('what was chosen and approved is what the book draws, whatever the description says to people', async () => {
  const choices = { skin: 'deep', hair: 'auburn', style: 'puffs', top: 'dungarees', cloth: 'teal', freckles: true }
  const chosen_look = { choices, words: 'a gap in her teeth, a red scarf' }
  const mia = { type: 'girl', age: 5, gender: 'she' }
  const sitter = { ...mia, chosen_look }
  const { body } = await draw({ ...sitter, seed: 'wizard/first/2' })
  const hero = { ...mia, chosen_look: { ...chosen_look, seed: 'wizard/first/2' } }
  const sister = { type: 'girl', age: 3, gender: null, chosen_look: { choices: {}, words: '' } }
  const kin = (await draw({ ...sister, relation: 'little sister', hero, seed: 'wizard/k2/0' })).body
  expect(kin.described).toContain('deep brown skin')
  const cast = [
    { name: 'Mia', ...hero, physical_description: 'as she is' },
    {
      name: 'Bo',
      ...{ ...sister, chosen_look: { ...sister.chosen_look, seed: 'wizard/k2/0' } },
      relationship_to_main: 'little sister',
    },
  ]
  const made = await on.door.ask(ana, 'POST /functions/v1/books-create', { title: 'T', characters: cast })
  expect(made.body.characters[0]).toMatchObject({ physical_description: 'as she is', chosen_look: hero.chosen_look })
  const inEditor = { ...mia, physical_description: 'as she is', character_id: made.body.characters[0].id }
  expect((await draw(inEditor)).body.described).toBe(body.described)
  await on.door.ask(ana, 'POST /functions/v1/character-style-guide', { bookId: made.body.id })
  const looks = async () => {
    const rows = await on.database.owner.select().from(characters).where(eq(characters.book_id, made.body.id))
    return rows.toSorted((a, b) => a.character_order - b.character_order).map(({ look }) => look)
  }
  expect((await looks()).map((look) => look && describeLook('girl', look))).toEqual([body.described, kin.described])

  const id = made.body.characters[0].id
  const ahead = { ...sitter, character_id: id, chosen_look: hero.chosen_look }
  expect((await draw({ ...ahead, seed: 'another' })).body.described).toBe(body.described)
  const changed = await on.door.ask(ana, `PATCH /api/characters/${id}`, { physical_description: 'a blue hat' })
  expect(changed.body).toMatchObject({ physical_description: 'a blue hat', chosen_look: null })
  expect((await looks())[0]).toBeNull()
  const wrong = { ...chosen_look, choices: { skin: 'plaid' } }
  expect(await draw({ ...mia, chosen_look: wrong })).toMatchObject({ status: 400 })
})

test('who cannot be drawn is refused by field', async () => {
  expect(await draw({ type: 'ghost' })).toMatchObject({
    status: 400,
    body: { fields: { type: 'Choose a character type' } },
  })
  expect(await draw({ type: 'girl', age: 101 })).toMatchObject({
    status: 400,
    body: { fields: { age: 'Age must be at most 100' } },
  })
})

test('a photo suggests colours only with consent, and leaves nothing behind', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 160 120">
    <rect width="160" height="120" fill="#7fa7c9"/><ellipse cx="80" cy="46" rx="36" ry="34" fill="${HAIR_PAINT.black}"/>
    <ellipse cx="80" cy="62" rx="28" ry="32" fill="${SKIN_PAINT.brown}"/></svg>`
  const photo = await sharp(Buffer.from(svg)).jpeg().toBuffer()
  const send = (more: Record<string, string>) => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(photo)], 'me.jpg', { type: 'image/jpeg' }))
    for (const [field, value] of Object.entries(more)) form.set(field, value)
    return on.door.sendForm(ana, 'POST /api/portraits/colors', form)
  }
  expect(await send({ consent: 'true' })).toMatchObject({ status: 200, body: { skin: 'brown', hair: 'black' } })
  expect(await send({})).toMatchObject({ status: 400 })
  expect(await on.database.owner.select().from(files)).toEqual([])
})
