// For tests: the feature on a test database with the real queue and real news, and books to write for.

import { openDatabaseAt, openTestDatabase } from '../../platform/database/test-database.ts'
import { openEvents } from '../../platform/events/open-events.ts'
import { openJobs } from '../../platform/jobs/open-jobs.ts'
import { silentLog } from '../../platform/log.ts'
import type { BeforeDelete } from '../../books/server/delete-book.ts'
import { bookRoutes } from '../../books/server/routes.ts'
import type { Link } from '../../books/server/book-rows.ts'
import { picturesDue } from '../../books/server/pictures-due.ts'
import type { EmbeddedDatabase } from '../../platform/database/embedded.ts'
import type { PostgresDatabase } from '../../platform/database/postgres.ts'
import type { Files } from '../../platform/files/files.ts'
import type { Hands } from '../../platform/hands.ts'
import type { Caller, Route } from '../../platform/http/route.ts'
import type { JobQueue } from '../../platform/jobs/jobs.ts'
import { openTestDoor } from '../../platform/test-door.ts'
import { testHands, type TestHandsOptions } from '../../platform/test-hands.ts'
import { chooseTeller as ours, type ChooseTeller } from './choose-teller.ts'
import { writeStoryJob } from './start-story.ts'
import { storyRoutes } from './story-routes.ts'
import { writeStory } from './write-story.ts'

export interface TestStoriesOptions extends Partial<TestHandsOptions> {
  chooseTeller?: ChooseTeller
  database?: EmbeddedDatabase | PostgresDatabase
  /** Of a database that several processes open one after the other. */
  address?: string
  /** Files that lie on disk and have their rows; in memory unless given. */
  openFiles?(database: EmbeddedDatabase | PostgresDatabase, jobs: JobQueue): Files
  /** A feature that stands on stories: its jobs and routes. */
  beforeDelete?: BeforeDelete
  more?(hands: Hands, jobs: JobQueue, link: Link): Route[]
}

export const theBrief = {
  recipient_type: 'Kid',
  recipient_age: 6,
  occasion: 'Birthday',
  genre: 'Adventure',
  personal_elements: 'drawing, football',
  characters: [
    { name: 'Zoë', type: 'girl', age: 6 },
    { name: 'Biscuit', type: 'dog', relationship_to_main: 'pet' },
  ],
}

export async function openTestStories({
  chooseTeller = ours,
  address,
  database: given,
  more,
  beforeDelete,
  openFiles,
  ...options
}: TestStoriesOptions = {}) {
  const database = given ?? (await (address === undefined ? openTestDatabase() : openDatabaseAt(address)))
  const jobs = openJobs({ database, log: silentLog, metrics: { count() {} }, works: true })
  const events = await openEvents({ database, log: silentLog })
  const hands = testHands({
    database,
    jobs,
    events,
    ...(openFiles && { files: openFiles(database, jobs) }),
    ...options,
  })
  const link = (key: string | null) => key && `/files/${key}`
  const others = more?.(hands, jobs, link) ?? []
  const door = openTestDoor(hands, [...bookRoutes(link, beforeDelete), ...storyRoutes(link, chooseTeller), ...others])
  jobs.work(writeStoryJob, (job) => writeStory(hands, chooseTeller, job))
  if (!more) jobs.work(picturesDue, async () => {})
  await jobs.start()
  return {
    database,
    hands,
    door,
    async addBook(member: Caller, fields: object = {}): Promise<string> {
      const { body } = await door.ask(member, 'POST /functions/v1/books-create', { ...theBrief, ...fields })
      return body.id
    },
    generate: (member: Caller, bookId: string, fields: object = {}) =>
      door.ask(member, 'POST /functions/v1/story-generate', { bookId, ...fields }),
    async close() {
      await events.close()
      await jobs.stop()
      await database.close()
    },
  }
}
export type TestStories = Awaited<ReturnType<typeof openTestStories>>

/** What a stream of server-sent events has said, as pairs of name and data; reads to its end or until `enough`. */
export async function readEvents(response: Response, enough: (count: number) => boolean = () => false) {
  // oxlint-disable-next-line typescript/no-explicit-any
  const events: { event: string; data: any }[] = []
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  while (reader && !enough(events.length)) {
    const { done, value } = await reader.read()
    if (done) break
    rest += value
    const parts = rest.split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      const [, event, data] = /event: (\w+)\ndata: (.*)$/.exec(part) ?? []
      if (event !== undefined) events.push({ event, data: JSON.parse(data ?? 'null') })
    }
  }
  await reader?.cancel()
  return events
}
