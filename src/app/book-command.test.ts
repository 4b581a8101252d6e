import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod'

const command = join(import.meta.dirname, 'book-command.ts')
/** As `npm run book` starts it. */
const env = { ...process.env, NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/node') }
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

/** The style that is drawn quickest: what is tried is the book, not a picture. */
const quickest = ['--style', 'vector']
const newFolder = () => mkdtempSync(join(tmpdir(), 'test-'))

function run(...args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { env }, (fault, _out, said) => {
      resolve({ code: typeof fault?.code === 'number' ? fault.code : 0, said })
    })
  })
}

function written(folder: string, value: unknown): string {
  const file = join(folder, 'brief.json')
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value))
  return file
}

const isToolMissing = ['qpdf', 'pdftoppm', 'epubcheck'].some((tool) =>
  (process.env.TEST_MISSING_TOOLS ?? '').split(' ').includes(tool),
)
const pictures = (folder: string) => readdirSync(join(folder, 'pages')).toSorted()
const writtenAt = (...names: string[]) => statSync(join(...names)).mtimeMs

const readStory = (folder: string) => story.parse(JSON.parse(readFileSync(join(folder, 'story.json'), 'utf8')))

test('a story comes from a file of answers, the same one for the same answers; what is there already is left alone', async () => {
  const [one, two] = [newFolder(), newFolder()]
  expect((await run('--brief', written(one, brief), '--out', join(one, 'book'), '--text-only')).code).toBe(0)
  expect((await run('--brief', written(two, brief), '--out', two, '--text-only')).code).toBe(0)
  const made = readStory(join(one, 'book'))
  expect(made).toEqual(readStory(two))
  expect(made.pages.map((page) => page.page_number)).toEqual(Array.from({ length: 24 }, (_, at) => at + 1))
  expect(made.pages.flatMap((page) => page.characters_on_page)).toContain("O'Brien")
  expect(made.characters.map((one) => one.name)).toContain('李小龙')

  // What is there already is left alone; another seed, title or answer makes another story.
  const folder = two
  const first = statSync(join(folder, 'story.json')).mtimeMs
  const again = await run('--brief', written(two, brief), '--out', folder, '--text-only')
  expect(again).toMatchObject({ code: 0, said: expect.stringContaining('already') })
  expect(statSync(join(folder, 'story.json')).mtimeMs).toBe(first)
  const named = written(folder, { ...brief, title: 'The Kite Who Stayed', dedication: 'For you.' })
  await run('--brief', named, '--out', folder, '--text-only', '--seed', '8')
  expect(readStory(folder).pages).not.toEqual(made.pages)
  expect(readStory(folder)).toMatchObject({ dedication: 'For you.' })
  expect(readStory(folder).titles[0]).toBe('The Kite Who Stayed')
})

test.each([
  ['no characters', { ...brief, characters: [] }, /^characters: /],
  ['a language that the storyteller does not write', { ...brief, language: 'fr' }, /^language: /],
  ['a weapon', { ...brief, interests: 'guns' }, /^interests: /],
  [
    'a letter that no font has',
    { ...brief, characters: [{ name: 'Mia 𓀀', type: 'girl' }] },
    /no letters to print “𓀀” in the name/,
  ],
  ['a Kid of 30', { ...brief, recipient_age: 30 }, /^recipient_age: Recipient age must be between 0 and 18/],
  ['a list instead of answers', [1, 2], /^brief: |^characters: /],
  ['broken JSON', '{"a":', /is not JSON/],
])('a brief with %s ends with one clear line and code 2', async (_name, value, words) => {
  const folder = newFolder()
  const { code, said } = await run('--brief', written(folder, value), '--out', folder, '--text-only')
  expect(code).toBe(2)
  expect(said.trim()).toMatch(words)
  expect(said.trim().split('\n')).toHaveLength(1)
})

test('a storyboard shows the plan of all its pictures on one sheet, and draws no page', async () => {
  const folder = newFolder()
  const { code, said } = await run('--brief', written(folder, brief), '--out', folder, '--storyboard', ...quickest)
  expect(code, said).toBe(0)
  expect(existsSync(join(folder, 'pages'))).toBe(false)
  const sheet = sharp(join(folder, 'storyboard.png'))
  expect(await sheet.metadata()).toMatchObject({ width: 6 * 266 + 10, height: 4 * 242 + 10 })
  for (let at = 0; at < 24; at += 1) {
    const [left, top] = [10 + (at % 6) * 266, 10 + Math.floor(at / 6) * 242]
    const contrast = async (part: { top: number; height: number }) => {
      const seen = await sheet
        .clone()
        .extract({ left, width: 256, ...part })
        .toBuffer()
      return (await sharp(seen).stats()).channels[0]?.stdev
    }
    expect(await contrast({ top, height: 198 }), `picture ${at + 1}`).toBeGreaterThan(5)
    expect(await contrast({ top: top + 198, height: 34 }), `words under picture ${at + 1}`).toBeGreaterThan(5)
  }
})

