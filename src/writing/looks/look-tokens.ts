// The words of a description, each as it was typed and in its right spelling.
import { KINDS, spelled } from './look-lexicon.ts'

export interface Token {
  word: string
  /** In lower case, as it was typed: whether it is one or many. */
  typed: string
  from: number
  to: number
  /** In capitals: "NASA". */
  isLoud?: boolean
}

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  const put = (typed: string, from: number) => {
    const word = typed.toLowerCase().replaceAll('’', "'")
    const spelt = spelled(KINDS.has(word) ? word : word.replace(/'s$/, ''))
    tokens.push({
      word: spelt,
      typed: word,
      from,
      to: from + typed.length,
      isLoud: text !== text.toUpperCase() && LOUD.test(typed),
    })
  }
  for (const { 0: typed, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|w\/|\S/gu)) {
    const whole = typed.toLowerCase().replaceAll('’', "'")
    const parts = typed.includes('-') && !KINDS.has(whole) ? typed.split('-') : [typed]
    let from = index
    for (const part of parts) {
      put(part, from)
      from += part.length + 1
    }
  }
  return tokens
}

const LOUD = /^\p{Lu}[\p{Lu}\d]{1,5}$/u
