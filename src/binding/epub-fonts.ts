// The letters that travel inside the e-book: the pieces of fonts that its words use, and what each is used for.

import type { FontRole, Fonts } from './fonts.ts'
import { JOINED } from './joined.ts'

export interface EpubFont {
  role: FontRole
  file: string
  bytes: Uint8Array
  /** The letters that this piece is to draw in this role, as CSS counts them. */
  letters: string
}

/** What many pieces have beside their own letters. */
const LAST_LATIN = 0x2ff

/** As CSS ranges: `U+20, U+41-5a`. */
function ranges(letters: ReadonlySet<number>): string {
  const spans: { from: number; to: number }[] = []
  for (const letter of [...letters].toSorted((a, b) => a - b)) {
    const last = spans.at(-1)
    if (last && letter === last.to + 1) last.to = letter
    else spans.push({ from: letter, to: letter })
  }
  const hex = (letter: number) => letter.toString(16)
  return spans.map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}

/** The same choice of pieces as on paper, told to the e-reader letter by letter. */
export function epubFonts(fonts: Fonts, written: Readonly<Record<FontRole, string>>): EpubFont[] {
  const roles: readonly FontRole[] = ['heading', 'text', 'hand']
  return roles.flatMap((role) => {
    const used = new Map<string, Set<number>>()
    for (const { piece, text } of fonts.runs(role, written[role])) {
      const letters = used.get(piece) ?? new Set()
      for (const letter of text) letters.add(letter.codePointAt(0) ?? 0)
      // Readers take such letters apart and put them together anew: the parts, too, are to be found here.
      if (JOINED.test(text)) for (const letter of fonts.letters(piece)) if (letter > LAST_LATIN) letters.add(letter)
      used.set(piece, letters)
    }
    return [...used].map(([piece, letters]) => ({
      role,
      file: piece.slice(piece.lastIndexOf('/') + 1),
      bytes: fonts.bytes(piece),
      letters: ranges(letters),
    }))
  })
}

/** Each piece once, though several roles may use it. */
export function filesOf(fonts: readonly EpubFont[]): [string, Uint8Array][] {
  return [...new Map(fonts.map(({ file, bytes }) => [file, bytes]))]
}
