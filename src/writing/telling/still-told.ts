// How much of a telling a page still says: as this book fills it, and of what may be said either way what the page says.
import { wordsOf } from '../english/sentences.ts'
import type { Node } from '../lines/line.ts'
import { grams } from '../score/measure.ts'

/** What fills a hole with more words than a name has may be cut from its page. */
const LONGEST = 2

const wordsIn = (text: string) => wordsOf(text.toLowerCase())

/** Two words are a row where a telling has no more. */
const rowsIn = (words: readonly string[], size: number) => grams(words, Math.max(1, Math.min(size, words.length)))

const SIZE = 3

export interface Said {
  words: ReadonlySet<string>
  rows: readonly ReadonlySet<string>[]
}

export function saidOn(page: string): Said {
  const words = wordsIn(page)
  return { words: new Set(words), rows: [1, 2, SIZE].map((size) => new Set(grams(words, size))) }
}

function asSaid(nodes: readonly Node[], { words }: Said, filled: Readonly<Record<string, string>>): string {
  const said = { words, rows: [] }
  const hits = (text: string) => wordsIn(text).reduce((sum, word) => sum + (words.has(word) ? 1 : -1), 0)
  const likeliest = (ways: readonly (readonly Node[])[]) =>
    ways.map((way) => asSaid(way, said, filled)).reduce((best, way) => (hits(way) > hits(best) ? way : best))
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text
      if (node.kind === 'choice') return likeliest(node.options)
      if (node.kind === 'when') return likeliest([node.otherwise, node.then])
      const value = filled[node.name] ?? filled[node.name.toLowerCase()] ?? ''
      return wordsIn(value).length > LONGEST ? ' ' : value
    })
    .join('')
}

/** From 0 to 1. */
export function stillTold(nodes: readonly Node[], said: Said, filled: Readonly<Record<string, string>>): number {
  const own = wordsIn(asSaid(nodes, said, filled))
  const rows = rowsIn(own, SIZE)
  const on = said.rows[Math.min(SIZE, own.length) - 1]
  return rows.filter((row) => on?.has(row)).length / Math.max(1, rows.length)
}
