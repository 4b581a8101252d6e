// Every message that was agreed on is said, word for word. The list is the specification's; what is said differently is named here with its reason.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

const root = join(import.meta.dirname, '../..')
const messages = z
  .array(
    z.object({ text: z.string(), kind: z.enum(['label', 'title', 'error', 'success', 'empty']), where: z.string() }),
  )
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'messages.data.json'), 'utf8')))

/** Made from the catalogue's prices, and the form of an address: `address-values.test.ts` holds it. */
const made = ['Save $120+ per year!', '$0.00', 'city, state postal']

/** Quotation marks and apostrophes are set as a typesetter would. */
const plain = (text: string) => text.replaceAll(/[’‘]/g, "'").replaceAll(/[“”]/g, '"')
/** The words of a message without what is filled in. */
const fixed = (text: string) => plain(text).split(/\{\w+\}|\bN\b/)

let source = ''
const words = new Set<string>()

/** Each file's lines, without those of comments. */
const sources: string[] = []
const tests: string[] = []
/** By the name of its folder. */
const shelves = new Map<string, string>()

/** Functions are words with something filled in: here its name. */
function collect(value: unknown, seen = new Set<unknown>()): void {
  if (typeof value === 'string') words.add(plain(value))
  else if (value instanceof Error) words.add(plain(value.message))
  else if (typeof value === 'function') collect(filledIn(value), seen)
  else if (typeof value === 'object' && value !== null && !seen.has(value)) {
    seen.add(value)
    for (const part of Object.values(value)) collect(part, seen)
  }
}

function filledIn(say: Function): unknown {
  const [, many, one = ''] = /^(?:function \w*)?\(([^)]*)\)|^(\w+) =>/.exec(String(say)) ?? []
  // What works in the background says nothing.
  if (Object.prototype.toString.call(say) === '[object AsyncFunction]') return undefined
  const names = (many ?? one).split(',').map((name) => name.trim())
  try {
    return say(...names.map((name) => `{${name}}`))
  } catch {
    // Asks for more than words.
    return undefined
  }
}

beforeAll(async () => {
  const everything = globSync(['src/**/*.{ts,tsx}', 'e2e/*.ts'], { cwd: root })
  const read = (file: string) => plain(readFileSync(join(root, file), 'utf8'))
  const isTest = (file: string) => /\.test\.|\/test-|\.long\.|^e2e/.test(file)
  const all = everything.filter((file) => !isTest(file))
  for (const file of all) {
    const lines = read(file).split('\n').filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line)) // prettier-ignore
    sources.push(...lines)
    const [, shelf = ''] = file.split('/')
    shelves.set(shelf, `${shelves.get(shelf) ?? ''}${lines.join('\n')}\n`)
  }
  source = sources.join('\n')
  tests.push(...everything.filter((file) => isTest(file) && file !== 'src/app/messages.test.ts').map(read))
  for (const file of all.filter(
    (name) => /(?:words|refusals)\.ts$/.test(name) && !/\/(?:server|web|writing)\//.test(name),
  ))
    collect(await import(pathToFileURL(join(root, file)).href))
})

test('there are words to compare with', () => {
  expect(messages.length).toBeGreaterThan(280)
  expect(words.size).toBeGreaterThan(1000)
})

test('each error, success and empty state is one whole message of ours [S8.3]', () => {
  const told = messages.filter(({ kind }) => !['label', 'title'].includes(kind))
  const lost = told.filter(({ text }) => !words.has(plain(text)) && !holdsWhole(source, text))
  expect(lost).toEqual([])
})

/** As one literal: whatever is filled in stands where the message has it. */
function holdsWhole(line: string, text: string): boolean {
  const [first = '', ...rest] = plain(text).split(/\{\w+\}/)
  if (rest.length === 0) return ["'", '"', '`'].some((quote) => line.includes(`${quote}${first}${quote}`))
  const start = line.indexOf(`\`${first}\${`)
  return start >= 0 && rest.every((part, at) => line.includes(`}${part}${at === rest.length - 1 ? '`' : '${'}`, start))
}

const errors = [...new Set(messages.flatMap(({ kind, text }) => (['label', 'title'].includes(kind) ? [] : text)))]

test('each message of the error catalogue is written down once [S8.2]', () => {
  const spoken = sources.filter((line) => /['"`]["A-Z]/.test(line))
  const places = (text: string) => spoken.filter((line) => holdsWhole(line, text)).length
  expect(errors.map((text) => [text, places(text)]).filter(([, count]) => count !== 1)).toEqual([])
})

test('each message of the error catalogue is reached by a test [S8.2 S8.6 S8.17]', () => {
  const isWhole = (test: string, text: string) =>
    [`'${text}'`, `"${text}"`, `\`${text}\``, `^${text}`, `/${text}/`].some((quoted) => test.includes(quoted))
  const isReached = (text: string) => {
    const [part = '', ...filledIn] = fixed(text).toSorted((one, other) => other.length - one.length)
    return tests.some((test) => (filledIn.length === 0 ? isWhole(test, part) : test.includes(part)))
  }
  expect(errors.filter((text) => !isReached(text))).toEqual([])
})

/** Whose shelves the words of a screen lie on: a label that leaves its screen is not found on another one. */
const shelvesOf: Readonly<Record<string, readonly string[]>> = {
  ...{ header: ['website'], landing: ['website'], pricing: ['website'], 'how it works': ['website'] },
  ...{ 'product-wide': ['website'], 'dashboard guard': ['ui'], 'dashboard sidebar': ['members'] },
  ...{ 'dashboard shell': ['members'], 'sign-in': ['members'], 'sign-up': ['members'], 'my books': ['books'] },
  ...{ wizard: ['studio', 'stories'], 'book editor': ['studio', 'stories'], 'character types': ['stage'] },
  ...{ 'art styles': ['stage'], review: ['stories'], title: ['stories'], images: ['pictures', 'books'] },
  ...{ 'image job': ['pictures'], preview: ['editions', 'books'], cart: ['orders'], 'tier checkout': ['orders'] },
  ...{ 'payment success': ['orders'], 'payment cancelled': ['orders'], profile: ['members'], addresses: ['members'] },
}

test('each label and title stands on the shelf of its screen as it was agreed [S8.36]', () => {
  const shown = messages.filter(({ kind, text }) => ['label', 'title'].includes(kind) && !made.includes(text))
  // Ours begin with a capital, whatever they were called in a sentence; no letter stands before or after them.
  const isShown = (part: string, on: string) =>
    [part, part.charAt(0).toUpperCase() + part.slice(1)].some((words) =>
      new RegExp(`(?<!\\p{L})${words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?!\\p{L})`, 'u').test(on),
    )
  const lost = shown.filter(({ text, where }) => {
    const own = shelvesOf[where.split(',')[0] ?? ''] ?? []
    return !own.some((shelf) => fixed(text).every((part) => isShown(part, shelves.get(shelf) ?? '')))
  })
  expect(lost).toEqual([])
})
