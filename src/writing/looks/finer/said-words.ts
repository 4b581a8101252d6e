// The words about a noun, one by one: colours, where a phrase ends, and what is noted as said.
import { COLOR_PAINTS } from '../look-colors.data.ts'
import type { Token } from '../look-phrases.ts'
import { phrase, type Said } from './said.ts'

const COLORS: ReadonlySet<string> = new Set(Object.keys(COLOR_PAINTS).flatMap((names) => names.split('|')))

export function colorAt(
  tokens: readonly Token[],
  at: number,
  back: boolean,
): { words: string; from: number; to: number } | undefined {
  for (let long = 3; long > 0; long -= 1) {
    const [from, to] = back ? [at - long + 1, at + 1] : [at, at + long]
    const words = from < 0 ? '' : phrase(tokens, from, to)
    if (COLORS.has(words)) return { words, from, to }
  }
  return undefined
}

export function note(said: Said, from: number, to: number): void {
  for (let i = from; i < to; i += 1) said.used.add(i)
}

export const wordOf = (tokens: readonly Token[], at: number) => tokens[at]?.word ?? ''

export const endsAt = (tokens: readonly Token[], at: number) =>
  at >= tokens.length || /^(?:[,.;:)(!?&+–—-]|and|with|w|on|has|wears)$/.test(wordOf(tokens, at))
