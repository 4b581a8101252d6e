// A member's own story laid into 24 pages: word for word, cut where sentences end, with her own page breaks and paragraphs kept where they fit.
import { wordCount } from '../english/sentences.ts'

export const OWN_PAGES = 24
export const ownWords = { least: 40, most: 1440 } as const

export interface OwnPage {
  text: string
  /** The whole sentence, where the page has a part of one: its picture is of that. */
  sense?: string
  /** What its member wrote in square brackets for the illustrator: never printed. */
  draw?: string
}

export interface OwnStory {
  /** Its first heading, if it begins with one. */
  title: string
  pages: OwnPage[]
}

/** What may not be torn, and what stands before it. */
interface Piece {
  text: string
  words: number
  /** How it is parted from the piece before. */
  after: 'page' | 'paragraph' | 'sentence' | 'clause'
  /** The sentence that it is a part of. */
  of: string
  draw?: string
}

const HEADING = /^#{1,6}\s+(.+?)\s*#*$/u
const PAGE_BREAK = /^(?:-{3,}|\*{3,}|_{3,}|\* \* \*)$/u
/** "[Mia on the roof at night]" alone on its line. */
const DRAW = /^\[([^\]\n]{1,300})\]$/u

/** Marks of Markdown are no words. */
const unmarked = (line: string) =>
  line
    .replace(/^(?:>\s*)+/u, '')
    .replace(/^[*+-]\s+(?=\S)/u, '')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/gu, '$2')
    .replace(/(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_]+?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu, '$2')

