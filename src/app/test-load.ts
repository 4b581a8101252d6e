// For tests: members at work through a balancer, who try again when they are told that the shop is busy, and count whatever else goes wrong.

import { setTimeout as sleep } from 'node:timers/promises'
import { second } from '../base/dates.ts'
import { readEvents } from '../ui/read-events.ts'
import { asJson } from './test-server.ts'

const password = 'lantern-over-the-sea'

export interface Seen {
  asked: number
  /** Told by 503 to come again in a moment. */
  retried: number
  /** Streams that were told to be taken up elsewhere. */
  moved: number
  painted: number
  /** Whatever no member should see. */
  failed: string[]
}

/** Looked into freely. */
// oxlint-disable-next-line typescript/no-explicit-any
type Body = any

/** Asks as one member; what fails is written down, and ends her round. */
export function callerAt(address: string, seen: Seen, token = '') {
  async function reach(call: string, request: RequestInit): Promise<Response> {
    const [method = '', path = ''] = call.split(' ')
    for (;;) {
      seen.asked += 1
      const headers = { ...request.headers, ...(token !== '' && { authorization: `Bearer ${token}` }) }
      const answer = await fetch(address + path, { ...request, method, headers }).catch((fault: Error) => {
        throw failure(call, String(fault.cause ?? fault))
      })
      if (answer.status !== 503) return answer
      const seconds = Number(answer.headers.get('retry-after'))
      if (!(seconds > 0)) throw failure(call, '503 without Retry-After')
      seen.retried += 1
      await answer.body?.cancel()
      await sleep(seconds * second)
    }
  }
  const failure = (call: string, why: string) => {
    seen.failed.push(`${call}: ${why}`)
    return new Error(`${call}: ${why}`)
  }
  return {
    async ask(call: string, body?: object): Promise<Body> {
      const answer = await reach(call, body === undefined ? {} : asJson(body))
      const text = await answer.text().catch((fault: Error) => {
        throw failure(call, `broken off: ${String(fault.cause ?? fault)}`)
      })
      if (!answer.ok) throw failure(call, `${answer.status} ${text}`)
      return text === '' ? undefined : JSON.parse(text)
    },
    /** The bytes behind a link. */
    async read(link: string): Promise<Buffer> {
      const answer = await reach(`GET ${link}`, {})
      if (!answer.ok) throw failure(`GET ${link}`, `${answer.status}`)
      return Buffer.from(await answer.arrayBuffer())
    },
    /** Everything that a picture job tells, to its end; a server that goes away hands its listeners on. */
    async *follow(jobId: string): AsyncGenerator<{ event: string; data: Body }> {
      const call = `GET /api/image-jobs/${jobId}/events`
      for (let isMoved = true; isMoved;) {
        isMoved = false
        const { body, status } = await reach(call, {})
        if (status !== 200 || !body) throw failure(call, String(status))
        try {
          for await (const { event, data } of readEvents(body)) {
            const told: Body = JSON.parse(data)
            if (event === 'error' && told.code === 'unavailable') isMoved = true
            else yield { event, data: told }
            if (event === 'done') return
          }
        } catch (fault) {
          throw failure(call, `broken off: ${fault instanceof Error ? String(fault.cause ?? fault) : fault}`)
        }
        seen.moved += 1
      }
      throw failure(call, 'ended without an end')
    },
  }
}

export async function signUpAt(address: string, seen: Seen, email: string) {
  const { access_token: token } = await callerAt(address, seen).ask('POST /auth/v1/signup', { email, password })
  return { token: String(token), ...callerAt(address, seen, String(token)) }
}

export const aBook = {
  title: 'The Lantern Path',
  ...{ recipient_type: 'Kid', recipient_age: 6, occasion: 'Birthday', genre: 'Adventure', personal_elements: 'kites' },
  art_style_id: 'vector',
  characters: [
    { name: 'Mia', type: 'girl', age: 6 },
    { name: 'Biscuit', type: 'dog' },
  ],
}

