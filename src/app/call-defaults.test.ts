import { afterEach, expect, test, vi } from 'vitest'
import { getBook, createCharacter } from '../books/contract.ts'
import { generateAllImages, generateImageBatch, guideCast } from '../pictures/contract.ts'
import { call } from '../ui/call.ts'

afterEach(() => vi.unstubAllGlobals())

const bookId = '00000000-0000-4000-8000-000000000001'

test.each([
  [() => call(guideCast, { bookId }), 'Failed to generate character style guides'],
  [() => call(createCharacter, { book_id: bookId, name: 'Maya', type: 'girl' }), 'Failed to create character'],
  [() => call(generateImageBatch, { bookId }), 'Failed to generate images'],
  [() => call(getBook, { id: bookId }), /^Failed to fetch book: 502$/],
  [() => call(generateAllImages, { bookId }), /^Failed to start job: 502$/],
])('a call whose answer has no words has its own default, unless its screen has another: %#', async (ask, words) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 502 })))
  await expect(ask()).rejects.toThrow(words)
})
