// People and animals beside the cast as cards of text, people/postman.txt -> one list. What a card leaves out or nobody can draw is refused with file, line and what may stand there.
import { readKeyed, type Keyed, type Keys, type Said } from '../../base/read-keyed.ts'
import { oneOf, readTextLines, shelfFault, wordsIn } from '../../base/shelf-text.ts'
import { CHARACTER_TYPES } from '../cast.ts'
import { FURTHER_HIDES, HIDES } from '../finer-creature.data.ts'
import { ACTIONS } from '../scene.ts'
import { MATERIALS } from '../things/materials.ts'
import { isShape, SHAPES } from '../things/read-drawing.ts'
import type { Animal, Kind, PersonCard, Troop } from './person-card.ts'
import { readFigure, wholeFigure, type SaidKind } from './read-figure.ts'

const KEYS: Keys = {
  ...{ number: 'one', heard: 'many', also: 'maybe', wished: 'maybe', called: 'maybe', 'on-things': 'maybe' },
  ...{ figure: 'many', thing: 'maybe', troop: 'maybe', of: 'maybe', draw: 'many', several: 'maybe', size: 'maybe' },
}

interface Read {
  file: string
  id: string
  said: Keyed
  number: number
  figures: readonly (SaidKind & { at: Said })[]
}

function pattern(said: Said): string {
  try {
    if (said.rest !== '' && !new RegExp(said.rest, 'i').test('')) return said.rest
  } catch {
    // Refused below, as what finds itself anywhere is.
  }
  throw shelfFault(said, `"${said.rest}" is no pattern of words`, 'such as \\bpost(?:man|woman)\\b')
}

function numberIn(said: Said, most: number): number {
  if (!/^\d+(?:\.\d+)?$/.test(said.rest) || Number(said.rest) === 0 || Number(said.rest) > most)
    throw shelfFault(said, `"${said.rest}" is no such number`, `a number up to ${most}`)
  return Number(said.rest)
}

/** "troop dog | hides white black | does sit stand" */
function troopIn(said: Said): Troop {
  const [, type = '', hides = '', does = ''] = /^(\S+) *\| *hides +([^|]+)\| *does +([^|]+)$/.exec(said.rest) ?? []
  if (type === '') throw shelfFault(said, `"${said.rest}"`, '"troop dog | hides white black | does sit stand"')
  return {
    type: oneOf(CHARACTER_TYPES, type, said, 'type of character'),
    hides: wordsIn(hides).map((word) => oneOf([...HIDES, ...FURTHER_HIDES], word, said, 'hide')),
    does: wordsIn(does).map((word) => oneOf(ACTIONS, word, said, 'act')),
  }
}

function shapeIn(said: Said): string {
  if (!isShape(said.rest))
    throw shelfFault(said, `no shape: ${said.rest.slice(0, 40)}`, Object.values(SHAPES).join(' · '))
  return said.rest
}

function animalOf({ said, file }: Read, things: ReadonlySet<string>): Animal {
  const [thing, troop, of] = ['thing', 'troop', 'of'].map(said.maybe)
  const size = said.maybe('size')
  const counted = { several: numberIn(said.one('several'), 99), ...(size && { size: numberIn(size, 4) }) }
  if (thing) return { ...counted, drawn: thingOf(thing.rest, thing, things) }
  if (troop) return { ...counted, drawn: troopIn(troop) }
  if (!of || said.all('draw').length === 0)
    throw shelfFault(
      { file, line: 1 },
      'nobody that can be drawn',
      '"figure ...", "thing ...", "troop ...", or "of ..." and lines "draw ..."',
    )
  return { ...counted, drawn: { of: oneOf(MATERIALS, of.rest, of, 'material'), draw: said.all('draw').map(shapeIn) } }
}

function thingOf(word: string, at: Said, things: ReadonlySet<string>): string {
  return oneOf([...things], word, at, 'thing of things/common')
}

/** With all that it has of whom it is like, and whom that one is like. */
function kindOf(figure: SaidKind & { at: Said }, all: ReadonlyMap<string, Read>, things: ReadonlySet<string>): Kind {
  const { at, ...said } = figure
  let whole: SaidKind = said
  const met = new Set<string>()
  while (whole.like !== undefined) {
    const { like, ...rest } = whole
    const [other] = all.get(like)?.figures ?? []
    if (!other || met.has(like)) throw shelfFault(at, `"like ${like}"`, 'a card of people that is not like this one')
    met.add(like)
    const { at: _, ...theirs } = other
    whole = { ...theirs, ...rest, ...(theirs.like !== undefined && { like: theirs.like }) }
  }
  if (whole.holds !== undefined) thingOf(whole.holds, at, things)
  return wholeFigure(whole, at)
}

function readPerson([file, text]: [string, string]): Read {
  const [, id] = /^people\/([a-z]+(?:-[a-z]+)*)\.txt$/.exec(file) ?? []
  if (id === undefined) throw shelfFault({ file, line: 1 }, 'no card of a person', 'people/<name>.txt')
  const said = readKeyed(file, readTextLines(file, text), KEYS)
  const figures = said.all('figure').map((at) => ({ ...readFigure(at), at }))
  const number = said.one('number')
  if (!/^[1-9]\d{0,3}$/.test(number.rest)) throw shelfFault(number, `"${number.rest}" is not a number`, '1, 2, 3 ...')
  return { file, id, said, number: Number(number.rest), figures }
}

function cardOf(read: Read, all: ReadonlyMap<string, Read>, things: ReadonlySet<string>): PersonCard {
  const { id, said } = read
  const [also, wished, called] = ['also', 'wished', 'called'].map(said.maybe)
  const strange = wordsIn(also?.rest ?? '').find((word) => !all.has(word))
  if (also && strange !== undefined) throw shelfFault(also, `"${strange}" has no card`, 'cards of people/')
  const figures = read.figures.map((figure) => kindOf(figure, all, things))
  return {
    id,
    heard: said.all('heard').map(pattern),
    also: wordsIn(also?.rest ?? ''),
    ...(wished && { wished: pattern(wished) }),
    called: called?.rest ?? id.replaceAll('-', ' '),
    ...(said.maybe('on-things') && { onThings: true }),
    figures,
    ...(figures.length === 0 && { animal: animalOf(read, things) }),
  }
}

/** `files`: "people/postman.txt" -> text; of things only the names of their cards, for they are compiled after people. */
export function readPeople(files: ReadonlyMap<string, string>): PersonCard[] {
  const things = new Set([...files.keys()].flatMap((file) => /^things\/common\/(.+)\.thing$/.exec(file)?.[1] ?? []))
  const cards = [...files].filter(([file]) => !file.startsWith('things/')).map(readPerson)
  const ordered = cards.toSorted((one, other) => one.number - other.number)
  for (const [at, { file, number }] of ordered.entries())
    if (ordered[at - 1]?.number === number)
      throw shelfFault(
        { file, line: 1 },
        `a second number ${number}`,
        `the next one, ${(ordered.at(-1)?.number ?? 0) + 1}`,
      )
  const all = new Map(ordered.map((one) => [one.id, one]))
  return ordered.map((one) => cardOf(one, all, things))
}

export const compilePeople = (files: ReadonlyMap<string, string>) => ({
  head: readPeople(files),
  bodies: new Map<string, never>(),
})
