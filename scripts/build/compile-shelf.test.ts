// The shelf: texts go in, a module comes out whose bodies are read when they are asked for.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { compileShelf, type Rooms } from './compile-shelf.ts'

const rooms: Rooms = {
  hats: {
    texts: 'hats/**/*.hat',
    compiler: async () => (files) => ({
      head: [...files.keys()],
      bodies: new Map([...files].map(([path, text]) => [path.slice(5, -4), { text }])),
    }),
  },
}

test('a room is compiled into a head that is there at once and bodies that are fetched by name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shelf-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, text: string) => writeFileSync(join(folder, 'hats', name), text)
  mkdirSync(join(folder, 'hats'))
  write('red.hat', 'A red hat.')
  write('notes.md', 'no hat')
  await compileShelf(folder, join(folder, 'out'), rooms)
  const load = async () => import(`${pathToFileURL(join(folder, 'out/hats.mjs')).href}?${Math.random()}`)
  const before = await load()
  expect([before.head, before.bodyOf('red')]).toEqual([['hats/red.hat'], { text: 'A red hat.' }])
  write('red.hat', 'A redder hat.')
  await compileShelf(folder, join(folder, 'out'), rooms)
  const after = await load()
  expect(after.bodyOf('red'), 'the new text').toEqual({ text: 'A redder hat.' })
  expect(before.bodyOf('red'), 'who has the old head keeps the old body').toEqual({ text: 'A red hat.' })
})
