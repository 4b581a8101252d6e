// Whether the words of a page speak of the hero, so that its picture cannot do without.
import type { CharacterSpec } from '../../stage/cast.ts'

const OWN: Readonly<Record<CharacterSpec['pronoun'], RegExp>> = {
  she: /\b(?:she|hers?|herself)\b/i,
  he: /\b(?:he|him|his|himself)\b/i,
  they: /\b(?:they|them|theirs?)\b/i,
  it: /\bits?\b/i,
}

/** By name, or by a word that may mean the hero. */
export function speaksOf(hero: CharacterSpec | undefined, page: string): boolean {
  if (!hero) return false
  const { name, called = name, pronoun } = hero
  return page.includes(name) || page.includes(called) || OWN[pronoun].test(page) || /\b(?:I|we|us)\b/.test(page)
}
