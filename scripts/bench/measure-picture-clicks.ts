// What a member and her neighbours notice of the illustrator on a running server: the first preview after a click, and calls while a book is drawn.

import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { STYLES, type Style } from '../../src/drawing/draw.ts'
import { load, type LoadResult } from './load.ts'
import { askerFor, tokenOf } from './measure-server.ts'
import { startServer } from './server-process.ts'

const clicks = 5
const patience = 60_000
const previewsOf = z.object({ items: z.array(z.object({ id: z.string(), preview_image_url: z.string().nullable() })) })
const made = z.object({ id: z.string() })
const drawn = z.object({ imageUrl: z.string() })
const begun = z.object({ jobId: z.string() })
const under = z.object({ status: z.string() })

const callsPerSecond = 40

/** What her neighbours notice of a member's book in a style. */
interface Meanwhile {
  style: Style
  /** Milliseconds from the start of the job to its last picture. */
  book: number
  /** My Books, as long as most of the book took. */
  list: LoadResult
}

export interface ClickFigures {
  /** Milliseconds from a click on a style to the first new preview on the screen: the first time, and the middle one. */
  firstStyle: number
  style: number
  /** From a click on 'Preview' to its picture, the middle one. */
  preview: number
  meanwhile: Meanwhile[]
  memory: { now: number; highest: number }
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The member of the bench's database whose number is 0. */
export async function measureClicks(settings: Record<string, string>, logFile: string): Promise<ClickFigures> {
  const server = await startServer(settings, logFile)
  try {
    const authorization = `Bearer ${await tokenOf(server.address, 0)}`
    const ask = askerFor(server.address, authorization)
    const fetchPicture = async (url: string) => {
      const answer = await fetch(new URL(url, server.address), { headers: { authorization } })
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
      await answer.arrayBuffer()
    }
    const { id: bookId } = made.parse(
      await ask('POST', '/functions/v1/books-create', {
        recipient_type: 'Kid',
        recipient_age: 6,
        occasion: 'Birthday',
        genre: 'Adventure',
        characters: [{ name: 'Mia', type: 'girl', age: 6 }],
      }),
    )
    const pages = async () => previewsOf.parse(await ask('GET', `/api/books/${bookId}/pages`)).items
    const untilPreviews = async (isEnough: (urls: (string | null)[]) => boolean) => {
      const end = performance.now() + patience
      for (;;) {
        if (performance.now() > end) throw new Error('The previews did not come')
        const urls = (await pages()).map((page) => page.preview_image_url)
        if (isEnough(urls)) return urls
        await sleep(15)
      }
    }
    const measureMeanwhile = async (style: Style): Promise<Meanwhile> => {
      const started = performance.now()
      const { jobId } = begun.parse(await ask('POST', '/functions/v1/images-generate-consistency', { bookId }))
      const requests = [{ method: 'GET' as const, path: '/api/books', headers: { authorization } }]
      const listing = load({ url: server.address, seconds: 4, connections: 5, rate: callsPerSecond, requests })
      while (under.parse(await ask('GET', `/api/image-jobs/${jobId}`)).status !== 'completed') {
        if (performance.now() - started > 3 * patience) throw new Error('The book was not drawn')
        await sleep(100)
      }
      return { style, book: performance.now() - started, list: await listing }
    }
    const complete = (urls: (string | null)[]) => urls.length === 24 && urls.every((url) => url !== null)
    await ask('POST', '/functions/v1/story-generate', { bookId, seed: 7 })
    await untilPreviews(complete)
    await sleep(1000)
    const styles: number[] = []
    for (let i = 0; i < clicks; i++) {
      const before = new Set((await pages()).map(keyOf))
      const started = performance.now()
      await ask('PATCH', `/api/books/${bookId}`, { art_style_id: i % 2 ? 'vector' : 'pixar' })
      const urls = await untilPreviews((found) => found.some((url) => url && !before.has(pathOf(url))))
      await fetchPicture(urls.find((url) => url && !before.has(pathOf(url))) ?? '')
      styles.push(performance.now() - started)
      await untilPreviews((found) => found.every((url) => url && !before.has(pathOf(url))))
      // The job that drew them is still ending.
      await sleep(1000)
    }
    const [first] = await pages()
    const previews: number[] = []
    for (let i = 0; i < clicks; i++) {
      const started = performance.now()
      const answer = await ask('POST', '/functions/v1/images-generate', { bookId, pageId: first?.id, isPreview: true })
      await fetchPicture(drawn.parse(answer).imageUrl)
      previews.push(performance.now() - started)
    }
    const meanwhile: Meanwhile[] = []
    // The last click chose the first of them: another one comes first.
    for (const style of STYLES.filter((one) => one !== 'line_art').toReversed()) {
      const before = new Set((await pages()).map(keyOf))
      await ask('PATCH', `/api/books/${bookId}`, { art_style_id: style })
      await untilPreviews((found) => found.every((url) => url && !before.has(pathOf(url))))
      await sleep(1000)
      meanwhile.push(await measureMeanwhile(style))
    }
    return { firstStyle: styles[0] ?? 0, style: middle(styles), preview: middle(previews), meanwhile, memory: server.memory() } // prettier-ignore
  } finally {
    await server.stop()
  }
}

/** A link is signed anew each time; its path names the picture. */
const pathOf = (url: string) => url.split('?')[0] ?? ''
const keyOf = ({ preview_image_url }: { preview_image_url: string | null }) => pathOf(preview_image_url ?? '')

export function showClicks({ firstStyle, style, preview, meanwhile, memory }: ClickFigures): string {
  return [
    '',
    'On a running server (embedded database):',
    '',
    '| | |',
    '|---|---|',
    `| A style is chosen, first new preview on the screen: first time, median of ${clicks} | ${Math.round(firstStyle)} ms, ${Math.round(style)} ms |`,
    `| One preview is asked for and fetched, median of ${clicks} | ${Math.round(preview)} ms |`,
    `| Memory of the server meanwhile (highest) | ${memory.now} MB (${memory.highest} MB) |`,
    '',
    `A whole book is painted by the same server, and My Books is asked for ${callsPerSecond} times a second meanwhile:`,
    '',
    '| Style | The book | My Books p50 / p99, failed |',
    '|---|---|---|',
    ...meanwhile.map(
      ({ style, book, list }) =>
        `| ${style} | ${(book / 1000).toFixed(1)} s | ${list.p50} / ${list.p99} ms, ${list.failed} |`,
    ),
  ].join('\n')
}