/** A sentence ends behind its marks and whatever closes with them; not after Mrs., nor where speech goes on in small letters. */
const SENTENCE = /(?<=[.!?…。！？]["”’'»)]*)(?<!\b(?:Mrs|Mr|Dr|St|No)\.)\s+(?!\p{Ll})/u
/** Behind a comma and its like, or before the word that goes on. */
const CLAUSES = [
  /(?<=[,;:—–]["”’'»)]*)\s+/gu,
  /\s+(?=(?:and|but|so|because|then|when|until|while|who)\b)/giu,
  /\s+(?=(?:to|with|in|into|on|at|from|up|down|over|after|for|of|like)\b)/giu,
  /(?<!\b(?:an?|the|my|his|her|our|their|some|of|to|and|one|big|little|very|so))\s+/giu,
  /\s+/gu,
]

const piece = (text: string, after: Piece['after'], draw?: string, of = text): Piece => ({
  text,
  words: wordCount(text),
  after,
  of,
  ...(draw && { draw }),
})

/** Short, with nothing behind it that ends a sentence, and alone: so people write a title who know no marks. */
const isPlainTitle = (line: string, next: string | undefined): boolean =>
  next === '' && line.length <= 60 && !/[.!?…,;:。！？"”’)]$/u.test(line) && !DRAW.test(line) && !PAGE_BREAK.test(line)

/** The lines of a story, and whether it begins with its title. */
function linesOf(story: string): { title: string; lines: string[] } {
  const lines = story
    .replace(/\r\n?/gu, '\n')
    .split('\n')
    .map((line) => line.trim())
  const first = lines.findIndex((line) => line !== '')
  const line = lines[first] ?? ''
  const [, marked] = HEADING.exec(line) ?? []
  const title = marked ?? (isPlainTitle(line, lines[first + 1]) ? line : '')
  return { title: unmarked(title), lines: title === '' ? lines : lines.slice(first + 1) }
}

function piecesOf(lines: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  let after: Piece['after'] = 'page'
  let draw: string | undefined
  for (const line of lines) {
    const [, asked] = DRAW.exec(line) ?? []
    if (PAGE_BREAK.test(line)) after = 'page'
    else if (asked !== undefined) draw = asked
    else if (line === '') after = after === 'page' ? 'page' : 'paragraph'
    else {
      const [, heading] = HEADING.exec(line) ?? []
      // A heading begins a page where that fits.
      if (heading !== undefined) after = 'page'
      for (const sentence of unmarked(heading ?? line).split(SENTENCE)) {
        pieces.push(piece(sentence, after, draw))
        ;[after, draw] = ['sentence', undefined]
      }
      // Verses and lists keep their lines together on a page, and a heading leads what follows it.
      after = 'sentence'
    }
  }
  return pieces
}

/** Parts the longest until there is one for every page: nobody’s page is left empty. */
function partedFor(pages: number, pieces: readonly Piece[]): Piece[] {
  const parted = [...pieces]
  while (parted.length < pages) {
    const longest = parted.reduce((best, one, at) => (one.words > (parted[best]?.words ?? 0) ? at : best), 0)
    const one = parted[longest]
    const halves = one && halvesOf(one)
    if (!halves) break
    parted.splice(longest, 1, ...halves)
  }
  return parted
}

function halvesOf({ text, words, after, draw, of }: Piece): [Piece, Piece] | undefined {
  if (words < 2) return undefined
  for (const [nth, clause] of CLAUSES.entries()) {
    const cuts = [...text.matchAll(clause)].map(
      ({ index, 0: gap }) => [text.slice(0, index), text.slice(index + gap.length)] as const,
    )
    const least = nth < 2 ? Math.min(3, words / 3) : 1
    const fair = cuts.filter((halves) => halves.every((half) => wordCount(half) >= least))
    const [best] = fair.toSorted((a, b) => Math.abs(a[0].length - a[1].length) - Math.abs(b[0].length - b[1].length))
    if (best) return [piece(best[0], after, draw, of), piece(best[1], 'clause', undefined, of)]
  }
  return undefined
}

/** What it costs that a page begins here, in the words by which two pages may differ instead; and that it does not where its member broke it. */
const TEARS: Readonly<Record<Piece['after'], number>> = { page: 0, paragraph: 0.1, sentence: 0.5, clause: 1.2 }
const JOINED = 4

/** The cheapest way to lay the pieces, in their order, on so many pages. */
function laid(pieces: readonly Piece[], pages: number): Piece[][] {
  const wanted = pieces.reduce((sum, { words }) => sum + words, 0) / pages
  const cost = (from: number, to: number) => {
    let words = 0
    let joined = 0
    for (let at = from; at < to; at++) {
      words += pieces[at]?.words ?? 0
      if (at > from && pieces[at]?.after === 'page') joined += JOINED
    }
    return ((words - wanted) / wanted) ** 2 + TEARS[pieces[from]?.after ?? 'sentence'] + joined
  }
  let best: { cost: number; from: number[] }[] = pieces.map((_, at) => ({ cost: cost(0, at + 1), from: [0] }))
  for (let page = 1; page < pages; page++) {
    best = pieces.map((_, at) => {
      let found = { cost: Infinity, from: [0] }
      for (let from = Math.max(page, at - 60); from <= at; from++) {
        const before = best[from - 1]
        const all = (before?.cost ?? Infinity) + cost(from, at + 1)
        if (before && all < found.cost) found = { cost: all, from: [...before.from, from] }
      }
      return found
    })
  }
  const starts = best.at(-1)?.from ?? [0]
  return starts.map((from, at) => pieces.slice(from, starts[at + 1] ?? pieces.length))
}

const BETWEEN: Readonly<Record<Piece['after'], string>> = { page: '\n', paragraph: '\n', sentence: ' ', clause: ' ' }

function pageOf(pieces: readonly Piece[]): OwnPage {
  const text = pieces.map((one, at) => (at === 0 ? '' : BETWEEN[one.after]) + one.text).join('')
  const draw = pieces.flatMap((one) => one.draw ?? []).join('. ')
  const sense = [...new Set(pieces.map(({ of }) => of))].join(' ')
  const isPart = pieces.some((one) => one.of !== one.text)
  return { text, ...(isPart && sense !== text && { sense }), ...(draw !== '' && { draw }) }
}

/** Counted as it will be printed. */
export function ownWordCount(story: string): number {
  return piecesOf(linesOf(story).lines).reduce((sum, { words }) => sum + words, 0)
}

export function fitPages(story: string): OwnStory {
  const { title, lines } = linesOf(story)
  const pieces = partedFor(OWN_PAGES, piecesOf(lines))
  return { title, pages: laid(pieces, Math.min(OWN_PAGES, pieces.length)).map(pageOf) }
}

/** As much of a story from its beginning as 24 pages hold, cut where a sentence ends. */
export function firstPages(story: string): string {
  let words = 0
  const kept: string[] = []
  for (const line of story.replace(/\r\n?/gu, '\n').split('\n')) {
    const sentences: string[] = []
    for (const sentence of line.split(SENTENCE)) {
      words += wordCount(sentence)
      if (words > ownWords.most) return [...kept, sentences.join(' ')].join('\n').trim()
      sentences.push(sentence)
    }
    kept.push(line)
  }
  return kept.join('\n').trim()
}

export interface Chapter {
  title: string
  text: string
  words: number
}

const CHAPTER =
  /^(?:#{1,6}\s+(.+?)\s*#*|((?:chapter|part)\s+(?:\d+|[ivxlc]+|one|two|three|four|five|six|seven|eight|nine|ten|\p{L}+teen|twenty)\b.{0,60}))$/iu

/** What stands under each heading; none where there are not two of them. */
export function chaptersOf(story: string): Chapter[] {
  const chapters: { title: string; lines: string[] }[] = []
  for (const line of story.replace(/\r\n?/gu, '\n').split('\n')) {
    const [, marked, said] = CHAPTER.exec(line.trim()) ?? []
    const title = marked ?? said
    if (title !== undefined) chapters.push({ title: unmarked(title), lines: [] })
    else chapters.at(-1)?.lines.push(line)
  }
  const told = chapters.flatMap(({ title, lines }) => {
    const text = lines.join('\n').trim()
    return text === '' ? [] : [{ title, text: `# ${title}\n\n${text}`, words: wordCount(text) }]
  })
  return told.length > 1 ? told : []
}