test('a bad order ends with one clear line and code 2', async () => {
  const { code, said } = await run()
  expect(code).toBe(2)
  expect(said.trim()).toMatch(/^--brief is missing\. npm run book .*$/)
})

test('a folder that cannot be written is told in one clear line with code 2', async () => {
  const folder = newFolder()
  const file = written(folder, brief)
  const { code, said } = await run('--brief', file, '--out', join(file, 'below'))
  expect(code).toBe(2)
  expect(said.trim()).toMatch(/^.* cannot be written: .*$/)
})

test('only the pages that are asked for are drawn, and none twice unless something about it is new', async () => {
  const folder = newFolder()
  const draw = (...more: string[]) => run('--brief', written(folder, brief), '--out', folder, ...quickest, ...more)
  const first = await draw('--pages', '5,1-2')
  expect(first).toMatchObject({ code: 0, said: expect.stringContaining('3 of 3 pages drawn') })
  expect(pictures(folder)).toEqual(['01.jpg', '02.jpg', '05.jpg'])
  expect(['book.pdf', 'book.epub', 'cover.jpg'].filter((name) => existsSync(join(folder, name)))).toEqual([])
  const page = join(folder, 'pages', '01.jpg')
  expect(await sharp(page).metadata()).toMatchObject({ format: 'jpeg', width: 1650, height: 1275 })
  const [whole, since] = [readFileSync(page), writtenAt(folder, 'pages', '02.jpg')]
  writeFileSync(page, whole.subarray(0, 5000))
  const again = await draw('--pages', '1-3')
  expect(again.said).toContain('1 of 3 pages drawn')
  expect(again.said).not.toContain('0 of 3')
  expect(readFileSync(page).equals(whole)).toBe(true)
  expect(writtenAt(folder, 'pages', '02.jpg')).toBe(since)
  await draw('--pages', '2', '--style', 'watercolor')
  expect(writtenAt(folder, 'pages', '02.jpg')).toBeGreaterThan(since)
  await draw('--pages', '1', '--size', 'print')
  expect(await sharp(page).metadata()).toMatchObject({ width: 3375, height: 2625, density: 300 })
  // What belongs to another story goes when the next one begins.
  await draw('--text-only', '--seed', '8')
  expect(pictures(folder)).toEqual([])
})

test.skipIf(isToolMissing)(
  'a book that was killed half-way has only whole files, goes on from there, and is bound',
  async () => {
    const folder = newFolder()
    const args = ['--brief', written(folder, brief), '--out', folder, ...quickest]
    const killed = spawn(process.execPath, [command, ...args], { env })
    let heard = ''
    for await (const chunk of killed.stderr) {
      heard += String(chunk)
      if (heard.includes('4 of 24')) break
    }
    killed.kill('SIGKILL')
    if (killed.signalCode === null) await once(killed, 'exit')
    const there = pictures(folder).filter((name) => name.endsWith('.jpg'))
    expect(there.length).toBeGreaterThanOrEqual(4)
    expect(there.length).toBeLessThan(24)
    for (const name of there)
      expect(
        readFileSync(join(folder, 'pages', name))
          .subarray(-2)
          .toString('hex'),
      ).toBe('ffd9')
    expect(existsSync(join(folder, 'book.pdf'))).toBe(false)

    // What somebody writes into the story meanwhile is in the book.
    const made = readStory(folder)
    const pages = made.pages.map((page, at) => (at === 23 ? { ...page, text_content: 'And the kite stayed.' } : page))
    writeFileSync(join(folder, 'story.json'), JSON.stringify({ ...made, titles: ['The Kite Who Stayed'], pages }))
    const { code, said } = await run(...args)
    expect(code).toBe(0)
    expect(said).not.toMatch(/^[0-3] of 24/m)
    expect(said).toContain('24 of 24 pages drawn')
    const [pdf, epub] = [join(folder, 'book.pdf'), join(folder, 'book.epub')]
    const inside = readFileSync(pdf)
    for (const name of pictures(folder)) expect(inside.includes(readFileSync(join(folder, 'pages', name)))).toBe(true)
    execFileSync('qpdf', ['--check', pdf])
    expect(execFileSync('pdfinfo', [pdf], { encoding: 'utf8' })).toMatch(
      /Title: +The Kite Who Stayed\n(.*\n)*Pages: +32/,
    )
    const words = execFileSync('pdftotext', [pdf, '-'], { encoding: 'utf8' }).replaceAll(/\s+/g, ' ')
    expect(words).toContain('And the kite stayed.')
    expect(words).toContain('A person then wrote the words of one page anew.')
    expect(readFileSync(epub).subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip')
  },
  180_000,
)

test('a fault in the middle ends with one line and code 1', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'pages'), 'in the way')
  const { code, said } = await run('--brief', written(folder, brief), '--out', folder, '--pages', '1-9')
  expect(code).toBe(1)
  expect(said.trim().split('\n').at(-1)).toMatch(/pages/)
  expect(said).not.toMatch(/^ +at /m)
})
