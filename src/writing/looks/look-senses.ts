// What a word of a look is drawn as, and whether that is it or only the nearest.
import {
  ACCESSORIES,
  BOTTOMS,
  CLOTH_COLORS,
  EYE_COLORS,
  HAIR_COLORS,
  HAIR_STYLES,
  SKINS,
  TOPS,
} from '../../stage/cast.ts'
import { FURTHER_HIDES, HIDES } from '../../stage/finer-creature.data.ts'
import { FURTHER_EYE_COLORS } from '../../stage/finer-look.data.ts'
import { FURTHER_CLOTH_COLORS, FURTHER_HAIR_COLORS } from '../../stage/further-colors.data.ts'
import { COLOR_PAINTS, type ColorPaints } from './look-colors.data.ts'
import type { Unit } from './look-phrases.ts'
import { BOTTOM_NOUNS, STYLE_ADJECTIVES, STYLE_NOUNS, TOP_NOUNS, WORN_NOUNS } from './look-words.data.ts'

export interface Sense<T> {
  value: T
  isNear: boolean
}

function senseOf<T extends string>(written: string | undefined, all: readonly T[]): Sense<T> | undefined {
  const value = all.find((one) => one === written?.replace('~', ''))
  return value === undefined ? undefined : { value, isNear: written?.startsWith('~') === true }
}

function senses<T extends string>(
  words: Readonly<Record<string, string>>,
  all: readonly T[],
): (word: string) => Sense<T> | undefined {
  const known = new Map(
    Object.entries(words).flatMap(([names, written]) => {
      const sense = senseOf(written, all)
      return sense ? names.split('|').map((name) => [name, sense] as const) : []
    }),
  )
  return (word) => known.get(word)
}

export const styleOf = senses(STYLE_NOUNS, HAIR_STYLES)
export const styleSaid = senses(STYLE_ADJECTIVES, [...HAIR_STYLES, 'straight'])
export const topOf = senses(TOP_NOUNS, TOPS)
export const bottomOf = senses(BOTTOM_NOUNS, BOTTOMS)
export const wornOf = senses(WORN_NOUNS, ACCESSORIES)

const PAINTS: ReadonlyMap<string, ColorPaints> = new Map(
  Object.entries(COLOR_PAINTS).flatMap(([names, paints]) => names.split('|').map((name) => [name, paints] as const)),
)

const SHADES = /^(?:dark|light|pale|very pale|medium|fair|golden|silver|tan|very dark|olive)$/

export interface Painted<T> extends Sense<T> {
  by: readonly Unit[]
}

/** The colour that these words say of a thing of this kind; of two the first, of a shade and a colour both. */
function painted<T extends string>(
  colors: readonly Unit[],
  of: (paints: ColorPaints) => string | undefined,
  all: readonly T[],
): Painted<T> | undefined {
  const [first, second] = colors
  if (!first) return undefined
  const one = (word: string) => senseOf(of(PAINTS.get(word) ?? {}), all)
  if (second) {
    const both = one(`${first.word} ${second.word}`)
    if (both) return { ...both, by: [first, second] }
    const main = SHADES.test(first.word) ? one(second.word) : undefined
    if (main) return { value: main.value, isNear: true, by: [first, second] }
  }
  const alone = one(first.word)
  return alone && { ...alone, by: [first] }
}

const CLOTHS = [...CLOTH_COLORS, ...FURTHER_CLOTH_COLORS]
const HAIRS = [...HAIR_COLORS, ...FURTHER_HAIR_COLORS]
const EYES = [...EYE_COLORS, ...FURTHER_EYE_COLORS]
const COATS = [...HIDES, ...FURTHER_HIDES]

export const clothIn = (colors: readonly Unit[]) => painted(colors, ({ cloth }) => cloth, CLOTHS)
export const hairIn = (colors: readonly Unit[]) => painted(colors, ({ hair }) => hair, HAIRS)
export const eyesIn = (colors: readonly Unit[]) => painted(colors, ({ eyes }) => eyes, EYES)
export const hideIn = (colors: readonly Unit[]) => painted(colors, ({ hide }) => hide, COATS)
export const skinIn = (colors: readonly Unit[]) => painted(colors, ({ skin }) => skin, SKINS)
