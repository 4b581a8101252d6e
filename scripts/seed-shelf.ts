// The demo member of `npm run seed` and her shelf: a book in every status, each of them whole.

import { and, eq, isNull } from 'drizzle-orm'
import { addresses, consents, credentials, users } from '../database/schema/members.ts'
import { books, characters, pages, stories } from '../database/schema/books.ts'
import { day } from '../src/base/dates.ts'
import { bookColumns } from '../src/books/server/book-rows.ts'
import type { Bindery } from '../src/editions/server/bindery.ts'
import { bookAndDraft } from '../src/editions/server/draft.ts'
import { nextEdition } from '../src/editions/server/next-edition.ts'
import { passwordHasher } from '../src/members/server/auth/password-hasher.ts'
import { drawLane } from '../src/pictures/server/draw-lane.ts'
import type { drawPreviews } from '../src/pictures/server/draw-previews.ts'
import type { Painter } from '../src/pictures/server/painter.ts'
import { startJob } from '../src/pictures/server/start-job.ts'
import type { Hands } from '../src/platform/hands.ts'
import { briefOfBook } from '../src/stories/brief-of-book.ts'
import { chooseTeller } from '../src/stories/server/choose-teller.ts'
import { startStory } from '../src/stories/server/start-story.ts'
import { writeStory } from '../src/stories/server/write-story.ts'

export const demo = { email: 'demo@fablekin.test', password: 'storytime' } as const

/** Who draws and binds. */
export interface SeedTools {
  paint: Painter
  drawPreviews: typeof drawPreviews
  bindery: Bindery
}

interface DemoBook {
  status: 'draft' | 'text_generated' | 'completed'
  daysAgo: number
  hero: 'Mia' | 'Noah'
  genre: string
  style: 'vector' | 'watercolor'
}

const shelf: DemoBook[] = [
  { status: 'completed', daysAgo: 3, hero: 'Mia', genre: 'Adventure', style: 'vector' },
  { status: 'text_generated', daysAgo: 9, hero: 'Mia', genre: 'Mystery', style: 'vector' },
  { status: 'completed', daysAgo: 50, hero: 'Mia', genre: 'Comedy', style: 'watercolor' },
  { status: 'draft', daysAgo: 52, hero: 'Noah', genre: 'Adventure', style: 'vector' },
]

async function addMember({ database, now }: Hands): Promise<string> {
  await database.owner.delete(users).where(eq(users.email, demo.email))
  const [member] = await database.owner
    .insert(users)
    .values({ email: demo.email, first_name: 'Rosa' })
    .returning({ id: users.id })
  if (!member) throw new Error('The insert answered no row')
  await database.owner.insert(credentials).values({
    user_id: member.id,
    password_hash: await passwordHasher().hash(demo.password),
    email_confirmed_at: now(),
  })
  await database.owner.insert(consents).values({ user_id: member.id, kind: 'terms', version: 'demo' })
  await database.owner.insert(addresses).values({
    user_id: member.id,
    name: 'Rosa Marsh',
    street1: '4 Harbour Lane',
    city: 'Rockland',
    state_code: 'ME',
    postal_code: '04841',
    phone_number: '+1 207 555 0142',
    is_default: true,
  })
  return member.id
}

async function addBook(hands: Hands, tools: SeedTools, user_id: string, wanted: DemoBook): Promise<void> {
  const { database, now } = hands
  const created_at = new Date(now().getTime() - wanted.daysAgo * day)
  const [book] = await database.owner
    .insert(books)
    .values({
      user_id,
      recipient_type: 'Kid',
      recipient_age: 5,
      occasion: 'Birthday',
      genre: wanted.genre,
      personal_elements: 'drawing with chalk',
      art_style_id: wanted.style,
      art_style: wanted.style === 'vector' ? 'Vector Art' : 'Watercolor',
      character_count: wanted.status === 'draft' ? 1 : 3,
      created_at,
      updated_at: created_at,
    })
    .returning({ id: books.id })
  if (!book) throw new Error('The insert answered no row')
  const book_id = book.id
  await database.owner
    .insert(characters)
    .values({ book_id, character_order: 1, name: wanted.hero, type: wanted.hero === 'Noah' ? 'boy' : 'girl', age: 5 })
  if (wanted.status === 'draft') return
  await database.owner.insert(characters).values([
    { book_id, character_order: 2, name: 'Biscuit', type: 'dog', relationship_to_main: 'pet' },
    { book_id, character_order: 3, name: 'Grandpa Joe', type: 'man', age: 68, relationship_to_main: 'grandfather' },
  ])
  const { title, dedication } = await tell(hands, book_id)
  const told = { title, dedication, status: 'text_generated' as const }
  await database.owner.update(books).set(told).where(eq(books.id, book_id))
  if (wanted.status === 'completed') await finish(hands, tools, user_id, book_id)
  else await tools.drawPreviews(atOnce(hands), { payload: { bookId: book_id }, signal })
  await database.owner.update(books).set({ updated_at: created_at }).where(eq(books.id, book_id))
}

/** Whoever works here needs no queue. */
const atOnce = (hands: Hands): Hands => ({ ...hands, jobs: { send: async () => {} } })
const { signal } = new AbortController()

/** A page that failed is painted again; a book that lacks one is not called finished. */
async function finish(hands: Hands, { paint, bindery }: SeedTools, userId: string, bookId: string): Promise<void> {
  const { owner } = hands.database
  const here = atOnce(hands)
  const isMissing = and(eq(pages.book_id, bookId), isNull(pages.image_url))
  for (let tried = 0; tried < 3 && (await owner.$count(pages, isMissing)) > 0; tried += 1) {
    const { id } = await startJob(here, { bookId, userId, pageIds: undefined, notifyEmail: false })
    await Promise.all([0, 1, 2].map((lane) => drawLane(here, paint, { payload: { jobId: id, lane }, signal })))
  }
  const found = await hands.database.transaction((rows) => bookAndDraft(rows, bookId))
  if (!found?.draft) throw new Error('The book has no story')
  await nextEdition(here, bindery, { userId, draft: found.draft })
}

/** The embedded storyteller's story of a book, at once and without the queue. */
async function tell(hands: Hands, bookId: string): Promise<{ title: string; dedication: string }> {
  const { owner } = hands.database
  const [book] = await owner.select(bookColumns).from(books).where(eq(books.id, bookId))
  if (!book) throw new Error('The book is gone')
  const here = atOnce(hands)
  const storyId = await startStory(here, {
    bookId,
    brief: briefOfBook(book),
    ai: false,
    seed: 7,
    after: undefined,
  })
  await writeStory(here, chooseTeller, { payload: { storyId }, signal, isLastAttempt: true })
  const [story] = await owner.select().from(stories).where(eq(stories.id, storyId))
  return { title: story?.titles[0] ?? '', dedication: story?.dedication ?? '' }
}

/** Answers how many books stand there. */
export async function seedShelf(hands: Hands, tools: SeedTools): Promise<number> {
  const member = await addMember(hands)
  for (const wanted of shelf) await addBook(hands, tools, member, wanted)
  return shelf.length
}
