// Listening to a story being written: pages, the end, a line that breaks, a server that restarts, a story that fails.

import { expect, test } from 'vitest'
import { CallFailed } from '../../ui/call-failed.ts'
import type { ToldEvent } from '../../ui/stream.ts'
import { type Listening, storyNews } from './story-events.ts'

const page = (number: number): ToldEvent => ({
  event: 'page',
  data: {
    ...{ id: `p${number}`, book_id: 'b', page_number: number, text_content: 'Once.', characters_on_page: [] },
    ...{ image_url: null, preview_image_url: null, image_prompt: null, alt_text: '', version: 1, created_at: '' },
    unshown: [],
  },
})
const progress: ToldEvent = { event: 'progress', data: { completedPages: 1, totalPages: 24, progress: 4 } }
const refused = (code: string): ToldEvent => ({ event: 'error', data: { success: false, error: 'No', code } })
const book = {
  ...{ id: 'b', user_id: 'u', title: '', dedication: '', recipient_age: 5, recipient_type: '', occasion: '' },
  ...{ genre: '', story_setting: '', story_theme: '', moral_lesson: '', personal_elements: '', character_count: 1 },
  ...{
    status: 'text_generated',
    art_style_id: null,
    art_style: '',
    cover_image_url: null,
    first_picture_url: null,
    pdf_url: null,
    avoid: '',
    seen_steps: [],
  },
  ...{ rhyme: false, own_words: '', created_at: '', updated_at: '', characters: [] },
}
const done: ToldEvent = { event: 'done', data: { success: true, book, pages: [], notices: [] } }
const broken = () => new CallFailed('No', { code: 'network', status: 0 })

/** Each line says its part, then ends or breaks. */
async function listen(lines: (ToldEvent | Error)[][], first: Listening = { after: 0 }) {
  const ways: Listening[] = []
  const waits: number[] = []
  const heard: (number | 'told')[] = []
  async function* line(way: Listening) {
    ways.push(way)
    for (const said of lines[ways.length - 1] ?? [broken()]) {
      if (said instanceof Error) throw said
      yield said
    }
  }
  const news = storyNews(line, first, async (ms) => void waits.push(ms))
  const error: unknown = await (async () => {
    for await (const one of news) heard.push(one.told ? 'told' : one.page.page_number)
  })().catch((thrown: unknown) => thrown)
  return { ways, waits, heard, error }
}

test('pages as they come, then the whole', async () => {
  expect(await listen([[page(1), progress, page(2), done]])).toEqual({
    ...{ ways: [{ after: 0 }], waits: [], heard: [1, 2, 'told'], error: undefined },
  })
})

test('a line that breaks is taken up again, and nothing is started twice', async () => {
  const { ways, waits, heard } = await listen([[page(1), broken()], [broken()], [page(1), page(2)], [done]])
  expect(ways).toEqual([{ after: 0 }, 'follow', 'follow', 'follow'])
  expect(waits).toEqual([0, 1000, 0])
  expect(heard).toEqual([1, 1, 2, 'told'])
})

test('a server that restarts is waited for', async () => {
  expect(await listen([[page(1), refused('unavailable')], [done]])).toMatchObject({ heard: [1, 'told'] })
})

test('a story that failed is told, and not asked for again', async () => {
  const { ways, error } = await listen([[page(1), refused('story_failed')]])
  expect(ways).toEqual([{ after: 0 }])
  expect(error).toMatchObject({ message: 'No', failure: { code: 'story_failed' } })
})

test('a server that dies before its first word is asked again, for the same story', async () => {
  const after = { after: 2 }
  const { ways, heard } = await listen([[broken()], [], [page(1), broken()], [done]], after)
  expect(ways).toEqual([after, after, after, 'follow'])
  expect(heard).toEqual([1, 'told'])
})

test('what is refused at the door is not asked for again', async () => {
  const { ways, error } = await listen([[new CallFailed('No', { code: 'bad_input', status: 400 })]])
  expect(ways).toHaveLength(1)
  expect(error).toMatchObject({ failure: { code: 'bad_input' } })
})

test('a line that never comes back ends the listening', async () => {
  const { ways, waits, error } = await listen([], 'follow')
  expect(ways).toHaveLength(8)
  expect(waits.at(-1)).toBe(30_000)
  expect(error).toMatchObject({ failure: { code: 'network' } })
})
