import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { books, characters, pages } from '../../../database/schema/books.ts'
import type { Database } from '../../platform/database/database.ts'
import { openTestDatabase } from '../../platform/database/test-database.ts'
import type { Caller } from '../../platform/http/route.ts'
import { openTestDoor } from '../../platform/test-door.ts'
import { testHands } from '../../platform/test-hands.ts'
import { bookRoutes } from './routes.ts'

let database: Database
let door: ReturnType<typeof openTestDoor>
let ana: Caller
let ben: Caller
beforeAll(async () => {
  database = await openTestDatabase()
  door = openTestDoor(
    testHands({ database }),
    bookRoutes((key) => key && `/files/${key}`),
  )
  ana = await door.addMember()
  ben = await door.addMember()
})
afterAll(() => database.close())

const create = async (fields: object = {}, member = ana) =>
  (await door.ask(member, 'POST /functions/v1/books-create', fields)).body
const maya = { name: 'Maya', type: 'girl', age: 6 }
const missing = { error: 'Book not found or not owned by user', code: 'book_not_found' }

describe('creating a book', () => {
  test('needs nothing: a draft may start empty [S3.1]', async () => {
    expect(await create()).toMatchObject({
      user_id: ana.id,
      title: '',
      status: 'draft',
      character_count: 1,
      recipient_age: null,
      art_style_id: null,
      cover_image_url: null,
      first_picture_url: null,
      characters: [],
    })
  })

  test('keeps what was answered, characters included, in their order [S3.1 S3.4 S7.3]', async () => {
    const answers = {
      ...{ dedication: 'For Maya', story_setting: 'a cellar', story_theme: 'a lost key', moral_lesson: 'asking helps' },
      ...{ personal_elements: 'kites, José’s trumpet', art_style_id: 'watercolor' },
    }
    const book = await create({
      title: '  Maya and the Quiet Dragon ',
      recipient_type: 'Other: my neighbour',
      occasion: 'Holiday: Diwali',
      genre: 'Surprise',
      recipient_age: 6,
      ...answers,
      characters: [maya, { name: '李小龙', type: 'dragon', relationship_to_main: 'friend' }],
    })
    expect(book).toMatchObject({
      title: 'Maya and the Quiet Dragon',
      recipient_type: 'Other: my neighbour',
      occasion: 'Holiday: Diwali',
      genre: 'Surprise',
      recipient_age: 6,
      ...answers,
      art_style: 'Watercolor',
      character_count: 2,
      characters: [
        { name: 'Maya', character_order: 1, age: 6 },
        { name: '李小龙', character_order: 2, age: null },
      ],
    })
    expect((await door.ask(ana, `GET /functions/v1/books-get?id=${book.id}`)).body).toEqual(book)
    expect((await door.ask(ana, `GET /api/books/${book.id}`)).body).toEqual(book)
  })

  test('with the key of a draft makes one book, however often it is asked for [S7.3]', async () => {
    const draft = { draft_key: randomUUID(), title: 'Nine Lanterns', characters: [maya] }
    // The answers of all but one are lost.
    const [first, ...others] = await Promise.all([create(draft), create(draft), create({ ...draft, title: 'Ten' })])
    expect(others.map(({ id }) => id)).toEqual([first.id, first.id])
    const again = await create({ ...draft, title: 'Eleven' })
    expect(again).toMatchObject({ id: first.id, characters: [{ name: 'Maya' }] })
    expect(again.title).not.toBe('Eleven')
    expect((await create(draft, ben)).id).not.toBe(first.id)
    await door.ask(ana, `DELETE /api/books/${first.id}`)
    expect((await create(draft)).id).not.toBe(first.id)
  })

  test.each([
    [{ draft_key: 'mine' }, 'draft_key', 'That draft key is not valid'],
    [{ recipient_age: 19 }, 'recipient_age', 'Recipient age must be between 0 and 18'],
    [{ recipient_age: -1 }, 'recipient_age', 'Recipient age must be between 0 and 18'],
    [{ recipient_type: 'Parent', recipient_age: 101 }, 'recipient_age', 'between 18 and 100'],
    [{ recipient_age: 3.5 }, 'recipient_age', 'Recipient age must be a whole number'],
    [{ recipient_age: '7' }, 'recipient_age', 'Recipient age must be a number'],
    [{ recipient_type: 'Grandparent', recipient_age: 12 }, 'recipient_age', '18 and 100'],
    [{ recipient_type: 'Myself', characters: [maya] }, 'characters.0.age', 'members are adults'],
    [{ title: 'x'.repeat(121) }, 'title', 'Title can have at most 120 characters'],
    [{ title: 'Mia 𓀀' }, 'title', 'We have no letters to print “𓀀” in the title.'],
    [{ dedication: 'For 𓂀' }, 'dedication', 'We have no letters to print “𓂀” in the dedication.'],
    [{ title: 'a\u202Eb' }, 'title', 'Title contains characters that cannot be printed'],
    [{ title: 'a\u200Bb' }, 'title', 'cannot be printed'],
    [{ title: 'a\u0000b' }, 'title', 'cannot be printed'],
    [{ title: 'two\nlines' }, 'title', 'Title must be on one line'],
    [{ dedication: 7 }, 'dedication', 'Dedication must be text'],
    [{ art_style_id: 'oil' }, 'art_style_id', 'That art style does not exist'],
    [{ character_count: 4 }, 'character_count', 'Character count must be between 1 and 3'],
    [{ characters: [maya, maya, maya, maya] }, 'characters', 'A book has at most 3 characters'],
    [{ characters: [{ name: ' ', type: 'girl' }] }, 'characters.0.name', 'Character name and type are required'],
    [{ characters: [{ name: 'Maya' }] }, 'characters.0.type', 'Character name and type are required'],
    [{ characters: [{ name: 'Maya', type: 'ghost' }] }, 'characters.0.type', 'Character name and type are required'],
    [{ characters: [{ ...maya, age: 101 }] }, 'characters.0.age', 'Character age must be between 0 and 100'],
    [{ characters: [{ ...maya, age: 6.5 }] }, 'characters.0.age', 'Character age must be a whole number'],
  ])('refuses %j, naming the field [S5.5 S5.8]', async (fields, field, words) => {
    const before = await database.owner.$count(books)
    const answer = await door.ask(ana, 'POST /functions/v1/books-create', fields)
    expect(answer.status).toBe(400)
    expect(answer.body.fields[field]).toContain(words)
    expect(answer.body.error).toContain(words)
    expect(await database.owner.$count(books)).toBe(before)
  })

  test.each(['status', 'pdf_url', 'cover_image_url', 'id', 'created_at', 'price', 'is_admin'])(
    'refuses to have %s written by a client',
    async (field) => {
      const answer = await door.ask(ana, 'POST /functions/v1/books-create', { [field]: 'completed' })
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'unknown_field', fields: { [field]: expect.any(String) } },
      })
    },
  )

  test('accepts the owner and time that the old payload carried, when they do no harm [S6.2]', async () => {
    expect(await create({ user_id: ana.id, updated_at: new Date().toISOString() })).toMatchObject({ user_id: ana.id })
    const answer = await door.ask(ana, 'POST /functions/v1/books-create', { user_id: ben.id })
    expect(answer).toMatchObject({ status: 400, body: { fields: { user_id: 'Unknown field' } } })
  })
})

