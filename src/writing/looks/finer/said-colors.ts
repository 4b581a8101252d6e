// Colours that are said one after another of one noun, and the small words that may stand among them.
import type { Token } from '../look-tokens.ts'
import { colorAt, wordOf } from './said-words.ts'

const FILLER =
  /^(?:an?|the|some|lots|of|loads|many|little|big|small|tiny|huge|giant|cute|lovely|pretty|faded|bright|his|her|their|all|different|friendly|smiley|funny|silly|sparkly|fluffy|shiny|satin|plain|own|really|very|nice|colourful)$/
export const skipped = (tokens: readonly Token[], at: number): number => {
  let i = at
  while (FILLER.test(wordOf(tokens, i)) && colorAt(tokens, i, false) === undefined) i += 1
  return i
}

interface Colored {
  colors: string[]
  /** Where each of them ends. */
  ends: number[]
  to: number
}

/** "red", "red and white", "red, white & blue". */
export function colorsFrom(tokens: readonly Token[], at: number, free: (at: number) => boolean): Colored {
  const [colors, ends]: [string[], number[]] = [[], []]
  let to = at
  for (let i = at; colors.length < 3 && free(i);) {
    const start = skipped(tokens, i)
    const color = colorAt(tokens, start, false)
    if (!color) break
    colors.push(color.is)
    ends.push(color.to)
    to = color.to
    if (!/^(?:and|&|\/|,|\+)$/.test(wordOf(tokens, to))) break
    i = to + 1
  }
  return { colors, ends, to }
}

/** Without what comes after the last comma. */
export function shorter(tokens: readonly Token[], { colors, ends, to }: Colored): Omit<Colored, 'ends'> {
  const last = ends.at(-2) ?? to
  return wordOf(tokens, last) === ',' ? { colors: colors.slice(0, -1), to: last } : { colors, to }
}
