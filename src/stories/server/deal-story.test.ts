import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { books, stories } from '../../../database/schema/books.ts'
import { deals } from '../../../database/schema/deals.ts'
import { phrases } from '../../writing/score/measure.ts'
import { namesOfPlan } from '../../writing/score/score.ts'
import { mostPagesAlike } from '../../writing/dealing/test-dealt-books.ts'
import { dealStory } from './deal-story.ts'
import { openTestStories, type TestStories } from './test-stories.ts'

let on: TestStories
beforeAll(async () => {
  on = await openTestStories()
})
afterAll(() => on.close())

const names = ['Zoë', 'Ben', 'Ana', 'Tom', 'Ida', 'Max']

/** A child's name is all that these orders do not share. */
async function orders(count: number, fields: object): Promise<(() => Promise<string>)[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const member = await on.door.addMember()
      const characters = [{ name: names[at % names.length], type: at % 2 === 0 ? 'girl' : 'boy', age: 5 }]
      const bookId = await on.addBook(member, { characters, ...fields })
      return async () => {
        expect((await on.generate(member, bookId)).status).toBe(200)
        return bookId
      }
    }),
  )
}

async function told(bookIds: readonly string[]) {
  const rows = await on.database.owner.select().from(stories).where(inArray(stories.book_id, bookIds))
  return rows.map(({ plan, fallback, titles, deal }) => {
    if (!plan) throw new Error('no plan')
    const { base, turned } = plan.refrain
    return {
      pack: plan.pack,
      number: deal?.number,
      title: titles[0]?.replaceAll(plan.cast[0]?.name ?? '', '_'),
      pages: fallback.map((page) => phrases([page], namesOfPlan(plan), [base, turned])),
    }
  })
}

test('six orders alike by six members are of five worlds and six titles, and two pages are alike at most', async () => {
  const bookIds: string[] = []
  const fields = { recipient_age: 5, genre: 'Sci-Fi', personal_elements: 'dinosaurs' }
  for (const order of await orders(6, fields)) bookIds.push(await order())
  const six = await told(bookIds)
  expect(new Set(six.map((one) => one.pack)).size).toBeGreaterThanOrEqual(5)
  expect(new Set(six.map((one) => one.title)).size).toBe(6)
  expect(mostPagesAlike(six)).toBeLessThanOrEqual(2)
})

test('a classroom whose parents all order at once is dealt to one after the other', async () => {
  const all = await orders(8, {
    recipient_type: 'Classroom',
    recipient_age: 5,
    genre: 'Sci-Fi',
    personal_elements: 'drums',
  })
  const eight = await told(await Promise.all(all.map((order) => order())))
  expect(eight.map((one) => one.number).toSorted((one, other) => (one ?? 0) - (other ?? 0))).toEqual([...all.keys()])
  expect(new Set(eight.map((one) => one.pack)).size).toBeGreaterThanOrEqual(5)
  expect(new Set(eight.map((one) => one.title)).size).toBe(8)
})

test('books in verse for the smallest are of as many worlds as have verses, and have six titles', async () => {
  const bookIds: string[] = []
  const fields = { recipient_age: 2, genre: 'Adventure', personal_elements: 'drawing', rhyme: true }
  for (const order of await orders(6, fields)) bookIds.push(await order())
  const six = await told(bookIds)
  expect(new Set(six.map((one) => one.pack)).size).toBeGreaterThanOrEqual(3)
  expect(new Set(six.map((one) => one.title)).size).toBe(6)
  expect(mostPagesAlike(six)).toBeLessThanOrEqual(2)
})

test('a story is dealt to once, however often it is taken up, and twice at the same moment', async () => {
  const [order] = await orders(1, { genre: 'Mystery', personal_elements: 'chess' })
  const bookId = (await order?.()) ?? ''
  const [story] = await on.database.owner.select().from(stories).where(eq(stories.book_id, bookId))
  if (!story?.deal) throw new Error('no deal')
  const ledger = { worlds: [], skeletons: [], morals: [], lines: [] }
  const again = await Promise.all([1, 2].map(() => dealStory(on.hands, story, ledger)))
  expect(again).toEqual([story.deal, story.deal])
  const [kept] = await on.database.owner
    .select()
    .from(deals)
    .where(eq(deals.key, `alike/${story.deal.alike}`))
  expect(kept).toMatchObject({ number: 1, cards: [{ pack: story.pack }] })
})

test('a seed that was asked for is told as it is: nothing is dealt', async () => {
  const member = await on.door.addMember()
  const bookId = await on.addBook(member)
  const before = await on.database.owner.select().from(deals)
  await on.generate(member, bookId, { seed: 7 })
  const [story] = await on.database.owner.select().from(stories).where(eq(stories.book_id, bookId))
  expect(story).toMatchObject({ seed: 7, deal: null, status: 'written' })
  expect(await on.database.owner.select().from(deals)).toEqual(before)
})

test('titles that are asked for before there is a story are those of the one that would be dealt now', async () => {
  const member = await on.door.addMember()
  const bookId = await on.addBook(member)
  const { body } = await on.door.ask(member, 'POST /functions/v1/titles-generate', { bookId })
  await on.generate(member, bookId)
  const [story] = await on.database.owner.select().from(stories).where(eq(stories.book_id, bookId))
  expect(body.titles).toEqual(story?.titles)
})

test('what was dealt stays when a member goes, and says nothing of her', async () => {
  const fields = { genre: 'Mystery', personal_elements: 'zeppelins of Uzbekistan' }
  const [order] = await orders(1, fields)
  const bookId = (await order?.()) ?? ''
  const before = await on.database.owner.select().from(deals)
  await on.database.owner.delete(books).where(eq(books.id, bookId))
  const left = await on.database.owner.select().from(deals)
  expect(left).toEqual(before)
  expect(JSON.stringify(left)).not.toMatch(/zeppelin|uzbek|zoë/i)
})
