// world.txt and people.txt: what a world is called, whom it suits, where it plays and who lives there.
import { CHARACTER_TYPES, PRONOUNS } from '../../stage/cast.ts'
import { FURTHER_HIDES, HIDES } from '../../stage/finer-creature.data.ts'
import { EXTRAS, type Extra } from '../../stage/people/extra.ts'
import type { Prop } from '../../stage/things/card.ts'
import { PROPS } from '../../stage/things/cards.ts'
import { FRIEND_STATES } from '../../stage/scene.ts'
import { keyAndRest, oneOf, readTextLines, shelfFault, wordsIn } from '../../base/shelf-text.ts'
import { GENRES } from '../brief/brief-lists.ts'
import { WAYS, type Figure, type WorldNouns } from './world.ts'
import { BEATS, SKELETONS, type BeatName, type SkeletonName } from '../plan/skeletons.data.ts'
import { propOf } from '../reading/told-things.ts'
import { SETTING_ROWS } from '../settings/setting.ts'
import { WEIGHTS } from '../brief/weight.data.ts'
import { readKeyed, type Keyed, type Keys, type Said } from '../../base/read-keyed.ts'
import { ownThing } from './own-thing.ts'
import { LIFE_KEYS, readLife } from './read-life.ts'
import { SHELF, vocabularyOf, wholeLine, type Vocabulary } from './whole-line.ts'
import { READERS, type Plays, type WorldHead } from './world.ts'

const NOUNS = ['home', 'quest', 'key', 'hid', 'mistake', 'scary', 'wait', 'crowd', 'small', 'says'] as const

const ANY_KEYS: Keys = {
  ...{ number: 'one', readers: 'one', genres: 'one', tags: 'one', peril: 'one', touches: 'one', carries: 'maybe' },
  ...{ plays: 'maybe', town: 'maybe', pupils: 'maybe', sampled: 'maybe', fades: 'maybe', names: 'maybe' },
  ...{ title: 'many', blurb: 'one', refrain: 'one', turned: 'one', 'lap-refrain': 'maybe', 'lap-turned': 'maybe' },
}
const SHELF_KEYS: Keys = {
  ...ANY_KEYS,
  ...{
    skeleton: 'one',
    ways: 'one',
    swappable: 'maybe',
    target: 'maybe',
    names: 'one',
    planted: 'maybe',
    'key-thing': 'maybe',
  },
  ...Object.fromEntries(NOUNS.map((noun) => [noun, 'one' as const])),
  hid: 'maybe',
}
const WHOLE_KEYS: Keys = { ...ANY_KEYS, ...LIFE_KEYS, whole: 'one', home: 'one' }

const PEOPLE_KEYS: Keys = {
  ...{ figure: 'one', drawn: 'maybe', thing: 'maybe', pronoun: 'one', age: 'maybe', hide: 'maybe', looks: 'maybe' },
  ...{ wants: 'one', habit: 'one', state: 'many', person: 'many' },
}
const WHOLE_PEOPLE: Keys = { ...PEOPLE_KEYS, wants: 'maybe', habit: 'maybe', called: 'maybe', named: 'maybe' }

const IN_PROSE = READERS.filter((reader) => reader !== 'verse')
const SKELETON_NAMES = Object.keys(SKELETONS).filter((name): name is SkeletonName => name in SKELETONS)

function list<T extends string>(known: readonly T[], said: Said | undefined, what: string): T[] {
  return wordsIn(said?.rest ?? '').map((word) => oneOf(known, word, said ?? { file: '', line: 0, text: '' }, what))
}

function wholeNumber(said: Said, most: number): number {
  if (!/^\d{1,3}$/.test(said.rest) || Number(said.rest) > most)
    throw shelfFault(said, `"${said.rest}" is not a number`, `0 to ${most}`)
  return Number(said.rest)
}

const lineOf = (said: Said, known: Vocabulary) => wholeLine(said, said.rest, known)

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