type Life = (address: string, seen: Seen, name: string, isOver: () => boolean) => Promise<void>

/** Makes books, changes them, and finds them changed wherever she looks. */
const writes: Life = async (address, seen, name, isOver) => {
  const me = await signUpAt(address, seen, `${name}@example.com`)
  for (let round = 0; !isOver(); round += 1) {
    const { id } = await me.ask('POST /functions/v1/books-create', { ...aBook, title: `Book ${round}` })
    const title = `Book ${round} of ${name}`
    await me.ask(`PATCH /api/books/${id}`, { title })
    const found = await me.ask(`GET /api/books/${id}`)
    if (found.title !== title) seen.failed.push(`${name} renamed a book and found ${found.title}`)
    const { items } = await me.ask('GET /api/books?limit=5')
    if (items[0].id !== id) seen.failed.push(`${name} does not find her newest book`)
    await sleep(50)
  }
  const { items } = await me.ask('GET /api/books?limit=1')
  if (items.length !== 1) seen.failed.push(`${name} has lost her books`)
}

/** Signs in, looks, signs out; then her token is good nowhere. */
const comesAndGoes: Life = async (address, seen, name, isOver) => {
  const email = `${name}@example.com`
  await signUpAt(address, seen, email)
  const stranger = callerAt(address, seen)
  while (!isOver()) {
    const { access_token: token } = await stranger.ask('POST /auth/v1/token?grant_type=password', { email, password })
    const me = callerAt(address, seen, token)
    await me.ask('GET /api/books')
    await me.ask('POST /auth/v1/logout')
    const { status } = await fetch(`${address}/api/books`, { headers: { authorization: `Bearer ${token}` } })
    if (![401, 503].includes(status)) seen.failed.push(`${name} has signed out and is answered ${status}`)
    await sleep(200)
  }
}

/** Has stories written, and waits for each. */
const tells: Life = async (address, seen, name, isOver) => {
  const me = await signUpAt(address, seen, `${name}@example.com`)
  while (!isOver()) {
    const { id: bookId } = await me.ask('POST /functions/v1/books-create', { ...aBook, art_style_id: null })
    const { pages } = await me.ask('POST /functions/v1/story-generate', { bookId })
    if (pages.length !== 24) seen.failed.push(`${name} has a story of ${pages.length} pages`)
  }
}

/** Has one book painted again and again, and listens to it. */
const paints: Life = async (address, seen, name, isOver) => {
  const me = await signUpAt(address, seen, `${name}@example.com`)
  const { id: bookId } = await me.ask('POST /functions/v1/books-create', aBook)
  await me.ask('POST /functions/v1/story-generate', { bookId, seed: 7 })
  while (!isOver()) {
    const { jobId } = await me.ask('POST /functions/v1/images-generate-consistency', { bookId })
    let last: Body
    for await (const { event, data } of me.follow(jobId)) if (event === 'done') last = data
    if (last.status !== 'completed' || last.completedPages !== 24) seen.failed.push(`A job ended ${last.status}`)
    seen.painted += 24
    for (const { image_url } of last.pages) await me.read(image_url)
  }
}

/** Twelve members, until told to end. */
export function startLoad(address: string) {
  const seen: Seen = { asked: 0, retried: 0, moved: 0, painted: 0, failed: [] }
  let isOver = false
  const lives: [Life, number][] = [
    [writes, 6],
    [comesAndGoes, 2],
    [tells, 1],
    [paints, 3],
  ]
  const living = Promise.allSettled(
    lives.flatMap(([life, count]) =>
      Array.from({ length: count }, (_, at) => life(address, seen, `${life.name.toLowerCase()}-${at}`, () => isOver)),
    ),
  )
  return {
    seen,
    async end(): Promise<Seen> {
      isOver = true
      for (const life of await living) if (life.status === 'rejected') seen.failed.push(String(life.reason))
      return seen
    },
  }
}
