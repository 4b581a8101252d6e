// Letters on cloth: "that says ZAP", "with orange lettering that reads NASA".
import type { Token } from '../look-tokens.ts'
import type { Said } from './said.ts'
import { note, wordOf } from './said-words.ts'

export const LETTERS = /^(?:lettering|letters|writing|text|wording|words|slogan)$/
export const SAYS = /^(?:says|saying|reads|reading|spelling)$/

/** "with orange lettering that reads NASA". */
export function lettered(
  tokens: readonly Token[],
  at: number,
  said: Said,
  colors: readonly string[],
): number | undefined {
  const says = wordOf(tokens, at + 1) === 'that' ? at + 2 : at + 1
  const end = SAYS.test(wordOf(tokens, says)) ? spoken(tokens, says, says + 1, said) : says
  if (end === says) return undefined
  said.inks.push(...colors)
  return end
}

export function spoken(tokens: readonly Token[], at: number, from: number, said: Said): number {
  const quoted = /^['"“‘]$/.test(wordOf(tokens, from)) ? 1 : 0
  const word = tokens[from + quoted]?.typed ?? ''
  if (!/^[a-z0-9]{1,6}$/.test(word)) return at
  said.text = word.toUpperCase()
  note(said, at, from + quoted + 1 + quoted)
  return from + quoted + 1 + quoted
}
