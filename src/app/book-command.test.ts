import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const command = join(import.meta.dirname, 'book-command.ts')
const brief = {
  recipient_type: 'Kid',
  recipient_age: 5,
  occasion: 'Birthday',
  genre: 'Adventure',
  interests: 'drawing, kites',
  shape: '',
  characters: [
    { name: "O'Brien", type: 'girl', age: 5 },
    { name: '李小龙', type: 'dog' },
  ],
}
const story = z.looseObject({
  seed: z.number(),
  titles: z.array(z.string().min(3)).length(5),
  dedication: z.string().min(3),
  characters: z.array(z.looseObject({ name: z.string() })),
  pages: z.array(
    z.looseObject({
      page_number: z.number(),
      text_content: z.string().min(10),
      characters_on_page: z.array(z.string()),
      scene: z.looseObject({ place: z.string() }),
    }),
  ),
})

const newFolder = () => mkdtempSync(join(tmpdir(), 'test-'))

function run(...args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], (fault, _out, said) => {
      resolve({ code: typeof fault?.code === 'number' ? fault.code : 0, said })
    })
  })
}

function written(folder: string, value: unknown): string {
  const file = join(folder, 'brief.json')
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value))
  return file
}

const readStory = (folder: string) => story.parse(JSON.parse(readFileSync(join(folder, 'story.json'), 'utf8')))

test('a story comes from a file of answers, the same one for the same answers', async () => {
  const [one, two] = [newFolder(), newFolder()]
  expect((await run('--brief', written(one, brief), '--out', join(one, 'book'), '--text-only')).code).toBe(0)
  expect((await run('--brief', written(two, brief), '--out', two, '--text-only')).code).toBe(0)
  const made = readStory(join(one, 'book'))
  expect(made).toEqual(readStory(two))
  expect(made.pages.map((page) => page.page_number)).toEqual(Array.from({ length: 24 }, (_, at) => at + 1))
  expect(made.pages.flatMap((page) => page.characters_on_page)).toContain("O'Brien")
  expect(made.characters.map((one) => one.name)).toContain('李小龙')
})

test('what is there already is left alone; another seed, title or answer makes another story', async () => {
  const folder = newFolder()
  const file = written(folder, brief)
  await run('--brief', file, '--out', folder, '--text-only', '--seed', '7')
  const first = statSync(join(folder, 'story.json')).mtimeMs
  const again = await run('--brief', file, '--out', folder, '--text-only', '--seed', '7')
  expect(again).toMatchObject({ code: 0, said: expect.stringContaining('already') })
  expect(statSync(join(folder, 'story.json')).mtimeMs).toBe(first)
  const before = readStory(folder)
  await run('--brief', file, '--out', folder, '--text-only', '--seed', '8')
  expect(readStory(folder).pages).not.toEqual(before.pages)
  const named = written(folder, { ...brief, title: 'The Kite Who Stayed', dedication: 'For you.' })
  await run('--brief', named, '--out', folder, '--text-only', '--seed', '8')
  expect(readStory(folder)).toMatchObject({ dedication: 'For you.' })
  expect(readStory(folder).titles[0]).toBe('The Kite Who Stayed')
})

test.each([
  ['no characters', { ...brief, characters: [] }, /^characters: /],
  ['a language that the storyteller does not write', { ...brief, language: 'fr' }, /^language: /],
  ['a weapon', { ...brief, interests: 'guns' }, /^interests: /],
  ['a list instead of answers', [1, 2], /^brief: |^characters: /],
  ['broken JSON', '{"a":', /is not JSON/],
])('a brief with %s ends with one clear line and code 2', async (_name, value, words) => {
  const folder = newFolder()
  const { code, said } = await run('--brief', written(folder, value), '--out', folder, '--text-only')
  expect(code).toBe(2)
  expect(said.trim()).toMatch(words)
  expect(said.trim().split('\n')).toHaveLength(1)
})

test('a bad order says what is missing', async () => {
  const folder = newFolder()
  const file = written(folder, brief)
  expect(await run()).toMatchObject({ code: 2, said: expect.stringContaining('--brief') })
  expect(await run('--brief', file)).toMatchObject({ code: 2, said: expect.stringContaining('--out') })
  expect(await run('--brief', 'nowhere.json', '--out', folder, '--text-only')).toMatchObject({ code: 2 })
  expect(await run('--brief', file, '--out', folder, '--text-only', '--seed', 'x')).toMatchObject({ code: 2 })
  expect(await run('--brief', file, '--out', folder, '--colour', 'red')).toMatchObject({ code: 2 })
})
