// The letters of a book: which piece of which font carries each letter, and the runs that a text falls into.
import { lettersOf, unwrapWoff } from './font-letters.ts'

/** Reads a file of the @fontsource packages by its path below them: `andika/unicode.json`. */
export type FontShelf = (path: string) => Uint8Array

/** Titles; the story; what is written by hand. */
export type FontRole = 'heading' | 'text' | 'hand'

export interface Run {
  piece: string
  text: string
}

export interface Fonts {
  /** Neighbours of one piece, in the order of the text; what no font has is left out. */
  runs(role: FontRole, text: string): Run[]
  /** The letters that no font has, each once. */
  lacking(role: FontRole, text: string): string[]
  /** The font of a piece, as TrueType. */
  bytes(piece: string): Uint8Array
}

const OTHER_SCRIPTS = ['noto-sans', 'noto-sans-hebrew', 'noto-sans-arabic', 'noto-sans-sc', 'noto-sans-kr']
const FACES: Readonly<Record<FontRole, { families: readonly string[]; weight: number }>> = {
  heading: { families: ['fraunces', ...OTHER_SCRIPTS], weight: 600 },
  text: { families: ['andika', ...OTHER_SCRIPTS], weight: 400 },
  hand: { families: ['patrick-hand', ...OTHER_SCRIPTS], weight: 400 },
}

/** Joiners, variation selectors and tags have no shape of their own. */
const SHAPELESS = /^\p{Default_Ignorable_Code_Point}$/u
const MARK = /^\p{M}$/u

interface Range {
  name: string
  spans: readonly (readonly [number, number])[]
}

function readRanges(json: Uint8Array): Range[] {
  const listed: unknown = JSON.parse(new TextDecoder().decode(json))
  return Object.entries(Object(listed)).map(([name, ranges]) => ({
    name: name.replace(/[[\]]/g, ''),
    spans: String(ranges)
      .split(',')
      .map((range) => {
        const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
        return [parseInt(from, 16), parseInt(to, 16)] as const
      }),
  }))
}

/** What is read from the shelf is kept: open once for a book or for many. */
export function openFonts(shelf: FontShelf): Fonts {
  const kept = <T>(read: (key: string) => T) => {
    const store = new Map<string, T>()
    return (key: string): T => {
      const known = store.get(key)
      if (known !== undefined) return known
      const value = read(key)
      store.set(key, value)
      return value
    }
  }
  const ranges = kept((family) => readRanges(shelf(`${family}/unicode.json`)))
  const bytes = kept((piece) => unwrapWoff(shelf(piece)))
  const letters = kept((piece) => lettersOf(bytes(piece)))
  const found = new Map<string, string | undefined>()

  function search(role: FontRole, letter: number): string | undefined {
    const { families, weight } = FACES[role]
    for (const family of families)
      for (const { name, spans } of ranges(family)) {
        if (!spans.some(([from, to]) => letter >= from && letter <= to)) continue
        const piece = `${family}/files/${family}-${name}-${weight}-normal.woff`
        if (letters(piece).has(letter)) return piece
      }
    return undefined
  }

  function pieceOf(role: FontRole, letter: number): string | undefined {
    const key = `${role}/${letter}`
    if (!found.has(key)) found.set(key, search(role, letter))
    return found.get(key)
  }

  function runs(role: FontRole, text: string): Run[] {
    const made: Run[] = []
    for (const letter of text.normalize('NFC')) {
      const code = letter.codePointAt(0) ?? 0
      const last = made.at(-1)
      // A mark belongs to the letter before it, so the same piece draws both if it can.
      const stays = last && (MARK.test(letter) || SHAPELESS.test(letter)) && letters(last.piece).has(code)
      const piece = stays ? last.piece : SHAPELESS.test(letter) ? undefined : pieceOf(role, code)
      if (piece === undefined) continue
      if (last?.piece === piece) last.text += letter
      else made.push({ piece, text: letter })
    }
    return made
  }

  function lacking(role: FontRole, text: string): string[] {
    const missed = [...new Set(text.normalize('NFC'))].filter(
      (letter) =>
        !/\s/u.test(letter) && !SHAPELESS.test(letter) && pieceOf(role, letter.codePointAt(0) ?? 0) === undefined,
    )
    return missed
  }

  return { runs, lacking, bytes }
}
