// world.txt and people.txt: what a world is called, whom it suits, where it plays and who lives there.
import { CHARACTER_TYPES, FURTHER_HIDES, HIDES, PRONOUNS } from '../../stage/cast.ts'
import { EXTRAS, type Extra } from '../../stage/extras.data.ts'
import { PROPS } from '../../stage/things/cards.ts'
import { FRIEND_STATES } from '../../stage/scene.ts'
import { oneOf, readTextLines, shelfFault, wordsIn } from '../../base/shelf-text.ts'
import { GENRES } from '../brief/brief-lists.ts'
import { AFFORDANCES, type Figure, type PackNouns } from './world.ts'
import { BEATS, SKELETONS, type BeatName, type SkeletonName } from '../plan/skeletons.data.ts'
import { SETTING_ROWS } from '../settings/setting.ts'
import { WEIGHTS } from '../brief/weight.data.ts'
import { readKeyed, type Keyed, type Keys, type Said } from '../../base/read-keyed.ts'
import { wholeLine } from './whole-line.ts'
import { READERS, type Plays, type WorldHead } from './world.ts'

const NOUNS = ['home', 'quest', 'key', 'hid', 'mistake', 'scary', 'wait', 'crowd', 'small', 'says'] as const

const WORLD_KEYS: Keys = {
  ...{ number: 'one', skeleton: 'one', readers: 'one', genres: 'one', tags: 'one', peril: 'one', touches: 'one' },
  ...{ carries: 'maybe', ways: 'one', plays: 'maybe', town: 'maybe', pupils: 'maybe', swappable: 'maybe' },
  ...{ target: 'maybe', fades: 'maybe', names: 'one', title: 'many', blurb: 'one', refrain: 'one', turned: 'one' },
  ...{ 'lap-refrain': 'maybe', 'lap-turned': 'maybe', planted: 'maybe' },
  ...Object.fromEntries(NOUNS.map((noun) => [noun, 'one' as const])),
}

const PEOPLE_KEYS: Keys = {
  ...{ figure: 'one', drawn: 'maybe', thing: 'maybe', pronoun: 'one', age: 'maybe', hide: 'maybe', looks: 'maybe' },
  ...{ wants: 'one', habit: 'one', state: 'many', person: 'many' },
}

const SKELETON_NAMES = Object.keys(SKELETONS).filter((name): name is SkeletonName => name in SKELETONS)

function list<T extends string>(known: readonly T[], said: Said | undefined, what: string): T[] {
  return wordsIn(said?.rest ?? '').map((word) => oneOf(known, word, said ?? { file: '', line: 0, text: '' }, what))
}

function wholeNumber(said: Said, most: number): number {
  if (!/^\d{1,3}$/.test(said.rest) || Number(said.rest) > most)
    throw shelfFault(said, `"${said.rest}" is not a number`, `0 to ${most}`)
  return Number(said.rest)
}

const lineOf = (said: Said) => wholeLine(said, said.rest)

function peril(said: Said): WorldHead['peril'] {
  const found = ([0, 1, 2, 3] as const).find((one) => String(one) === said.rest)
  if (found === undefined) throw shelfFault(said, `"${said.rest}" is no peril`, '0, 1, 2, 3')
  return found
}

/** "island+ pond hill++" */
function playsIn(said: Said | undefined): Plays {
  if (!said) return {}
  const moves = (word: string) => (word.endsWith('++') ? '++' : word.endsWith('+') ? '+' : '')
  const names = [...SETTING_ROWS.keys()]
  return Object.fromEntries(
    wordsIn(said.rest).map((word) => [oneOf(names, word.replace(/\+{1,2}$/, ''), said, 'setting'), moves(word)]),
  )
}

/** "shrimp girl: girl", "fail1: knotted blue": what stands before the colon, and the words after it. */
export function pair(said: Said, allowed: string): [string, string] {
  const colon = said.rest.indexOf(':')
  if (colon < 1 || said.rest.slice(colon + 1).trim() === '') throw shelfFault(said, `"${said.rest}"`, allowed)
  return [said.rest.slice(0, colon).trim(), said.rest.slice(colon + 1).trim()]
}

function statesOf(people: Keyed): Pick<Figure, 'states'> {
  const rows = people.all('state').map((said) => {
    const [beat, states] = pair(said, '"beat: state state"')
    const known = wordsIn(states).map((word) => oneOf(FRIEND_STATES, word, said, 'state of a figure'))
    return `${oneOf(BEATS, beat, said, 'beat')}: ${known.join(' ')}`
  })
  return rows.length > 0 ? { states: rows.join('\n') } : {}
}

