// What the colours that were said are as cloth and as hair.
import { CLOTH_COLORS, type ClothColor } from '../../../stage/cast.ts'
import type { Print } from '../../../stage/finer-look.data.ts'
import { FURTHER_CLOTH_COLORS } from '../../../stage/further-colors.data.ts'
import type { HeardLook, Sitter } from '../heard-look.ts'
import { KINDS } from '../look-lexicon.ts'
import { clothIn, hairIn, type Painted } from '../look-senses.ts'
import type { Said } from './said.ts'

export type Keep = (heard: HeardLook, value: string, said: Said, usual: string | undefined, who: Sitter) => boolean

export const of = <T extends string>(all: readonly T[], value: string): T | undefined =>
  all.find((one) => one === value)

export const wordsAsUnits = (words: readonly string[]) =>
  words.map((word) => ({ word, kinds: KINDS.get(word) ?? new Set<string>(), from: 0, to: 0 }))
const painted = (words: readonly string[]): ClothColor[] =>
  words.flatMap((word) => {
    const found: Painted<ClothColor> | undefined = clothIn(wordsAsUnits([word]))
    return found ? [found.value] : []
  })
export const cloths = ({ colors }: Said): ClothColor[] => painted(colors)
/** What the cloth is printed in: what was said of the print, else the second colour of the cloth. */
export const inkOf = ({ colors, inks }: Said): ClothColor | undefined => painted(inks)[0] ?? painted(colors)[1]
/** Two colours of one cloth are seen, also where no pattern was said. */
export const printSaid = ({ print, colors, motif, text }: Said) =>
  print ?? (motif === undefined && text === undefined && painted(colors).length > 1 ? ('blocks' as const) : undefined)
export const hairs = ({ colors }: Said) => colors.flatMap((word) => hairIn(wordsAsUnits([word]))?.value ?? [])

/** The cloth that a pattern is of where no colour is said. */
const OF_PRINT: Readonly<Partial<Record<Print, ClothColor>>> = {
  zebra: 'white',
  leopard: 'mustard',
  camouflage: 'khaki',
}

/** Of a noun that says its colour itself. */
export const cloth = (usual: string | undefined, print?: Print): ClothColor | undefined => {
  const name = usual?.split(':')[0]
  return name ? of([...CLOTH_COLORS, ...FURTHER_CLOTH_COLORS], name) : print && OF_PRINT[print]
}
