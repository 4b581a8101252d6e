// Events as they come over the wire: in one go, byte by byte, with signs of life between them.

import { expect, test } from 'vitest'
import { type HeardEvent, readEvents } from './read-events.ts'

async function read(text: string, size = text.length): Promise<HeardEvent[]> {
  const bytes = new TextEncoder().encode(text)
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size)
  }
  const heard: HeardEvent[] = []
  for await (const one of readEvents(chunks())) heard.push(one)
  return heard
}

const wire =
  'id: 1\nevent: page\ndata: {"text":"Zoë, 李小龙: and “so”"}\n\n: still here\n\nid: 2\nevent: done\ndata: {}\n\n'
const heard = [
  { event: 'page', data: '{"text":"Zoë, 李小龙: and “so”"}' },
  { event: 'done', data: '{}' },
]

test.each([1, 2, 3, 7, 1000])('in pieces of %i bytes', async (size) => {
  expect(await read(wire, size)).toEqual(heard)
})

test.each([1, 2, 1000])('with the line ends of another system, in pieces of %i bytes', async (size) => {
  expect(await read(wire.replaceAll('\n', '\r\n'), size)).toEqual(heard)
})

test('several lines of data are one text, and an event without a name is a message', async () => {
  expect(await read('data: one\ndata:two\ndata\n\n')).toEqual([{ event: 'message', data: 'one\ntwo\n' }])
})

test('what the line broke off is dropped', async () => {
  expect(await read('event: page\ndata: {}\n\nevent: page\ndata: {"te')).toEqual([{ event: 'page', data: '{}' }])
})