describe('a book of another member', () => {
  test('answers exactly as a missing one does [S6.2]', async () => {
    const { id } = await create({ title: 'Private', characters: [maya] })
    for (const [member, book] of [
      [ben, id],
      [ana, randomUUID()],
    ] as const) {
      for (const request of [
        `GET /functions/v1/books-get?id=${book}`,
        `GET /api/books/${book}`,
        `DELETE /api/books/${book}`,
        `GET /api/books/${book}/characters`,
      ]) {
        expect(await door.ask(member, request)).toMatchObject({ status: 404, body: missing })
      }
      expect(await door.ask(member, `PATCH /api/books/${book}`, { title: 'x' })).toMatchObject({
        status: 404,
        body: missing,
      })
      expect(await door.ask(member, 'POST /functions/v1/characters-create', { ...maya, book_id: book })).toMatchObject({
        status: 404,
        body: missing,
      })
    }
    expect((await door.ask(ana, `GET /api/books/${id}`)).body.title).toBe('Private')
  })

  test('is in no list', async () => {
    await create({ title: 'Private' })
    expect((await door.ask(await door.addMember(), 'GET /api/books')).body).toEqual({ items: [], next: null })
  })

  test('an id that is none is a 400, and nobody signed in is a 401', async () => {
    expect((await door.ask(ana, 'GET /api/books/new')).body).toMatchObject({ fields: { id: 'That id is not valid' } })
    expect((await door.ask(undefined, 'GET /api/books')).status).toBe(401)
    const gone = await door.addMember()
    await door.endSession(gone)
    expect((await door.ask(gone, 'GET /api/books')).body.code).toBe('session_not_found')
  })
})

