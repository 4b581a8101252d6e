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
const code = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.(?:test|data|long)\.tsx?$|(?:^|\/)test-|fixtures\//.test(path.replaceAll('\\', '/')))
  .map((path): [string, string] => [path, readFileSync(join(root, path), 'utf8')])
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
