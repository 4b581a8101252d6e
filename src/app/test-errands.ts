// For tests: what a member asks of a server that is killed over it, and asks the next one again.

import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { books } from '../../database/schema/books.ts'
import { editionFiles, editions } from '../../database/schema/editions.ts'
import { users } from '../../database/schema/members.ts'
import { drawPrintJob } from '../editions/server/print-job.ts'
import { openTestEditions, type TestEditions } from '../editions/server/test-editions.ts'
import { removeAccounts } from '../members/server/account/remove-accounts.ts'
import type { Rows } from '../platform/database/rows.ts'
import type { Failpoint } from '../platform/failpoint.ts'
import { leaving } from './leaving.ts'
import { testApp } from './test-app.ts'
import { everyRow } from './test-member-rows.ts'
import { untilFinished } from '../editions/test-finishing.ts'

/** Her own book, with a picture on every page. */
export interface Hers {
  memberId: string
  bookId: string
}

interface Errand {
  run(on: TestEditions, hers: Hers): Promise<unknown>
  /** How many of what it makes, or leaves, are there. */
  count(rows: Rows, hers: Hers): Promise<number>
  /** When all is done; and before that, if not none. */
  done: number
  before?: number
}

async function ask(on: TestEditions, { memberId }: Hers, request: string, body?: unknown) {
  const answer = await on.door.ask(await on.door.meetAgain(memberId), request, body)
  if (answer.status !== 200 && answer.status !== 202) throw new Error(`${request}: ${answer.status}`)
  return answer.body
}
const finish = async (on: TestEditions, hers: Hers): Promise<string> =>
  (await untilFinished(() => ask(on, hers, 'POST /functions/v1/books-finalize', { bookId: hers.bookId }))).edition.id

const newcomer = { email: 'newcomer@example.com', password: 'lantern-over-the-sea' }
const nameOf = (name: string) => (rows: Rows) => rows.$count(editionFiles, eq(editionFiles.name, name))
const booksOf = (rows: Rows, { memberId }: Hers) => rows.$count(books, eq(books.user_id, memberId))

export const errands = {
  'sign up': {
    async run({ hands }) {
      const headers = { 'content-type': 'application/json' }
      const init = { method: 'POST', headers, body: JSON.stringify(newcomer) }
      const answer = await testApp(hands).door.request('http://localhost/auth/v1/signup', init, {
        address: '192.0.2.1',
      })
      if (answer.status !== 200) throw new Error(await answer.text())
    },
    count: (rows) => rows.$count(users, eq(users.email, newcomer.email)),
    done: 1,
  },
  'begin a book': {
    run: (on, hers) =>
      ask(on, hers, 'POST /functions/v1/books-create', { characters: [{ name: 'Mia', type: 'girl' }] }),
    count: booksOf,
    before: 1,
    done: 2,
  },
  'finish a book': {
    run: finish,
    count: (rows, { bookId }) => rows.$count(editions, eq(editions.book_id, bookId)),
    done: 1,
  },
  'take a book along': {
    run: async (on, hers) =>
      on.door.send(
        await on.door.meetAgain(hers.memberId),
        `GET /api/editions/${await finish(on, hers)}/downloads/epub`,
      ),
    count: nameOf('epub'),
    done: 1,
  },
  'print a book': {
    async run(on, hers) {
      await on.hands.jobs.send(drawPrintJob, { editionId: await finish(on, hers) })
      while ((await nameOf('print-cover')(on.database.owner)) === 0) await sleep(50)
    },
    count: nameOf('print-interior'),
    done: 1,
  },
  'delete a book': {
    async run(on, hers) {
      await finish(on, hers)
      await ask(on, hers, `DELETE /api/books/${hers.bookId}`)
    },
    count: booksOf,
    before: 1,
    done: 0,
  },
  'leave for good': {
    run: ({ hands }) => removeAccounts(hands, leaving(hands)),
    // The rows are gone in one transaction, before the files go.
    count: async (rows, { memberId }) =>
      [...(await everyRow(rows)).values()].flat().filter((row) => row.includes(memberId)).length,
    done: 0,
  },
} satisfies Record<string, Errand>

export type ErrandName = keyof typeof errands

/** A server for one errand: the sheets for the printer are drawn for that alone. */
export const openFor = (name: ErrandName, address: string, folder: string, failpoint?: Failpoint) =>
  openTestEditions({
    address,
    settings: { DATA_DIR: folder },
    ...(failpoint && { failpoint }),
    ...(name !== 'print a book' && { drawPrints: async () => {} }),
  })
