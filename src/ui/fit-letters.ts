// How large a title may stand on a small sheet: its longest word whole, and all of it on the sheet.

export interface Sheet {
  /** In hundredths of the sheet's width, as all sizes here. */
  width: number
  height: number
  /** Letters are never larger. */
  most: number
}

/** Of a bold letter, times its size. */
const letterWidth = 0.58
const lineHeight = 1.2
/** Lines end before their edge. */
const ragged = 1.2
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

export function fitLetters(text: string, { width, height, most }: Sheet): number {
  const words = text.split(/[\s-]+/).map(lettersOf)
  const longest = Math.max(1, ...words)
  const all = Math.max(1, lettersOf(text))
  return Math.min(
    most,
    width / (longest * letterWidth),
    Math.sqrt((width * height) / (all * letterWidth * lineHeight * ragged)),
  )
}

/** For `font-size: calc(var(--letters) * 1cqw)`. */
export function fittingLetters(text: string, sheet: Sheet): Record<string, string> {
  return { '--letters': fitLetters(text, sheet).toFixed(2) }
}

/** Two letters are about as wide as one ideograph. */
const lettersOf = (text: string) => text.length + (text.match(ideograph)?.length ?? 0)
