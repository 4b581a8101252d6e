// The letters of a book: which piece of which font carries each letter, and the runs that a text falls into.
import { type Glyph, openShape } from './shape-letters.ts'
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
  /** All that a piece has. */
  letters(piece: string): ReadonlySet<number>
  /** The glyphs of a run, from left to right. */
  shape(piece: string, text: string): Glyph[]
}

const EMOJI = 'noto-emoji'
const scripts = (names: string) => names.split(' ').map((name) => `noto-sans-${name}`)
/** Where several have a letter, the first draws it. */
const OTHER_SCRIPTS = [
  ...['noto-sans', ...scripts('hebrew arabic'), EMOJI],
  ...scripts(
    'thai lao khmer myanmar devanagari bengali gurmukhi gujarati oriya tamil telugu kannada malayalam sinhala',
  ),
  ...scripts(
    'georgian armenian ethiopic cherokee canadian-aboriginal mongolian thaana syriac tifinagh nko adlam ol-chiki',
  ),
  'noto-serif-tibetan',
]
/** Han as China writes it, else as Japan does; where kana stand beside it, the other way round. */
const EAST = scripts('sc kr jp')
/** All scripts beyond the voices' own fonts. */
export const FAR_FAMILIES: readonly string[] = [...OTHER_SCRIPTS, ...EAST]
const EAST_BY_KANA = scripts('jp kr sc')
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const FACES: Readonly<Record<FontRole, { own: string; weight: number }>> = {
  heading: { own: 'fraunces', weight: 600 },
  text: { own: 'andika', weight: 400 },
  hand: { own: 'patrick-hand', weight: 400 },
}
/** These have no bold. */
export const ONE_WEIGHT: ReadonlySet<string> = new Set(scripts('mongolian nko tifinagh'))

/** Joiners, variation selectors and tags have no shape of their own. */
const SHAPELESS = /^\p{Default_Ignorable_Code_Point}$/u
const MARK = /^\p{M}$/u
const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u
/** Skin in one colour is the paper. */
const SKIN = /\p{Emoji_Modifier}/gu
const clusters = new Intl.Segmenter('und', { granularity: 'grapheme' })

interface Range {
  name: string
  spans: readonly (readonly [number, number])[]
}

export function readRanges(json: Uint8Array): Range[] {
  const listed: unknown = JSON.parse(new TextDecoder().decode(json))
  // A script whole, where there is such a piece: what joins its letters joins none across pieces.
  const pieces = Object.entries(Object(listed)).toSorted(
    ([a], [b]) => Number(a.startsWith('[')) - Number(b.startsWith('[')),
  )
  return pieces.map(([name, ranges]) => ({
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
  const shapes = kept((piece) => openShape(bytes(piece)))
  const found = new Map<string, string | undefined>()

  const weightOf = (family: string, role: FontRole) => (ONE_WEIGHT.has(family) ? 400 : FACES[role].weight)
  const pieceNamed = (family: string, name: string, role: FontRole) =>
    `${family}/files/${family}-${name}-${weightOf(family, role)}-normal.woff`

  function search(role: FontRole, letter: number, hasKana: boolean): string | undefined {
    for (const family of [FACES[role].own, ...OTHER_SCRIPTS, ...(hasKana ? EAST_BY_KANA : EAST)])
      for (const { name, spans } of ranges(family)) {
        if (!spans.some(([from, to]) => letter >= from && letter <= to)) continue
        const piece = pieceNamed(family, name, role)
        if (letters(piece).has(letter)) return piece
      }
    return undefined
  }

  function pieceOf(role: FontRole, letter: number, hasKana = false): string | undefined {
    const key = `${role}/${letter}/${hasKana}`
    if (!found.has(key)) found.set(key, search(role, letter, hasKana))
    return found.get(key)
  }

  /** A family or an astronaut is one picture of several letters, which only one piece joins. */
  function pieceOfWhole(role: FontRole, cluster: string): string | undefined {
    const parts = [...cluster].filter((one) => one !== '\ufe0f').map((one) => one.codePointAt(0) ?? 0)
    return ranges(EMOJI)
      .map(({ name }) => pieceNamed(EMOJI, name, role))
      .find(
        (piece) =>
          parts.every((one) => letters(piece).has(one)) &&
          shapes(piece)(cluster).filter(({ xAdvance }) => xAdvance > 0).length === 1,
      )
  }

  function runs(role: FontRole, text: string): Run[] {
    const made: Run[] = []
    const hasKana = KANA.test(text)
    const put = (piece: string, letter: string) => {
      const last = made.at(-1)
      if (last?.piece === piece) last.text += letter
      else made.push({ piece, text: letter })
    }
    const putLetters = (cluster: string) => {
      for (const letter of cluster) {
        const code = letter.codePointAt(0) ?? 0
        const last = made.at(-1)
        // A mark belongs to the letter before it, so the same piece draws both if it can.
        const stays = last && (MARK.test(letter) || SHAPELESS.test(letter)) && letters(last.piece).has(code)
        const piece = stays ? last.piece : SHAPELESS.test(letter) ? undefined : pieceOf(role, code, hasKana)
        if (piece !== undefined) put(piece, letter)
      }
    }
    for (const cluster of clustersOf(text)) {
      const whole = cluster.length > 1 && PICTOGRAPH.test(cluster) ? pieceOfWhole(role, cluster) : undefined
      if (whole === undefined) putLetters(PICTOGRAPH.test(cluster) ? cluster.replaceAll(SKIN, '') : cluster)
      else put(whole, cluster)
    }
    return made
  }

  function lacking(role: FontRole, text: string): string[] {
    return [...new Set(text.normalize('NFC'))].filter(
      (letter) =>
        !/\s/u.test(letter) && !SHAPELESS.test(letter) && pieceOf(role, letter.codePointAt(0) ?? 0) === undefined,
    )
  }

  return { runs, lacking, bytes, letters, shape: (piece, text) => shapes(piece)(text) }
}

/** Text without pictographs needs no segmenter. */
function clustersOf(text: string): string[] {
  const whole = text.normalize('NFC')
  return PICTOGRAPH.test(whole) ? [...clusters.segment(whole)].map(({ segment }) => segment) : [whole]
}
