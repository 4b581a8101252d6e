// The words of the pages of paper round a story, the same on paper and on every screen.

export const listNames = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** Under the title; empty where nobody is named. */
export const aboutWords = (names: readonly string[]): string =>
  listNames(names) === '' ? '' : `A story about ${listNames(names)}`

const MOST_LINES = 4
const LONGEST_LINE = 44

/** Few short sentences stand in lines of their own, a signature below them; what has lines already keeps them. */
export function byItself(words: string): string {
  if (words.includes('\n')) return words
  const sentences = words.split(/(?<=\p{Ll}{3}[.!?…]["”’]?)\s+(?=[\p{Lu}\p{Lo}“"])/u)
  const isShort = sentences.length <= MOST_LINES && sentences.every(({ length }) => length <= LONGEST_LINE)
  return isShort ? sentences.join('\n') : words
}

/** Nobody opens a book at an empty page. */
export const dedicationWords = (dedication: string, names: readonly string[]): string =>
  byItself(dedication.trim()) || `This book belongs to ${listNames(names)}.`

const dayOf = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))

export interface Made {
  heroes: readonly string[]
  /** Honestly, what was written and drawn by what; a paragraph each. */
  colophon: readonly string[]
  /** YYYY-MM-DD. */
  finishedOn: string
  /** The edition's content hash; empty while it is not finished. */
  id: string
}

/** How a book was made, a paragraph each. */
export const colophonWords = ({ heroes, colophon, finishedOn, id }: Made): string[] => [
  `Made for ${listNames(heroes)}, finished on ${dayOf(finishedOn)}.`,
  ...colophon,
  ...(id === '' ? [] : [`Edition ${id.slice(0, 12)}`]),
]
