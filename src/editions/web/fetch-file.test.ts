import { expect, test } from 'vitest'
import { explainDownload } from './download-thing.ts'
import { fetchFile } from './fetch-file.ts'

const whole = new TextEncoder().encode('a book of twenty-four pages')

/** A server whose line breaks after so many bytes, once for each number. */
function server(breaks: number[], takesRanges = true) {
  const asked: (string | null)[] = []
  const get: typeof fetch = async (_url, init) => {
    const range = new Headers(init?.headers).get('range')
    asked.push(range)
    const from = takesRanges ? Number(/\d+/.exec(range ?? '')?.[0] ?? 0) : 0
    const broken = breaks.shift()
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(whole.slice(from, broken))
        if (broken === undefined) controller.close()
      },
      pull(controller) {
        if (broken !== undefined) controller.error(new TypeError('network'))
      },
    })
    return new Response(body, { status: from > 0 ? 206 : 200 })
  }
  return { get, asked }
}

const file = (get: typeof fetch, onProgress: (percent: number) => void = () => {}) =>
  fetchFile({
    url: '/files/a.pdf',
    bytes: whole.byteLength,
    onProgress,
    signal: new AbortController().signal,
    fetch: get,
    pause: async () => {},
  })

test('a line that breaks is taken up where it broke', async () => {
  const { get, asked } = server([5, 12])
  const seen: number[] = []
  expect(await (await file(get, (percent) => seen.push(percent))).text()).toBe('a book of twenty-four pages')
  expect(asked).toEqual([null, 'bytes=5-', 'bytes=12-'])
  expect(seen.at(-1)).toBe(100)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
})

test('a server that sends the whole again is believed', async () => {
  const { get } = server([7], false)
  expect(await (await file(get)).text()).toBe('a book of twenty-four pages')
})

test('what is refused is not asked for again, and a line that stays broken is given up and told of as such [S8.22]', async () => {
  await expect(file(async () => new Response('', { status: 403 }))).rejects.toThrow('Failed to download PDF (403)')
  const { get, asked } = server([1, 2, 3, 4, 5])
  const error: unknown = await file(get).catch((reason: unknown) => reason)
  expect(explainDownload(error)).toBe('The file could not be fetched. Check your connection and try again.')
  expect(asked).toHaveLength(4)
})
