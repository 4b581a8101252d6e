// Words as what they are about: "boats" and "boat" are one thing.
import type { Band } from '../brief/band.ts'
import { wordsOf } from '../english/sentences.ts'

/** What is said in so many worlds, habits and choices is the language, not the plot. */
export const EVERYBODYS = 18

/** In how many of them a word is said, where it is everybody's. */
export type Language = Readonly<Record<Band, Readonly<Record<string, number>>>>

export function stemsIn(text: string): Set<string> {
  const stems = wordsOf(text)
    .filter((word) => word.length > 2)
    .map((word) =>
      word
        .toLowerCase()
        .replace(/['’]s$/, '')
        .replace(/(?:ies|es|s|ed|ing)$/, ''),
    )
  return new Set(stems)
}