describe('changing a book', () => {
  test('changes what is said and nothing else [S7.19]', async () => {
    const book = await create({ title: 'Old', dedication: 'For you', recipient_age: 5 })
    const changed = (await door.ask(ana, `PATCH /api/books/${book.id}`, { title: 'New', recipient_age: null })).body
    expect(changed).toMatchObject({ title: 'New', dedication: 'For you', recipient_age: null, status: 'draft' })
    expect(changed.updated_at >= book.updated_at).toBe(true)
    const more = { dedication: 'For us', art_style_id: 'watercolor' }
    const styled = (await door.ask(ana, `PATCH /api/books/${book.id}`, more)).body
    expect(styled).toMatchObject({ title: 'New', ...more, art_style: 'Watercolor' })
  })

  test('a title once given is not blanked; a draft without one stays so [S5.4]', async () => {
    const titled = await create({ title: 'Here' })
    const answer = await door.ask(ana, `PATCH /api/books/${titled.id}`, { title: '   ' })
    expect(answer).toMatchObject({ status: 400, body: { error: 'Book title is required' } })
    const untitled = await create()
    expect((await door.ask(ana, `PATCH /api/books/${untitled.id}`, { title: '' })).status).toBe(200)
  })

  test('ages are judged against the recipient as it will be', async () => {
    const book = await create({ recipient_type: 'Grandparent', recipient_age: 70 })
    expect((await door.ask(ana, `PATCH /api/books/${book.id}`, { recipient_type: 'Kid' })).status).toBe(400)
    expect(
      (await door.ask(ana, `PATCH /api/books/${book.id}`, { recipient_type: 'Kid', recipient_age: 7 })).status,
    ).toBe(200)
    const hero = await create({ characters: [maya] })
    expect((await door.ask(ana, `PATCH /api/books/${hero.id}`, { recipient_type: 'myself' })).status).toBe(400)
  })
})

