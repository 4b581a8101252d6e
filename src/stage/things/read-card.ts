// Reads one card, line by line.
import type { Card, DrawnCard } from './card.ts'
import { isShape, SHAPES } from './read-drawing.ts'
import { VOCABULARY, type Facts, type FactWord } from './vocabulary.ts'

export type Refuse = (line: number, why: string) => void

export interface Source {
  id: string
  shelf: string
  text: string
  /** The lines of a piece of the same folder. */
  piece(name: string): string | undefined
  refuse: Refuse
}

export interface Reading extends DrawnCard {
  lineOf: ReadonlyMap<string, number>
}

interface Told {
  facts: Facts
  phrases: Partial<Pick<Card, (typeof PHRASES)[Phrase]>>
  draw: string[]
  lineOf: Map<string, number>
}

interface Line {
  at: number
  line: string
}

/** Lines that may hold anything. */
const PHRASES = { reads: 'reads', 'in-hand': 'inHand', kit: 'kit' } as const
type Phrase = keyof typeof PHRASES
const isPhrase = (word: string): word is Phrase => Object.hasOwn(PHRASES, word)

const camel = (word: string) => word.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
export const kebab = (word: string) => word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
export const isFact = (word: string): word is FactWord => Object.hasOwn(VOCABULARY, word)
const allowed = () =>
  [...Object.keys(VOCABULARY).map(kebab), ...Object.keys(PHRASES).map((word) => `${word}:`), 'draw:'].join(', ')

/** What a text says: neither blank lines nor remarks. */
const saidIn = (text: string): Line[] =>
  text
    .split(/\r?\n/)
    .map((line, at) => ({ at: at + 1, line: line.trimEnd() }))
    .filter(({ line }) => line !== '' && !line.startsWith('#'))

const wordOf = (line: string) => {
  const [, word = '', rest = ''] = /^([a-z-]+):(?: (.*))?$/.exec(line) ?? []
  return { word, rest }
}

export function readCard(source: Source): Reading | undefined {
  const [first, ...others] = saidIn(source.text)
  if (!first) {
    source.refuse(1, 'an empty card')
    return undefined
  }
  const names = readNames(first, source)
  const told: Told = { facts: {}, phrases: {}, draw: [], lineOf: new Map() }
  for (const line of others) readLine(line, told, source)
  refuseGaps(told, source.refuse)
  const { spot, of } = told.facts
  const { id, shelf } = source
  return (
    spot &&
    of && { card: { ...told.facts, ...told.phrases, id, shelf, spot, of, names }, draw: told.draw, lineOf: told.lineOf }
  )
}

function readNames({ at, line }: Line, { id, refuse }: Source): string[] {
  const { word, rest } = wordOf(line)
  const names = rest.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]))
  const sample = `${id}: ${id.replaceAll('-', ' ')}`
  if (word !== id || names.length === 0)
    refuse(at, `a card begins with its name, as its file is called, and what it is called: "${sample}"`)
  return names
}

function readLine({ at, line }: Line, told: Told, source: Source): void {
  const { refuse } = source
  const { word, rest } = wordOf(line)
  if (line.startsWith('  ')) {
    if (told.lineOf.has('draw')) readShape(line.trim(), at, told.draw, source)
    else refuse(at, 'an indented line is a shape, and shapes stand under "draw:"')
  } else if (word === 'draw') {
    once(word, at, told, refuse)
    if (rest !== '') readShape(rest, at, told.draw, source)
  } else if (isPhrase(word)) {
    once(word, at, told, refuse)
    if (rest === '') refuse(at, `"${word}:" says nothing`)
    told.phrases[PHRASES[word]] = rest
  } else for (const fact of line.split('|')) readFact(fact.trim(), at, told, refuse)
}

function once(word: string, at: number, { lineOf }: Told, refuse: Refuse): void {
  const before = lineOf.get(word)
  if (before !== undefined) refuse(at, `"${word}" is told in line ${before} already`)
  lineOf.set(word, at)
}

function readFact(fact: string, at: number, told: Told, refuse: Refuse): void {
  const [said = '', ...rest] = fact.split(/ +/)
  const word = camel(said)
  if (!isFact(word) || kebab(word) !== said)
    return refuse(at, `no such word on a card: "${said}". Allowed: ${allowed()}`)
  once(said, at, told, refuse)
  const value = VOCABULARY[word].read(rest)
  if (value === undefined) return refuse(at, `"${fact}" is written "${[said, VOCABULARY[word].form].join(' ').trim()}"`)
  Object.assign(told.facts, { [word]: value })
}

function readShape(said: string, at: number, draw: string[], { shelf, piece, refuse }: Source): void {
  const [, name] = /^& ([a-z]+(?:-[a-z]+)*)$/.exec(said) ?? []
  if (name === undefined) return void draw.push(shapeOf(said, at, refuse))
  const shared = piece(name)
  if (shared === undefined) return refuse(at, `no piece of the name "${name}" in things/${shelf}`)
  draw.push(...saidIn(shared).map(({ line }) => line.trim()))
}

const FORMS = [...Object.values(SHAPES), '& piece'].join(' · ')

function shapeOf(shape: string, at: number, refuse: Refuse): string {
  const marks = '* after the letter paints on what is beneath, ! shines'
  if (!isShape(shape)) refuse(at, `no shape: ${shape.slice(0, 40)}. Allowed: ${FORMS}; ${marks}`)
  return shape
}

/** What no card may leave out. */
function refuseGaps({ facts: { spot, of, height, times }, lineOf }: Told, refuse: Refuse): void {
  if (spot === undefined) refuse(1, `no spot: where it belongs, "spot ${VOCABULARY.spot.form}"`)
  if (of === undefined) refuse(1, `not told what it is of: "of ${VOCABULARY.of.form}"`)
  if ((height === undefined) === (times === undefined))
    refuse(1, 'no height: "height" beside a child of 440, or "times" its drawing, one of the two')
  if (!lineOf.has('draw')) refuse(1, 'no drawing: "draw:", and a shape in each line below it')
}

/** Lines that several cards of a folder share. */
export function readPiece(text: string, refuse: Refuse): void {
  for (const { at, line } of saidIn(text)) shapeOf(line.trim(), at, refuse)
}
