// Which letters a book can print: no name is to come out as nothing.
import { isWestern } from './far-letters.ts'
import { printedLetters } from './printed-letters.data.ts'

let known: ReadonlySet<number> | undefined

function read(): ReadonlySet<number> {
  const letters = new Set<number>()
  let at = 0
  for (const span of printedLetters.split(' ')) {
    const [step = '', more = '0'] = span.split('-')
    const from = at + parseInt(step, 36)
    at = from + parseInt(more, 36)
    for (let letter = from; letter <= at; letter++) letters.add(letter)
  }
  return letters
}

/** What has no shape of its own, and the colour of a skin on a picture of one colour. */
const SHAPELESS = /[\s\p{Default_Ignorable_Code_Point}\p{Emoji_Modifier}]/u

/** The letters that no font of ours has, each once. */
export function unprinted(text: string): string[] {
  if (isWestern(text)) return []
  known ??= read()
  const letters = known
  return [...new Set(text.normalize('NFC'))].filter(
    (letter) => !SHAPELESS.test(letter) && !letters.has(letter.codePointAt(0) ?? 0),
  )
}

/** `where`: 'the name'. Undefined where all can be printed. */
export function wordsOfUnprinted(text: string, where: string): string | undefined {
  const letters = unprinted(text)
  if (letters.length === 0) return undefined
  const shown = letters.slice(0, 5).map((one) => `“${one}”`)
  const more = letters.length > shown.length ? ' and others' : ''
  return `We have no letters to print ${shown.join(', ')}${more} in ${where}. Please write it without.`
}
