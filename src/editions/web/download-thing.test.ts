import { afterEach, expect, test, vi } from 'vitest'
import { downloadThing, explainDownload } from './download-thing.ts'

afterEach(() => vi.unstubAllGlobals())

/** What a member is told when the server answers so. */
async function told(answer: () => Promise<Response>): Promise<string | undefined> {
  vi.stubGlobal('fetch', answer)
  const { signal } = new AbortController()
  try {
    await downloadThing('00000000-0000-4000-8000-000000000000', 'screen', { onProgress: () => undefined, signal })
    return undefined
  } catch (error) {
    return explainDownload(error)
  }
}

test('who is offline is told of the line, not of the server', async () => {
  expect(await told(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(
    'The file could not be fetched. Check your connection and try again.',
  )
})

test('a server that answers without an address is told of as such [S8.22]', async () => {
  const nowhere = { kind: 'screen', url: '', file_name: '', content_type: '', bytes: 0 }
  expect(await told(async () => Response.json(nowhere))).toBe('PDF URL not returned from server.')
  expect(await told(async () => Response.json({}))).toBe('PDF URL not returned from server.')
  expect(await told(async () => new Response('', { status: 500 }))).toBe('Failed to download PDF (500)')
})
