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
  /** What it becomes, each a card of its own. */
  states: DrawnCard[]
}

interface Told {
  facts: Facts
  phrases: Partial<Pick<Card, (typeof PHRASES)[Phrase]>>
  draw: string[]
  lineOf: Map<string, number>
  states: State[]
}

/** "state splat: squashed cake | height 40", and its shapes below; with "adds" they come over those of the thing itself. */
interface State extends Omit<Told, 'states' | 'phrases'> {
  id: string
  at: number
  names: string[]
  adds: boolean
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
  [
    ...Object.keys(VOCABULARY).map(kebab),
    ...Object.keys(PHRASES).map((word) => `${word}:`),
    'draw:',
    'state NAME:',
  ].join(', ')

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
  const told: Told = { facts: {}, phrases: {}, draw: [], lineOf: new Map(), states: [] }
  for (const line of others) readLine(line, told, source)
  refuseGaps(told, source.refuse)
  const { spot, of } = told.facts
  if (!spot || !of) return undefined
  const { id, shelf } = source
  const card = { ...told.facts, ...told.phrases, id, shelf, spot, of, names }
  const states = told.states.map((state) => become(state, { card, draw: told.draw }, source.refuse))
  return { card, draw: told.draw, lineOf: told.lineOf, states }
}

/** What is only added to keeps the shape, so where one sits and touches; what is drawn anew says it anew. */
function become(
  { id, at, names, facts, adds, draw }: State,
  { card, draw: before }: DrawnCard,
  refuse: Refuse,
): DrawnCard {
  const { shelf, spot, of } = card
  if (draw.length === 0) refuse(at, `the state "${id}" is not drawn: a shape in each line below it`)
  if (!adds && (facts.height === undefined) === (facts.times === undefined))
    refuse(at, `the state "${id}" has no height: "| height" or "| times", or "| adds" to what the thing is`)
  const { reads: _, inHand: __, kit: ___, ...own } = card
  return {
    card: { spot, of, ...(adds && own), ...facts, id: `${card.id}.${id}`, shelf, names, was: card.id, unsampled: true },
    draw: adds ? [...before, ...draw] : draw,
  }
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
  const state = told.states.at(-1)
  if (line.startsWith('state ')) return readState(line, at, told, refuse)
  if (state && !line.startsWith('  ')) return refuse(at, 'what is told after a state: its states end a card')
  if (line.startsWith('  ')) {
    if (state) readShape(line.trim(), at, state.draw, source)
    else if (told.lineOf.has('draw')) readShape(line.trim(), at, told.draw, source)
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

function readState(line: string, at: number, { states }: Told, refuse: Refuse): void {
  const [said = '', ...facts] = line.split('|').map((part) => part.trim())
  const [, id = '', rest = ''] = /^state ([a-z]+(?:-[a-z]+)*): (.+)$/.exec(said) ?? []
  if (id === '') return refuse(at, 'a state is written "state splat: squashed cake | height 40"')
  if (states.some((one) => one.id === id)) refuse(at, `a second state "${id}"`)
  const names = rest.split(',').map((name) => name.trim())
  const state: State = { id, at, names, facts: {}, draw: [], lineOf: new Map(), adds: facts.includes('adds') }
  for (const fact of facts.filter((one) => one !== 'adds')) readFact(fact, at, state, refuse)
  states.push(state)
}

function once(word: string, at: number, { lineOf }: Pick<Told, 'lineOf'>, refuse: Refuse): void {
  const before = lineOf.get(word)
  if (before !== undefined) refuse(at, `"${word}" is told in line ${before} already`)
  lineOf.set(word, at)
}

function readFact(fact: string, at: number, told: Pick<Told, 'facts' | 'lineOf'>, refuse: Refuse): void {
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
