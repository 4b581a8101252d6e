// Of worlds, people, hobbies and habits code asks what their cards say, and never a name: what one of them can do, the next may do as well.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { head as habits } from '#shelf/habits'
import { head as hobbies } from '#shelf/hobbies'
import { head as people } from '#shelf/people'
import { head as worlds } from '#shelf/worlds'
import { CHARACTER_TYPES } from '../stage/cast.ts'

const root = join(import.meta.dirname, '..')
const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.(?:test|long)\.tsx?$|(?:^|\/)test-|fixtures\//.test(path))
  .map((path): [string, string] => [path, readFileSync(join(root, path), 'utf8')])
const code = sources.filter(([path]) => !path.endsWith('.data.ts'))
const filesWith = (asked: RegExp) => code.flatMap(([path, text]) => (asked.test(text) ? [path] : []))
const named = (cards: readonly { id: string }[]) => `'(?:${cards.map(({ id }) => id).join('|')})'`

/** A boy is a kind of the cast as well. */
const beside = people.filter(({ id }) => !CHARACTER_TYPES.some((type) => type === id))

/** Compared, looked up, in a list, or a key. */
const asks = (whose: string, calls: string, name: string) =>
  new RegExp(`\\b(?:${whose})(?:\\.id)?\\)? [!=]== ${name}|\\b(?:${whose})s?\\.(?:has|includes)\\(${name}|\\b(?:${calls})\\(${name}|\\b(?:${whose})s?: \\[?${name}`) // prettier-ignore

it.each([
  ['world', 'pack|world|seen', 'worldCalled', worlds],
  ['hobby', 'hobby', 'hobbyCalled', hobbies],
  ['habit', 'habit|key', 'habitCalled', habits],
  ['person', 'extra|person|kind|guest', 'personCalled|kindCalled|theOne|areSeveral', beside],
] as const)('no name of a %s stands in code', (_, whose, calls, cards) => {
  const asked = asks(whose, calls, named(cards))
  for (const said of ['%a === %s', "[%as.includes(%s)]", '%a: %s', '%c(%s)'])
    expect(said.replace('%a', whose.split('|')[0] ?? '').replace('%c', calls.split('|')[0] ?? '').replace('%s', `'${cards[0]?.id ?? ''}'`)).toMatch(asked) // prettier-ignore
  expect(filesWith(asked)).toEqual([])
})

it('and no name that only somebody beside the cast can have', () => {
  const own = people.filter(({ id }) => id.includes('-'))
  expect(filesWith(new RegExp(named(own)))).toEqual([])
})

it('no name of a place is compared in the code of the illustrator', () => {
  const named = filesWith(/\bplace [!=]== '|\bPlace>\(\[/)
  expect(named.filter((path) => path.startsWith('drawing/'))).toEqual([])
})

/** Golden pictures, sample books and examples show some of them. */
const shown = /golden|samples\/|example-words/
const whereverNamed = (word: RegExp) =>
  sources.flatMap(([path, text]) => (word.test(text) && !shown.test(path) ? [path] : [])).toSorted()

it('an art style is named beside its label, its recipe and its painter, and nowhere else', () => {
  expect(whereverNamed(/\bdigital_art\b/)).toEqual([
    'drawing/draw.ts',
    'drawing/recipes/recipes.data.ts',
    'stage/art-styles.data.ts',
  ])
})

it('a question of the wizard is asked, kept and told in no more files than these', () => {
  // What members wish to be left out is a field of words; how a story heeds it, once it is told of it, is no matter of the question.
  const asked = whereverNamed(/'avoid'|\bavoid\b[?:,]|\.avoid\b/)
  expect(asked.filter((file) => file === 'writing/brief/brief.ts' || !file.startsWith('writing/'))).toEqual([
    'books/book.ts',
    'books/contract.ts',
    'books/server/book-rows.ts',
    'pictures/pitch-contract.ts',
    'pictures/server/pitch-stories.ts',
    'stories/brief-of-book.ts',
    'studio/asked-words.ts',
    'studio/book-form.ts',
    'studio/web/book-information.tsx',
    'studio/web/wizard/check-step.tsx',
    'studio/web/wizard/wizard-fields.ts',
    'studio/web/wizard/wizard-steps.tsx',
    'studio/web/wizard/word-steps.tsx',
    'studio/wizard-answers.ts',
    'studio/wizard-gaps.ts',
    'studio/wizard-steps.ts',
    'studio/wizard-words.ts',
    'studio/words.ts',
    'studio/written-book.ts',
    'writing/brief/brief.ts',
  ])
})
