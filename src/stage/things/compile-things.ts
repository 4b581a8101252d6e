// Compiles the cards of things: names and facts are there at once, drawings when somebody draws.
import { ShelfFault } from '../../base/shelf-text.ts'
import { COMMON, type DrawnCard } from './card.ts'
import { readThings } from './read-things.ts'

const rank = ({ card: { shelf, id } }: DrawnCard) => `${shelf === COMMON ? 0 : 1} ${shelf} ${id}`

/** `files`: path from the project's root -> text. */
export function compileThings(files: ReadonlyMap<string, string>) {
  const { cards, refusals } = readThings(
    [...files].map(([path, text]) => ({ path: path.replace(/^things\//, ''), text })),
  )
  const [first] = refusals
  if (first !== undefined) throw new ShelfFault(first)
  const ordered = cards.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))
  return {
    head: ordered.map(({ card }) => card),
    bodies: new Map([['drawings', Object.fromEntries(ordered.map(({ card, draw }) => [card.id, draw]))]]),
  }
}
