// The text files of the shelf, line by line. Whoever reads them says of a wrong line where it stands and what may stand there.

/** One line of a text file, without the blanks around it. */
export interface TextLine {
  file: string
  line: number
  text: string
}

/** What no text of the shelf may say: file, line, what is wrong, what is allowed there. */
export class ShelfFault extends Error {}

export function shelfFault(at: Pick<TextLine, 'file' | 'line'>, wrong: string, allowed: string): ShelfFault {
  return new ShelfFault(`${at.file}:${at.line}: ${wrong}; allowed here: ${allowed}`)
}

/** All lines that say something: a line that begins with # is a remark. */
export function readTextLines(file: string, source: string): TextLine[] {
  return source
    .split(/\r?\n/)
    .map((text, at) => ({ file, line: at + 1, text: text.trim() }))
    .filter(({ text }) => text !== '' && !text.startsWith('#'))
}

/** "peril 1": the word that a line begins with, and the rest. */
export function keyAndRest({ text }: TextLine): [key: string, rest: string] {
  const blank = text.search(/\s/)
  return blank < 0 ? [text, ''] : [text.slice(0, blank), text.slice(blank).trim()]
}

const pairsOf = (word: string) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))

/** Of a long list only what comes near. */
function someOf(list: readonly string[], word: string): string {
  if (list.length <= 60) return list.join(', ')
  const pairs = new Set(pairsOf(word))
  const near = (one: string) => pairsOf(one).filter((pair) => pairs.has(pair)).length / one.length
  return `${list
    .toSorted((one, other) => near(other) - near(one))
    .slice(0, 6)
    .join(', ')} and ${list.length - 6} others`
}

export function oneOf<T extends string>(list: readonly T[], word: string, at: TextLine, what: string): T {
  const found = list.find((one) => one === word)
  if (found === undefined) throw shelfFault(at, `"${word}" is not a known ${what}`, someOf(list, word))
  return found
}

export const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')
