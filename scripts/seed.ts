// `npm run seed`: a demo member with a book in every status. Run again, it starts her shelf afresh.

import { eq } from 'drizzle-orm'
import { addresses, consents, credentials, users } from '../database/schema/members.ts'
import { books, characters, stories } from '../database/schema/books.ts'
import { openHands } from '../src/app/open-hands.ts'
import { day } from '../src/base/dates.ts'
import { bookColumns } from '../src/books/server/book-rows.ts'
import { passwordHasher } from '../src/members/server/auth/password-hasher.ts'
import { drawLane } from '../src/pictures/server/draw-lane.ts'
import { drawPreviews } from '../src/pictures/server/draw-previews.ts'
import { embeddedPainter } from '../src/pictures/server/painters/embedded-painter.ts'
import { startJob } from '../src/pictures/server/start-job.ts'
import { readConfig } from '../src/platform/config.ts'
import type { Hands } from '../src/platform/hands.ts'
import { installationSecrets } from '../src/platform/secrets.ts'
import { StartFault } from '../src/platform/start-fault.ts'
import { briefOfBook } from '../src/stories/brief-of-book.ts'
import { chooseTeller } from '../src/stories/server/choose-teller.ts'
import { startStory } from '../src/stories/server/start-story.ts'
import { writeStory } from '../src/stories/server/write-story.ts'

const email = 'demo@fablekin.test'
const password = 'storytime'

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
  await database.owner.delete(users).where(eq(users.email, email))
  const [member] = await database.owner.insert(users).values({ email, first_name: 'Rosa' }).returning({ id: users.id })
  if (!member) throw new Error('The insert answered no row')
  await database.owner.insert(credentials).values({
    user_id: member.id,
    password_hash: await passwordHasher().hash(password),
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

async function addBook(hands: Hands, user_id: string, demo: DemoBook): Promise<void> {
  const { database, now } = hands
  const created_at = new Date(now().getTime() - demo.daysAgo * day)
  const [book] = await database.owner
    .insert(books)
    .values({
      user_id,
      recipient_type: 'Kid',
      recipient_age: 5,
      occasion: 'Birthday',
      genre: demo.genre,
      personal_elements: 'drawing with chalk',
      art_style_id: demo.style,
      art_style: demo.style === 'vector' ? 'Vector Art' : 'Watercolor',
      character_count: demo.status === 'draft' ? 1 : 3,
      created_at,
      updated_at: created_at,
    })
    .returning({ id: books.id })
  if (!book) throw new Error('The insert answered no row')
  const book_id = book.id
  await database.owner
    .insert(characters)
    .values({ book_id, character_order: 1, name: demo.hero, type: demo.hero === 'Noah' ? 'boy' : 'girl', age: 5 })
  if (demo.status === 'draft') return
  await database.owner.insert(characters).values([
    { book_id, character_order: 2, name: 'Biscuit', type: 'dog', relationship_to_main: 'pet' },
    { book_id, character_order: 3, name: 'Grandpa Joe', type: 'man', age: 68, relationship_to_main: 'grandfather' },
  ])
  const { title, dedication } = await tell(hands, book_id)
  const told = { title, dedication, status: demo.status, updated_at: created_at }
  await database.owner.update(books).set(told).where(eq(books.id, book_id))
  if (demo.status === 'completed') await drawAll(hands, user_id, book_id)
  else await drawPreviews(atOnce(hands), { payload: { bookId: book_id }, signal })
}

/** Whoever works here needs no queue. */
const atOnce = (hands: Hands): Hands => ({ ...hands, jobs: { send: async () => {} } })
const { signal } = new AbortController()

async function drawAll(hands: Hands, userId: string, bookId: string): Promise<void> {
  const job = await startJob(atOnce(hands), { bookId, userId, pageIds: undefined, notifyEmail: false })
  const lanes = [0, 1, 2].map((lane) => drawLane(hands, embeddedPainter, { payload: { jobId: job.id, lane }, signal }))
  await Promise.all(lanes)
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
    seed: undefined,
    after: undefined,
  })
  await writeStory(here, chooseTeller, { payload: { storyId }, signal, isLastAttempt: true })
  const [story] = await owner.select().from(stories).where(eq(stories.id, storyId))
  return { title: story?.titles[0] ?? '', dedication: story?.dedication ?? '' }
}

try {
  const config = readConfig({ ...process.env, LOG_LEVEL: 'silent' })
  const opened = await openHands(config, installationSecrets(config))
  const member = await addMember(opened.hands)
  for (const demo of shelf) await addBook(opened.hands, member, demo)
  await opened.close()
  console.log(`Sign in as ${email} with the password ${password}: ${shelf.length} books are on the shelf.`)
  process.exit(0)
} catch (fault) {
  console.error(fault instanceof StartFault ? fault.message : fault)
  process.exit(1)
}
