// Whether the words of a page mean somebody whom they do not name.
import type { CharacterSpec } from '../../stage/cast.ts'

const CALLED: Readonly<Record<CharacterSpec['pronoun'], RegExp>> = {
  she: /\b(?:she|hers?)\b/i,
  he: /\b(?:he|him|his)\b/i,
  they: /\b(?:they|them|their)\b/i,
  it: /\bits?\b/i,
}

/** "He offered a toe" means the one who is he; where the hero is he as well, or another who is named, it may mean them. */
export function isCalled(one: CharacterSpec, told: string, cast: readonly CharacterSpec[]): boolean {
  const mayBe = (other: CharacterSpec) =>
    other.pronoun === one.pronoun && (other.role === 'hero' || told.includes(other.name))
  return CALLED[one.pronoun].test(told) && !cast.some((other) => other !== one && mayBe(other))
}

/** "The Yawn" begins a sentence of "the Yawn". */
export const isNamed = (name: string, told: string) =>
  told.includes(name) || (name.startsWith('the ') && told.includes(`T${name.slice(1)}`))

/** "The dragon", where there is one only. */
export const isOneOf = ({ id, type }: CharacterSpec, page: string, cast: readonly CharacterSpec[]) =>
  new RegExp(`\\bthe ${type}\\b`, 'i').test(page) && !cast.some((other) => other.id !== id && other.type === type)
