// The call that writes a book's story, or joins its writing: one JSON at the end, or every page as it is told.

import type { z } from 'zod'
import type { Link } from '../../books/server/book-rows.ts'
import { findBook } from '../../books/server/find-book.ts'
import type { SentEvent } from '../../platform/events/event-stream.ts'
import { toldStream } from '../../platform/events/event-stream.ts'
import type { FirstLook, LongCall } from '../../platform/http/long-route.ts'
import type { Brief } from '../../writing/brief/brief.ts'
import { EMPTY_LEDGER } from '../../writing/dealing/ledger.ts'
import { offeredWorlds } from '../../writing/dealing/offered-worlds.ts'
import { briefOfBook } from '../brief-of-book.ts'
import type { generateStory as contract, ToldStory } from '../contract.ts'
import { noStoryYet, notOffered, storyTakesLonger } from '../refusals.ts'
import { wantsModel } from './choose-teller.ts'
import { holdStories } from './limits.ts'
import { startStory } from './start-story.ts'
import { newestStory } from './story-rows.ts'
import { watchStory, type WatchedStory } from './watch-story.ts'

type Input = z.output<typeof contract.input>

export async function lookAtAnswers(call: FirstLook<Input>): Promise<Brief> {
  const { bookId, pitch } = call.input
  const brief = briefOfBook(await findBook(call, bookId))
  if (!pitch || brief.own) return brief
  // Another member may have been dealt it since: what counts is that it can be told of these answers.
  if (!offeredWorlds(brief, pitch.seed, EMPTY_LEDGER).includes(pitch.world)) throw notOffered()
  return { ...brief, world: pitch.world }
}

export async function generateStory(call: LongCall<Input>, brief: Brief, link: Link): Promise<ToldStory | Response> {
  const { hands, input } = call
  await holdStories(hands, call.caller.id)
  // A member's own words are kept as they are, and shown to no model.
  const ai = brief.own === undefined && wantsModel(hands.config, call.caller, input.ai)
  const { bookId, seed, after, pitch } = input
  const storyId = await startStory(hands, { bookId, brief, ai, seed, after, pitch })
  const watched = { bookId: input.bookId, storyId }
  return call.wantsStream ? streamStory(call, watched, link) : awaitStory(call, watched, link)
}

export async function lookForStory(call: FirstLook<{ id: string }>): Promise<WatchedStory> {
  const book = await findBook(call, call.input.id)
  const story = await newestStory(call.rows, book.id)
  if (!story) throw noStoryYet()
  return { bookId: book.id, storyId: story.id }
}

async function awaitStory(call: LongCall<unknown>, watched: WatchedStory, link: Link): Promise<ToldStory> {
  for await (const said of watchStory(call, watched, link, call.signal)) {
    if (said?.event === 'done') return said.data
  }
  // Nobody reads this: the caller has hung up, and the job goes on.
  throw storyTakesLonger()
}

export function streamStory(call: LongCall<unknown>, watched: WatchedStory, link: Link): Response {
  const gone = new AbortController()
  const signal = AbortSignal.any([gone.signal, call.signal])
  return toldStream({
    source: watchStory(call, watched, link, signal),
    refused: ({ message, details: { code, fields } }): SentEvent => ({
      event: 'error',
      data: { success: false, error: message, code, ...(fields && { fields }) },
    }),
    stop: () => gone.abort(),
  })
}
