import { eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageVersions, stories } from '../../../database/schema/books.ts'
import type { Rows } from '../../platform/database/rows.ts'
import type { Caller } from '../../platform/http/route.ts'
import { openTestStories, type TestStories } from './test-stories.ts'

let on: TestStories
let ana: Caller
let ben: Caller
let bensBook = ''
beforeAll(async () => {
  on = await openTestStories()
  ana = await on.door.addMember()
  ben = await on.door.addMember()
  await on.generate(ana, await on.addBook(ana))
  bensBook = await on.addBook(ben)
  await on.generate(ben, bensBook)
})
afterAll(() => on.close())

const asAna = <T>(work: (rows: Rows) => Promise<T>) => on.database.asMember(ana, on.hands.now(), work)

/** The driver's own words stand in the cause. */
const because = (words: string) =>
  expect.objectContaining({ cause: expect.objectContaining({ message: expect.stringContaining(words) }) })

test("the database itself keeps a member from another one's stories and texts", async () => {
  const { owner } = on.database
  const [mine] = await owner.select({ id: stories.id }).from(stories).where(ne(stories.book_id, bensBook))
  const anasStory = mine?.id ?? ''
  const ofBen = { book_id: bensBook }
  const seen = await asAna(async (rows) => ({
    stories: await rows.select().from(stories).where(eq(stories.book_id, bensBook)),
    texts: await rows.$count(pageVersions),
    changed: await rows.update(stories).set({ titles: [] }).where(eq(stories.book_id, bensBook)).returning(),
    gone: await rows.delete(pageVersions).where(ne(pageVersions.story_id, anasStory)).returning(),
  }))
  expect(seen).toEqual({ stories: [], texts: 24, changed: [], gone: [] })
  expect(await owner.$count(pageVersions)).toBe(48)
  const [story] = await owner.select().from(stories).where(eq(stories.book_id, bensBook))
  if (!story) throw new Error('no story')
  const { brief } = story
  const insert = asAna((rows) =>
    rows.insert(stories).values({ ...ofBen, number: 9, seed: 1, status: 'written', brief }),
  )
  await expect(insert).rejects.toThrow(because('row-level security'))
})

test.each([
  ['anon', ['stories', 'page_versions', 'deals']],
  ['authenticated', ['stories', 'page_versions', 'deals']],
  ['member_app', ['deals']],
])(
  '%s reads nothing of %j: a PostgREST beside us no story and no earlier text, nobody what others were dealt',
  async (role, tables) => {
    for (const table of tables) {
      const read = on.database.transaction(async (rows) => {
        await rows.execute(sql`select set_config('role', ${role}, true)`)
        await rows.execute(sql.raw(`select * from ${table}`))
      })
      await expect(read).rejects.toThrow(because('permission denied'))
    }
  },
)
