// Members of a filled shop, and what they do all day: look at their books, write in them, watch a job, have a book painted and bound.

import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { minute, second } from '../../src/base/dates.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { fillDatabase } from './fill-database.ts'
import { finishBook } from './finish-book.ts'
import { askerFor, tokenOf } from './measure-server.ts'
import type { Sent } from './send-on-time.ts'

export interface Member {
  token: string
  bookId: string
  pageId: string
}

const list = z.object({ items: z.array(z.object({ id: z.string() })) })
const made = z.object({ id: z.string() })
const begun = z.object({ jobId: z.string() })
const job = z.object({ status: z.string(), completedPages: z.number() })
const words = 'The lantern swung, and the path went on between the birches. '

/** Members with so many books each, the newest of which is told. */
export async function fillStories(database: Database, members: number, booksEach: number): Promise<void> {
  await fillDatabase(database, members, booksEach)
  const { owner } = database
  await owner.execute(sql`update books set created_at = now() + interval '1 minute'
    where id in (select distinct on (user_id) id from books order by user_id, id)`)
  await owner.execute(sql`insert into stories (book_id, number, seed, status, brief)
    select id, 1, 7, 'written', '{}' from books where created_at > now()`)
  await owner.execute(sql`insert into pages (book_id, story_id, page_number, text_content)
    select book_id, id, n, repeat(${words}, 4) from stories, generate_series(1, 24) n`)
}

export async function signInAll(address: string, count: number): Promise<Member[]> {
  const members: Member[] = []
  for (let index = 0; index < count; index += 1) {
    const token = await tokenOf(address, index)
    const ask = askerFor(address, `Bearer ${token}`)
    const first = async (path: string) => list.parse(await ask('GET', path)).items[0]?.id ?? ''
    const bookId = await first('/api/books')
    members.push({ token, bookId, pageId: await first(`/api/books/${bookId}/pages`) })
  }
  return members
}

/** The n-th call of the day: of ten, seven read, two save and one asks how a job stands. */
export function callOf(members: readonly Member[], n: number): Sent {
  const { token, bookId, pageId } = members[n % members.length] ?? { token: '', bookId: '', pageId: '' }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const patch = (path: string, body: object): Sent => ({ method: 'PATCH', path, headers, body: JSON.stringify(body) })
  // Everybody does everything in time, however many members there are.
  switch ((n + Math.floor(n / members.length)) % 10) {
    case 0:
      return patch(`/api/pages/${pageId}`, { text_content: `${words}${n}` })
    case 1:
      return patch(`/api/books/${bookId}`, { dedication: `For you, who asked ${n} times.` })
    case 2:
      return { method: 'GET', path: `/api/image-jobs?book_id=${bookId}`, headers }
    default:
      return readOf(members, n)
  }
}

/** Her list, one book of it or its pages. */
export function readOf(members: readonly Member[], n: number): Sent {
  const { token, bookId } = members[n % members.length] ?? { token: '', bookId: '' }
  const paths = ['/api/books', `/api/books/${bookId}`, `/api/books/${bookId}/pages`]
  const path = paths[(n + Math.floor(n / members.length)) % paths.length] ?? ''
  return { method: 'GET', path, headers: { authorization: `Bearer ${token}` } }
}

/** A shed call is asked again when it was told to, as a screen does. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask()
    } catch (fault) {
      if (tries === 20) throw fault
      await sleep(2 * second)
    }
  }
}

export interface Painting {
  bookId: string
  /** How many pages are painted by now. */
  pages: number
  isOver: boolean
  /** Nobody looks any more. */
  isGivenUp: boolean
}

export const newPainting = (): Painting => ({ bookId: '', pages: 0, isOver: false, isGivenUp: false })

/** Tells a new book and has it painted; `painting` is filled as it goes. */
export async function paintBook(address: string, token: string, painting: Painting): Promise<void> {
  const asking = askerFor(address, `Bearer ${token}`)
  const ask = (method: string, path: string, body?: object) => patiently(() => asking(method, path, body))
  const book = { title: 'The Lantern', recipient_type: 'Kid', recipient_age: 6, occasion: 'Birthday', genre: 'Adventure', art_style_id: 'vector', characters: [{ name: 'Mia', type: 'girl', age: 6 }] } // prettier-ignore
  const { id: bookId } = made.parse(await ask('POST', '/functions/v1/books-create', book))
  painting.bookId = bookId
  await ask('POST', '/functions/v1/story-generate', { bookId })
  const { jobId } = begun.parse(await ask('POST', '/functions/v1/images-generate-consistency', { bookId }))
  const end = performance.now() + 10 * minute
  while (!painting.isGivenUp) {
    const { status, completedPages } = job.parse(await ask('GET', `/api/image-jobs/${jobId}`))
    painting.pages = completedPages
    painting.isOver = status === 'completed'
    if (painting.isOver) return
    if (performance.now() > end || status === 'failed')
      throw new Error(`The job that paints a book is ${status} with ${completedPages} pages`)
    await sleep(second)
  }
}

/** Binds a painted book. */
export async function bindBook(address: string, token: string, bookId: string): Promise<void> {
  await patiently(() => finishBook(askerFor(address, `Bearer ${token}`), bookId))
}
