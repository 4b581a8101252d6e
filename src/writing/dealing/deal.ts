// Deals worlds and tellings to readers like a pack of cards, so that children who know each other get different books.
import { hashText } from '../../base/dice.ts'
import { BEATS } from '../plan/skeletons.data.ts'
import { AROUND, codeLetter, codeWords, DEALT_AROUND } from './turns.ts'

/** The worlds that a story may be of, and whom it is dealt with. Nothing that a member typed stands in it. */
export interface Hand {
  /** Orders alike: of one reader, genre, means and choice of worlds. */
  alike: string
  /** Everybody of one reading age, in prose or in verse. */
  readers: string
  rhyme: boolean
  /** The best first. */
  worlds: readonly string[]
}

/** What one story was dealt. */
export interface Card {
  pack: string
  /** The word of turns.ts that its pages keep to. */
  word: number
  /** The telling of what many worlds share. */
  around: number
  /** Which of the world's titles is shown first. */
  title: number
}

export interface Deal extends Card {
  alike: string
  /** How many orders alike were dealt before. */
  number: number
  /** What orders alike were dealt of this world last. */
  before: Card | null
}

/** How much is remembered, the newest last: of orders alike, and of all readers of an age. */
export interface Dealt {
  number: number
  cards: readonly Card[]
}

export const NONE_DEALT: Dealt = { number: 0, cards: [] }

/** A classroom of orders alike, and as many again. */
const REMEMBERED = 64

/** So many of a world's latest books are held against its next one. */
const HELD = 8

/** A world has two titles with its hero's name, and three without: so many begin in so many ways. */
const TITLES = 6

export function withCard({ number, cards }: Dealt, { pack, word, around, title }: Card): Dealt {
  return { number: number + 1, cards: [...cards, { pack, word, around, title }].slice(-REMEMBERED) }
}

/** The one with the smallest figures, the first of them counting most; the first of equals. */
function least<T>(list: readonly T[], figures: (one: T) => readonly number[]): T {
  const [first, ...rest] = list.map((one) => ({ one, figures: figures(one) }))
  if (!first) throw new Error('Nothing can be dealt from nothing')
  return rest.reduce((best, other) => {
    const at = best.figures.findIndex((figure, place) => figure !== other.figures[place])
    return at >= 0 && (other.figures[at] ?? 0) < (best.figures[at] ?? 0) ? other : best
  }, first).one
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)

const LETTERS = upTo(codeWords(false)).map((word) => BEATS.map((_, beat) => codeLetter(word, beat)))

/** On how many pages two books of one world would be told in the same words. */
function agreeing(one: number, other: number): number {
  const [first = [], second = []] = [LETTERS[one], LETTERS[other]]
  let count = 0
  for (let beat = 0; beat < BEATS.length; beat++) if (first[beat] === second[beat]) count++
  return count
}

/** Those of the words that are least like what was dealt. */
function leastLike(words: readonly number[], cards: readonly Card[]): number[] {
  const likeness = words.map((word) => cards.reduce((most, card) => Math.max(most, agreeing(card.word, word)), 0))
  const few = likeness.reduce((one, other) => Math.min(one, other))
  return words.filter((_, at) => likeness[at] === few)
}

/**
 * Orders alike go round all their worlds before one comes again; among equals it is the world that readers of this age have had longest
 * ago. When a world comes again, its pages are told as little as can be like its last books, first of all those of orders alike.
 */
export function dealNext(hand: Hand, alike: Dealt, readers: Dealt): Deal {
  const age = (cards: readonly Card[], is: (card: Card) => boolean) => cards.findLastIndex(is)
  const pack = least(hand.worlds, (world) => [
    age(alike.cards, (card) => card.pack === world),
    age(readers.cards, (card) => card.pack === world),
  ])
  const ofWorld = ({ cards }: Dealt) => cards.filter((card) => card.pack === pack).slice(-HELD)
  const [near, far] = [ofWorld(alike), ofWorld(readers)]
  /** Where nothing was dealt yet, everybody begins elsewhere. */
  const from = (root: string, count: number) => upTo(count).map((at) => (hashText(root) + at) % count)
  const own = `${hand.alike}/${pack}`
  const [word = 0] = leastLike(leastLike(from(own, codeWords(hand.rhyme)), near), far)
  const around = least(from(hand.alike, DEALT_AROUND), (one) => [
    age(near, (card) => card.around % AROUND === one % AROUND),
    age(alike.cards, (card) => card.around === one),
  ])
  const title = least(from(own, TITLES), (one) => [
    age(near, (card) => card.title === one),
    age(far, (card) => card.title === one),
  ])
  return { alike: hand.alike, number: alike.number, pack, word, around, title, before: near.at(-1) ?? null }
}
