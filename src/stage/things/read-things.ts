// The one reader of cards: what a shelf may say, and for all else a refusal with its file, its line and what is allowed there.
import type { DrawnCard } from './card.ts'
import { isFact, kebab, readCard, readPiece, type Reading, type Refuse } from './read-card.ts'
import { VOCABULARY, type Facts } from './vocabulary.ts'

export interface CardFile {
  /** From the shelf: whale/bow-whale.thing. */
  path: string
  text: string
}

interface Shelf {
  cards: DrawnCard[]
  refusals: string[]
}

/** Reads a whole shelf: `.thing` files, a card each, and `.piece` files of lines that several of one folder share. */
export function readThings(files: readonly CardFile[]): Shelf {
  const refusals: string[] = []
  const read = new Map<string, Reading & { path: string }>()
  for (const { path, text } of files) {
    const refuse: Refuse = (line, why) => void refusals.push(`things/${path}:${line}: ${why}`)
    const [, shelf, id, kind] = /^([a-z]+)\/([a-z]+(?:-[a-z]+)*)\.(thing|piece)$/.exec(path) ?? []
    if (shelf === undefined || id === undefined)
      refuse(1, 'no card: a card is things/<shelf>/<name>.thing, and lines that several share are <name>.piece there')
    else if (kind === 'piece') readPiece(text, refuse)
    else {
      const piece = (name: string) => files.find((one) => one.path === `${shelf}/${name}.piece`)?.text
      const found = readCard({ id, shelf, text, piece, refuse })
      const twin = read.get(id)
      if (twin)
        refuse(1, `a second card of the name "${id}": things/${twin.path} has it; give this one a name of its own`)
      else if (found) read.set(id, { ...found, path })
    }
  }
  const strangers = [...read.values()].flatMap(({ card, path, lineOf }) =>
    namedBy(card)
      .filter(([, named]) => !read.has(named))
      .map(([word, named]) => `things/${path}:${lineOf.get(word) ?? 1}: "${word}" names "${named}", which has no card`),
  )
  const cards = [...read.values()].flatMap(({ card, draw, states }) => [{ card, draw }, ...states])
  return { cards, refusals: [...refusals, ...strangers] }
}

/** Whom a card names beside itself. */
function namedBy(card: Facts): [string, string][] {
  return Object.keys(VOCABULARY).flatMap((word): [string, string][] => {
    const value = isFact(word) && VOCABULARY[word].isThing === true ? card[word] : undefined
    return typeof value === 'string' ? [[kebab(word), value]] : []
  })
}