describe('characters', () => {
  const add = (book: string, fields: object) =>
    door.ask(ana, 'POST /functions/v1/characters-create', { ...fields, book_id: book })
  const names = async (book: string) =>
    (await door.ask(ana, `GET /api/books/${book}/characters`)).body.items.map(
      (one: { character_order: number; name: string }) => `${one.character_order} ${one.name}`,
    )

  test('one to three, numbered from 1, renumbered when one leaves [S3.3 S5.6 S5.7 S7.6 S7.20 S9.3]', async () => {
    const { id } = await create()
    const added = []
    for (const name of ['Ada', 'Bo', 'Cy']) added.push((await add(id, { name, type: 'girl' })).body)
    expect(await add(id, { name: 'Di', type: 'cat' })).toMatchObject({
      status: 400,
      body: { error: 'A book has at most 3 characters' },
    })
    expect(await names(id)).toEqual(['1 Ada', '2 Bo', '3 Cy'])
    expect((await door.ask(ana, `DELETE /api/characters/${added[1].id}`)).body).toEqual({ success: true })
    expect(await names(id)).toEqual(['1 Ada', '2 Cy'])
    expect((await door.ask(ana, `GET /api/books/${id}`)).body.character_count).toBe(2)
    // Said or not, they are counted.
    expect((await door.ask(ana, `PATCH /api/books/${id}`, { character_count: 3 })).body.character_count).toBe(2)
    expect((await create({ character_count: 3, characters: [maya] })).character_count).toBe(1)
    const whole = await door.ask(ana, `GET /api/books/${id}/characters?limit=1`)
    expect(whole.body).toMatchObject({ items: [{ name: 'Ada' }, { name: 'Cy' }], next: null })
    await door.ask(ana, `DELETE /api/characters/${added[0].id}`)
    expect(await names(id)).toEqual(['1 Cy'])
    expect(await door.ask(ana, `DELETE /api/characters/${added[2].id}`)).toMatchObject({
      status: 400,
      body: { error: 'A book needs at least one character' },
    })
  })

  test('whoever becomes the main character is related to nobody any more [S5.7]', async () => {
    const friend = { name: 'Ben', type: 'boy', relationship_to_main: 'her best friend' }
    const book = await create({ characters: [maya, friend, { ...friend, name: 'Cy' }] })
    await door.ask(ana, `DELETE /api/characters/${book.characters[0].id}`)
    expect((await door.ask(ana, `GET /api/books/${book.id}`)).body.characters).toMatchObject([
      { name: 'Ben', relationship_to_main: '' },
      { name: 'Cy', relationship_to_main: 'her best friend' },
    ])
  })

  test('twenty at once are still three', async () => {
    const { id } = await create()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => add(id, { name: `C${i}`, type: 'robot' })))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3)
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(17)
    expect((await names(id)).map((name: string) => name[0])).toEqual(['1', '2', '3'])
  })

  test('can be changed, but not lose name or type [S3.4 S5.5]', async () => {
    const { characters: cast } = await create({ characters: [maya] })
    const path = `PATCH /api/characters/${cast[0].id}`
    expect((await door.ask(ana, path, { name: "O'Brien", age: null })).body).toMatchObject({
      name: "O'Brien",
      age: null,
      type: 'girl',
    })
    expect(await door.ask(ana, path, { name: '' })).toMatchObject({
      status: 400,
      body: { error: 'Character name and type are required' },
    })
    expect((await door.ask(ana, path, { generated_image_url: 'x' })).body.code).toBe('unknown_field')
    expect(await door.ask(ben, path, { name: 'Mine' })).toMatchObject({
      status: 404,
      body: { error: 'Character not found' },
    })
    expect((await door.ask(ben, `DELETE /api/characters/${cast[0].id}`)).status).toBe(404)
  })

  test('a book for myself keeps a grown-up hero', async () => {
    const { id } = await create({ recipient_type: 'Myself' })
    expect((await add(id, maya)).body.fields).toHaveProperty('age')
    const hero = (await add(id, { ...maya, age: 30 })).body
    expect((await door.ask(ana, `PATCH /api/characters/${hero.id}`, { age: 9 })).status).toBe(400)
    await add(id, maya)
    expect((await door.ask(ana, `DELETE /api/characters/${hero.id}`)).status).toBe(400)
  })
})

describe('whoever says what she saw', () => {
  const overtaken = { status: 409, body: { code: 'conflict', error: expect.stringContaining('in the meantime') } }

  test('changes nothing that says something else by now, and is told so', async () => {
    const { id } = await create({ title: 'Nine Lanterns', dedication: 'For Maya' })
    const patch = (fields: object) => door.ask(ana, `PATCH /api/books/${id}`, fields)
    expect((await patch({ title: 'Ten Lanterns', seen: { title: 'Nine Lanterns' } })).status).toBe(200)
    const late = await patch({
      title: 'Eleven',
      dedication: 'For Ben',
      seen: { title: 'Nine Lanterns', dedication: 'For Maya' },
    })
    expect(late).toMatchObject(overtaken)
    expect(late.body.current).toMatchObject({ id, title: 'Ten Lanterns', characters: [] })
    const now = (await door.ask(ana, `GET /api/books/${id}`)).body
    expect(now).toMatchObject({ title: 'Ten Lanterns', dedication: 'For Maya' })
    // What others changed elsewhere is in nobody's way, and neither is the same change twice.
    expect((await patch({ dedication: 'For Ben', seen: { dedication: 'For Maya' } })).status).toBe(200)
    expect((await patch({ title: 'Ten Lanterns', seen: { title: 'Nine Lanterns' } })).status).toBe(200)
    expect((await patch({ title: 'Ten', seen: { status: 'draft' } })).status).toBe(400)
  })

  test('neither changes nor removes a character whom another tab has changed', async () => {
    const book = await create({ characters: [maya, { ...maya, name: 'Ben', age: null }] })
    const [{ id }, ben] = book.characters
    const path = `/api/characters/${id}`
    expect((await door.ask(ana, `PATCH ${path}`, { age: 7, seen: { age: 6 } })).status).toBe(200)
    expect(await door.ask(ana, `PATCH ${path}`, { age: 8, seen: { age: 6 } })).toMatchObject(overtaken)
    expect(await door.ask(ana, `DELETE ${path}`, { seen: { name: 'Maya', age: 6 } })).toMatchObject(overtaken)
    expect((await door.ask(ana, `DELETE ${path}`, { seen: { name: 'Maya', age: 7 } })).status).toBe(200)
    expect((await door.ask(ana, `DELETE /api/characters/${ben.id}`)).body.fields.id).toContain('at least one')
  })
})

