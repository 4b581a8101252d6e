// The news of a story being written. When the line breaks it is listened to again: the writing itself goes on at the server.

import { z } from 'zod'
import { second } from '../../base/dates.ts'
import { CallFailed } from '../../ui/call-failed.ts'
import { stream, type ToldEvent } from '../../ui/stream.ts'
import { followStory, generateStory, page, toldStory, type Page, type ToldStory } from '../contract.ts'
import type { PickedStory } from '../picked-story.ts'
import { storiesWords } from '../words.ts'

/** The story that comes `after` the one of this number is begun once, however often it is asked for; `follow` begins nothing. */
export type Listening = { after: number; pitch?: PickedStory } | 'follow'

export type StoryNews = { page: Page; told?: never } | { page?: never; told: ToldStory }

export type Listen = (way: Listening) => AsyncIterable<ToldEvent>

const failure = storiesWords.failed.generate

export function listenTo(bookId: string, signal: AbortSignal): Listen {
  return (way) =>
    way === 'follow'
      ? stream(followStory, { id: bookId }, { failure, signal })
      : stream(generateStory, { bookId, ...way }, { failure, signal })
}

/** How long to wait before each new try of a line that keeps breaking; any page that comes begins them anew. */
const pauses = [0, 1, 2, 4, 8, 15, 30].map((seconds) => seconds * second)

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Ends with `told`, or throws. */
export async function* storyNews(listen: Listen, first: Listening, pause = sleep): AsyncGenerator<StoryNews> {
  let way = first
  let tries = 0
  for (;;) {
    try {
      for await (const said of listen(way)) {
        way = 'follow'
        const news = read(said)
        if (!news) continue
        tries = 0
        yield news
        if (news.told) return
      }
      throw new CallFailed(failure, { code: 'network', status: 0 })
    } catch (error) {
      const wait = pauses[tries]
      if (!mayPass(error) || wait === undefined) throw error
      tries += 1
      await pause(wait)
    }
  }
}

function mayPass(error: unknown): boolean {
  return error instanceof CallFailed && ['network', 'unavailable'].includes(error.failure.code)
}

const no = z.object({ error: z.string(), code: z.string(), fields: z.record(z.string(), z.string()).optional() })

function read({ event, data }: ToldEvent): StoryNews | undefined {
  if (event === 'page') return { page: page.parse(data) }
  if (event === 'done') return { told: toldStory.parse(data) }
  if (event !== 'error') return undefined
  const { error, code, fields } = no.parse(data)
  throw new CallFailed(error, { code, fields, status: 503 })
}
