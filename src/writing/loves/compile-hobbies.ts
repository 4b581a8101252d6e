// Hobbies as cards of text, hobbies/drawing.txt -> one list. What a card leaves out or nobody can read is refused with file, line and what may stand there.
import { readKeyed, type Keyed, type Keys, type Said } from '../../base/read-keyed.ts'
import { oneOf, readTextLines, shelfFault, wordsIn } from '../../base/shelf-text.ts'
import { ACTIONS } from '../../stage/scene.ts'
import { PROPS } from '../../stage/things/cards.ts'
import { readTold } from '../lines/read-told.ts'
import { ownThing } from '../worlds/own-thing.ts'
import { SHELF, wholeLine, type Vocabulary } from '../worlds/whole-line.ts'
import { WAYS } from '../worlds/world.ts'
import { LOVED_KINDS, type Asked, type HobbyCard, type LovedRow, type Seen } from './hobby-card.ts'

const KEYS: Keys = {
  ...{ number: 'one', way: 'one', heard: 'one', kit: 'one', doing: 'one', method: 'one', sound: 'one' },
  ...{ seen: 'many', 'seen-else': 'many', 'sound-of': 'many', play: 'many', hinge: 'many', 'hinge-short': 'one' },
  ...{ feast: 'many', 'feast-old': 'many', loved: 'many' },
}

/** Beside what every line of a world may say: the hobby by the word it was asked for. */
const KNOWN: Vocabulary = { ...SHELF, holes: new Set([...SHELF.holes, 'own']) }

/** Each is told in two ways, so that two books differ. */
const TWO = 2
/** Older readers are only told theirs; the first ones are a page. */
const DETAILS = { young: { least: TWO, most: TWO, cued: true }, old: { least: TWO, most: TWO, cued: false } }

/** "soccer=soccer/soccer ball": the beginning of a typed word, what the book calls it, and the kit if it is not the card's. */
function askedIn({ rest, ...at }: Said): Asked[] {
  return rest.split(',').map((source) => {
    const [word = '', called = ''] = source.trim().split('=')
    const [own = '', kit] = called.split('/')
    if (word === '')
      throw shelfFault(at, `"${rest}" hears nothing somewhere`, '"word", "word=called", "word=called/kit"')
    return { word, own, kit: kit ?? null }
  })
}

const SEEN = '"act: words", "act thing: words", such as "hold toy-car: truck|tractor"'

function seenIn(said: Said, general: boolean): Seen {
  const [, acts = '', read = ''] = /^([a-z -]+): (.+)$/.exec(said.rest) ?? []
  const [act = '', thing, more] = wordsIn(acts)
  if (read === '' || more !== undefined || !isPattern(read)) throw shelfFault(said, `"${said.rest}"`, SEEN)
  const action = oneOf(ACTIONS, act, said, 'act')
  if (thing === undefined) return { read, action, general }
  return { read, action, holds: ownThing(oneOf(PROPS, thing, said, 'thing'), '', said), general }
}

function isPattern(read: string): boolean {
  try {
    return !new RegExp(`\\b(?:${read})`).test('')
  } catch {
    return false
  }
}

const LOVED =
  '"kind | what is done with {x} | kit or nothing | words", such as "thing | watching {x} | toy {one} | cars, trucks"'

function lovedIn(said: Said): LovedRow {
  const cells = said.rest.split('|').map((cell) => cell.trim())
  const [kind = '', doing = '', kit = '', list = ''] = cells
  const words = list.split(',').map((word) => word.trim())
  if (cells.length !== 4 || doing === '' || words.includes('')) throw shelfFault(said, `"${said.rest}"`, LOVED)
  return { kind: oneOf(LOVED_KINDS, kind, said, 'kind of love'), doing, kit, words }
}

function soundOf(said: Said): [string, string] {
  const [, kit = '', sound = ''] = /^([^:]+): (.+)$/.exec(said.rest) ?? []
  if (kit === '') throw shelfFault(said, `"${said.rest}"`, '"kit: its sound"')
  return [kit, sound]
}

function twoOf(card: Keyed, key: string, file: string): string[] {
  const said = card.all(key)
  if (said.length !== TWO)
    throw shelfFault(said[0] ?? { file, line: 1 }, `${said.length} of "${key}"`, `two lines "${key} ..."`)
  return said.map((one) => wholeLine(one, one.rest, KNOWN))
}

function numberOf(said: Said): number {
  if (!/^[1-9]\d{0,3}$/.test(said.rest)) throw shelfFault(said, `"${said.rest}" is not a number`, '1, 2, 3 ...')
  return Number(said.rest)
}

function readHobby([file, text]: [string, string]): { file: string; number: number; card: HobbyCard } {
  const [, id] = /^hobbies\/([a-z]+(?:-[a-z]+)*)\.txt$/.exec(file) ?? []
  if (id === undefined) throw shelfFault({ file, line: 1 }, 'no card of a hobby', 'hobbies/<name>.txt')
  const lines = readTextLines(file, text)
  const from = lines.findIndex((at) => at.text.startsWith('@'))
  const said = readKeyed(file, from < 0 ? lines : lines.slice(0, from), KEYS)
  const line = (key: string) => wholeLine(said.one(key), said.one(key).rest, KNOWN)
  const told = readTold({
    file,
    lines: from < 0 ? [] : lines.slice(from),
    keys: DETAILS,
    known: KNOWN,
  })
  const card: HobbyCard = {
    id,
    way: oneOf(WAYS, said.one('way').rest, said.one('way'), 'way'),
    asked: askedIn(said.one('heard')),
    kit: line('kit'),
    doing: line('doing'),
    method: line('method'),
    seen: [
      ...said.all('seen').map((one) => seenIn(one, false)),
      ...said.all('seen-else').map((one) => seenIn(one, true)),
    ],
    sound: said.one('sound').rest,
    sounds: Object.fromEntries(said.all('sound-of').map(soundOf)),
    play: twoOf(said, 'play', file),
    hinge: [...twoOf(said, 'hinge', file), line('hinge-short')],
    feast: { young: twoOf(said, 'feast', file), old: twoOf(said, 'feast-old', file) },
    loved: said.all('loved').map(lovedIn),
    details: { young: told('young'), old: told('old') },
  }
  return { file, number: numberOf(said.one('number')), card }
}

/** `files`: "hobbies/drawing.txt" -> text. In the order of their numbers, by which the dice choose among them. */
export function readHobbies(files: ReadonlyMap<string, string>): HobbyCard[] {
  const cards = [...files].map(readHobby)
  const ordered = cards.toSorted((one, other) => one.number - other.number)
  for (const [at, { file, number }] of ordered.entries())
    if (ordered[at - 1]?.number === number)
      throw shelfFault(
        { file, line: 1 },
        `a second number ${number}`,
        `the next one, ${(ordered.at(-1)?.number ?? 0) + 1}`,
      )
  return ordered.map(({ card }) => card)
}

export const compileHobbies = (files: ReadonlyMap<string, string>) => ({
  head: readHobbies(files),
  bodies: new Map<string, never>(),
})