function figureOf(people: Keyed, isWhole: boolean): Figure {
  const said = (key: string) => (isWhole ? people.maybe(key) : people.one(key))?.rest ?? ''
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
    want: said('wants'),
    habit: said('habit'),
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

const refrainOf = (world: Keyed, known: Vocabulary, base: string, turned: string) => ({
  base: lineOf(world.one(base), known),
  turned: lineOf(world.one(turned), known),
})

/** A life story has a home alone; a world in which nothing is lost does not say where it is hid. */
function nounsOf(world: Keyed, known: Vocabulary): WorldNouns {
  const noun = (name: keyof WorldNouns) => (known !== SHELF && name !== 'home' ? '' : lineOf(world.one(name), known))
  const hid = known === SHELF ? world.maybe('hid') : undefined
  return {
    ...{
      home: noun('home'),
      quest: noun('quest'),
      key: noun('key'),
      hid: hid ? lineOf(hid, known) : '',
      mistake: noun('mistake'),
    },
    ...{ scary: noun('scary'), wait: noun('wait'), crowd: noun('crowd'), small: noun('small'), says: noun('says') },
  }
}

/** What is lost and found, as it is drawn: named where its own words do not say it. */
function keyThingOf(world: Keyed, id: string): Prop {
  const named = world.maybe('key-thing')
  if (named) return ownThing(oneOf(PROPS, named.rest, named, 'thing'), id, named)
  const key = world.one('key')
  const found = propOf(key.rest)
  if (!found)
    throw shelfFault(
      key,
      `nobody can draw "${key.rest}"`,
      'words of a thing that is drawn, or "key-thing" and its card',
    )
  return found
}

/** Without whether it snows, which its stages say. */
export function readHead(
  id: string,
  folder: string,
  texts: Readonly<Record<'world' | 'people', string>>,
): Omit<WorldHead, 'snows'> {
  const [worldFile, peopleFile] = [`${folder}/world.txt`, `${folder}/people.txt`]
  const lines = readTextLines(worldFile, texts.world)
  const isWhole = lines.some((at) => keyAndRest(at)[0] === 'whole')
  const world = readKeyed(worldFile, lines, isWhole ? WHOLE_KEYS : SHELF_KEYS)
  const people = readKeyed(peopleFile, readTextLines(peopleFile, texts.people), isWhole ? WHOLE_PEOPLE : PEOPLE_KEYS)
  const life = isWhole ? readLife(world, people) : undefined
  const known = life ? vocabularyOf(life.holes) : SHELF
  const [target, planted, town, fades, small] = ['target', 'planted', 'town', 'fades', 'lap-refrain'].map(world.maybe)
  const titles = world.all('title').map((said) => lineOf(said, known))
  const first = world.one('number')
  if (titles.length !== 5)
    throw shelfFault(world.all('title').at(-1) ?? first, `${titles.length} titles`, 'five lines "title ..."')
  return {
    id,
    number: wholeNumber(first, 999),
    skeleton: life ? 'own' : oneOf(SKELETON_NAMES, world.one('skeleton').rest, world.one('skeleton'), 'skeleton'),
    readers: list(life ? IN_PROSE : READERS, world.one('readers'), 'reader'),
    genres: list(GENRES, world.one('genres'), 'genre'),
    tags: world.one('tags').rest,
    peril: peril(world.one('peril')),
    touches: world.one('touches').rest,
    carries: list(WEIGHTS, world.maybe('carries'), 'weight'),
    ways: life ? [] : list(WAYS, world.one('ways'), 'way'),
    pupils: world.maybe('pupils') !== undefined,
    ...(world.maybe('sampled') && { sampled: true }),
    figure: figureOf(people, isWhole),
    ...(target && { target: oneOf(PRONOUNS, target.rest, target, 'pronoun') }),
    people: peopleOf(people),
    names: ((isWhole ? world.maybe('names') : world.one('names'))?.rest ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
    nouns: nounsOf(world, known),
    ...(!life && { keyThing: keyThingOf(world, id) }),
    swappable: world.maybe('swappable') !== undefined,
    ...(planted && { planted: lineOf(planted, known) }),
    refrain: refrainOf(world, known, 'refrain', 'turned'),
    ...(small && { small: refrainOf(world, known, 'lap-refrain', 'lap-turned') }),
    titles,
    blurb: lineOf(world.one('blurb'), known),
    plays: playsIn(world.maybe('plays')),
    ...(town && { town: oneOf(['any', 'by-sea'] as const, town.rest, town, 'town') }),
    ...(fades && { fades: fadesOf(fades) }),
    ...(life && { life }),
  }
}