function figureOf(people: Keyed): Figure {
  const [drawn, thing, age, hide, looks] = ['drawn', 'thing', 'age', 'hide', 'looks'].map(people.maybe)
  return {
    name: people.one('figure').rest,
    type: drawn ? oneOf(CHARACTER_TYPES, drawn.rest, drawn, 'type of character') : null,
    pronoun: oneOf(PRONOUNS, people.one('pronoun').rest, people.one('pronoun'), 'pronoun'),
    ...(hide && { hide: oneOf([...HIDES, ...FURTHER_HIDES], hide.rest, hide, 'hide') }),
    ...(age && { age: wholeNumber(age, 120) }),
    ...(looks && { looks: looks.rest }),
    ...(thing && { prop: oneOf(PROPS, thing.rest, thing, 'thing') }),
    ...statesOf(people),
    want: people.one('wants').rest,
    habit: people.one('habit').rest,
  }
}

function peopleOf(people: Keyed): Record<string, Extra> {
  return Object.fromEntries(
    people.all('person').map((said) => {
      const [name, extra] = pair(said, '"name: extra"')
      return [name, oneOf(EXTRAS, extra, said, 'extra')]
    }),
  )
}

function fadesOf(said: Said): readonly [BeatName, BeatName] {
  const [first, last, ...more] = list(BEATS, said, 'beat')
  if (first === undefined || last === undefined || more.length > 0)
    throw shelfFault(said, `"${said.rest}"`, 'two beats: the first and the last')
  return [first, last]
}

const refrainOf = (world: Keyed, base: string, turned: string) => ({
  base: lineOf(world.one(base)),
  turned: lineOf(world.one(turned)),
})

/** Without whether it snows, which its stages say. */
export function readHead(
  id: string,
  folder: string,
  texts: Readonly<Record<'world' | 'people', string>>,
): Omit<WorldHead, 'snows'> {
  const [worldFile, peopleFile] = [`${folder}/world.txt`, `${folder}/people.txt`]
  const world = readKeyed(worldFile, readTextLines(worldFile, texts.world), WORLD_KEYS)
  const people = readKeyed(peopleFile, readTextLines(peopleFile, texts.people), PEOPLE_KEYS)
  const [target, planted, town, fades, small] = ['target', 'planted', 'town', 'fades', 'lap-refrain'].map(world.maybe)
  const noun = (name: keyof PackNouns) => lineOf(world.one(name))
  const titles = world.all('title').map(lineOf)
  const first = world.one('number')
  if (titles.length !== 5)
    throw shelfFault(world.all('title').at(-1) ?? first, `${titles.length} titles`, 'five lines "title ..."')
  return {
    id,
    number: wholeNumber(first, 999),
    skeleton: oneOf(SKELETON_NAMES, world.one('skeleton').rest, world.one('skeleton'), 'skeleton'),
    readers: list(READERS, world.one('readers'), 'reader'),
    genres: list(GENRES, world.one('genres'), 'genre'),
    tags: world.one('tags').rest,
    peril: peril(world.one('peril')),
    touches: world.one('touches').rest,
    carries: list(WEIGHTS, world.maybe('carries'), 'weight'),
    ways: list(AFFORDANCES, world.one('ways'), 'way'),
    pupils: world.maybe('pupils') !== undefined,
    figure: figureOf(people),
    ...(target && { target: oneOf(PRONOUNS, target.rest, target, 'pronoun') }),
    people: peopleOf(people),
    names: world
      .one('names')
      .rest.split(',')
      .map((name) => name.trim()),
    nouns: {
      ...{ home: noun('home'), quest: noun('quest'), key: noun('key'), hid: noun('hid'), mistake: noun('mistake') },
      ...{ scary: noun('scary'), wait: noun('wait'), crowd: noun('crowd'), small: noun('small'), says: noun('says') },
    },
    swappable: world.maybe('swappable') !== undefined,
    ...(planted && { planted: lineOf(planted) }),
    refrain: refrainOf(world, 'refrain', 'turned'),
    ...(small && { small: refrainOf(world, 'lap-refrain', 'lap-turned') }),
    titles,
    blurb: lineOf(world.one('blurb')),
    plays: playsIn(world.maybe('plays')),
    ...(town && { town: oneOf(['any', 'by-sea'] as const, town.rest, town, 'town') }),
    ...(fades && { fades: fadesOf(fades) }),
  }
}