describe('the list', () => {
  test('is newest first, in steps that neither skip nor repeat [S7.18]', async () => {
    const member = await door.addMember()
    const made: string[] = []
    for (let i = 0; i < 7; i++) made.unshift((await create({ title: `Book ${i}` }, member)).id)
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { body } = await door.ask(member, `GET /api/books?limit=3${cursor && `&cursor=${cursor}`}`)
      seen.push(...body.items.map((book: { id: string }) => book.id))
      cursor = body.next
    }
    expect(seen.toSorted()).toEqual(made.toSorted())
    expect(new Set(seen).size).toBe(7)
  })

  test('can be of one status, and by last change [S7.18]', async () => {
    const member = await door.addMember()
    const first = await create({ title: 'First' }, member)
    const second = await create({ title: 'Second' }, member)
    await database.owner.update(books).set({ status: 'completed' }).where(eq(books.id, first.id))
    const ids = async (query: string) =>
      (await door.ask(member, `GET /api/books?${query}`)).body.items.map((book: { id: string }) => book.id)
    expect(await ids('status=completed')).toEqual([first.id])
    await new Promise((done) => setTimeout(done, 5))
    await door.ask(member, `PATCH /api/books/${first.id}`, { dedication: 'changed' })
    expect(await ids('sort=updated_at')).toEqual([first.id, second.id])
  })

  test.each(['status=lost', 'sort=title', 'limit=0', 'limit=x', 'cursor=zzz', 'who=me'])(
    'refuses ?%s',
    async (query) => {
      expect((await door.ask(ana, `GET /api/books?${query}`)).status).toBe(400)
    },
  )
})

describe('deleting a book', () => {
  test('takes its characters and pages with it and says so [S4.7]', async () => {
    const book = await create({ title: 'The Lantern Path', characters: [maya] })
    await database.owner.insert(pages).values({ book_id: book.id, page_number: 1 })
    expect((await door.ask(ana, `DELETE /api/books/${book.id}`)).body).toEqual({
      success: true,
      message: '"The Lantern Path" has been successfully deleted.',
    })
    expect(await database.owner.$count(characters, eq(characters.book_id, book.id))).toBe(0)
    expect(await database.owner.$count(pages, eq(pages.book_id, book.id))).toBe(0)
    expect((await door.ask(ana, `DELETE /api/books/${book.id}`)).status).toBe(404)
  })

  test('names a draft without a title by its hero', async () => {
    const book = await create({ characters: [maya] })
    expect((await door.ask(ana, `DELETE /api/books/${book.id}`)).body.message).toBe(
      '"Maya’s Story" has been successfully deleted.',
    )
  })
})

