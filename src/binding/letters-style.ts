// The same letters on screens as on paper: every piece of the other scripts' fonts as CSS knows it.
import { FAR_FAMILIES, type FontShelf, ONE_WEIGHT, readRanges } from './fonts.ts'

export interface LettersStyle {
  css: string
  /** Name of the file in the stylesheet -> its path on the shelf. */
  files: ReadonlyMap<string, string>
}

const hex = (letter: number) => letter.toString(16)

/** `folder`: where the files are asked for. */
export function lettersStyle(shelf: FontShelf, folder: string): LettersStyle {
  const files = new Map<string, string>()
  // Of faces that share a letter the last one draws it: first comes last.
  const faces = FAR_FAMILIES.toReversed().flatMap((family) =>
    readRanges(shelf(`${family}/unicode.json`))
      .toReversed()
      .flatMap(({ name, spans }) =>
        // Each weight by itself: of faces for one weight and faces for a span of them a browser looks at one kind only.
        [400, 600].map((weight) => {
          const file = `${family}-${name}-${ONE_WEIGHT.has(family) ? 400 : weight}-normal.woff`
          files.set(file, `${family}/files/${file}`)
          const range = spans.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',')
          return `@font-face{font-family:'Noto far';font-weight:${weight};font-display:swap;src:url('${folder}${file}') format('woff');unicode-range:${range}}`
        }),
      ),
  )
  return { css: faces.join('\n'), files }
}