describe('a book that is begun', () => {
  const at = (id: string) => `/api/begun-books/${id}`
  const keep = (id: string, fields: object, who = ana) => door.ask(who, `PUT ${at(id)}`, fields)

  test('is kept, read and changed on every device of its member, and is nobody else’s', async () => {
    const id = randomUUID()
    await keep(id, { name: 'Mia', state: '{"step":"hero"}' })
    await keep(id, { name: 'Mia', state: '{"step":"look"}' })
    await keep(randomUUID(), { state: '{"step":"occasion"}' })
    const { items } = (await door.ask(ana, 'GET /api/begun-books')).body
    expect(items.map(({ name }: { name: string }) => name)).toEqual(['', 'Mia'])
    expect((await door.ask(ana, `GET ${at(id)}`)).body).toMatchObject({ id, name: 'Mia', state: '{"step":"look"}' })
    expect(await door.ask(ben, `GET ${at(id)}`)).toMatchObject({ status: 404, body: { code: 'begun_book_not_found' } })
    // The same id of another member is another book.
    await keep(id, { name: 'Bo', state: '{}' }, ben)
    await door.ask(ben, `DELETE ${at(id)}`)
    expect((await door.ask(ana, `GET ${at(id)}`)).body.name).toBe('Mia')
    await door.ask(ana, `DELETE ${at(id)}`)
    expect((await door.ask(ana, `GET ${at(id)}`)).status).toBe(404)
  })

  test('is gone once its book is made, and does not come back', async () => {
    const id = randomUUID()
    await keep(id, { name: 'Mia', state: '{}' })
    await create({ draft_key: id })
    expect((await door.ask(ana, `GET ${at(id)}`)).status).toBe(404)
    expect(await keep(id, { state: '{}' })).toMatchObject({ status: 409, body: { code: 'begun_book_is_made' } })
  })

  test('is one of twenty at most, and none is too large', async () => {
    const eva = await door.addMember()
    const all = await Promise.all(Array.from({ length: 22 }, () => keep(randomUUID(), { state: '{}' }, eva)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(all.find(({ status }) => status === 409)?.body.code).toBe('too_many_begun_books')
    expect((await keep(randomUUID(), { state: 'x'.repeat(40_001) })).status).toBe(400)
    expect((await keep(randomUUID(), { state: '' })).status).toBe(400)
  })
})

test('a step that was open before its member is noted once, in order, and is no change of the book', async () => {
  const { id, updated_at } = await create()
  const note = (step: string, who = ana) => door.ask(who, `POST /api/books/${id}/seen-steps`, { step })
  await note('preview')
  await note('story')
  expect((await note('story')).body).toMatchObject({ seen_steps: ['story', 'preview'], updated_at })
  expect((await door.ask(ana, `GET /api/books/${id}`)).body.seen_steps).toEqual(['story', 'preview'])
  await door.ask(ana, `PATCH /api/books/${id}`, { art_style_id: 'vector' })
  expect((await door.ask(ana, `GET /api/books/${id}`)).body.seen_steps, 'other pictures').toEqual(['story'])
  expect(await note('style', ben)).toMatchObject({ status: 404, body: missing })
  expect((await note('the end')).status).toBe(400)
})

test('a member has five hundred books at most, also when two are asked for at once, and is told so', async () => {
  const eva = await door.addMember()
  await database.owner.insert(books).values(Array.from({ length: 499 }, () => ({ user_id: eva.id })))
  const more = await Promise.all([1, 2, 3].map(() => door.ask(eva, 'POST /functions/v1/books-create', {})))
  expect(more.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(more.find(({ status }) => status === 409)?.body).toEqual({
    error: 'You have 500 books, and there is no room for more. Please delete one in My Books first.',
    code: 'too_many_books',
  })
  expect(await database.owner.$count(books, eq(books.user_id, eva.id))).toBe(500)
})

test('opening a book closes gaps in its page numbers, and keeps the order whenever a page was made [S4.14]', async () => {
  const { id } = await create()
  for (const page_number of [0, 3, 4, 9])
    await database.owner.insert(pages).values({
      ...{ book_id: id, page_number, text_content: `${page_number}` },
      // The first page is the newest.
      created_at: new Date(Date.UTC(2026, 0, 20 - page_number)),
    })
  await door.ask(ana, `GET /functions/v1/books-get?id=${id}`)
  const kept = await database.owner.select().from(pages).where(eq(pages.book_id, id)).orderBy(pages.page_number)
  expect(kept.map((page) => [page.page_number, page.text_content])).toEqual([
    [1, '0'],
    [2, '3'],
    [3, '4'],
    [4, '9'],
  ])
})
