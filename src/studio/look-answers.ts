// What is chosen about somebody's looks, the chips that it is chosen from, and both in the words that the illustrator reads.

import { z } from 'zod'
import {
  ACCESSORIES,
  BEARDS,
  type CharacterType,
  CLOTH_COLORS,
  EYE_COLORS,
  GLASSES,
  HAIR_COLORS,
  HAIR_STYLES,
  SKINS,
  TOPS,
} from '../stage/cast.ts'
import { FURTHER_HIDES, HIDES } from '../stage/finer-creature.data.ts'
import { FURTHER_CLOTH_COLORS, FURTHER_HAIR_COLORS } from '../stage/further-colors.data.ts'
import { lookChoices } from '../books/chosen-look.ts'
import type { ChosenLook } from '../stage/chosen-look.ts'
import { CLOTH_NAMES } from '../writing/looks/cloth-word.ts'
import { BEARD_NAMES, HAIR_PHRASES, SKIN_NAMES } from '../writing/looks/describe-look.ts'
import { PEOPLE } from '../writing/looks/heard-look.ts'
import type { Option } from './choice-lists.ts'

const typed = z.string()

export const lookAnswers = z.object({
  skin: typed,
  hair: typed,
  style: typed,
  top: typed,
  cloth: typed,
  eyes: typed,
  glasses: typed,
  // A draft on a device may be older than these two.
  freckles: typed.default(''),
  beard: typed.default(''),
  extra: typed,
  hide: typed,
  words: typed,
  /** How often it was drawn again. */
  rolls: z.number().int(),
  /** The book draws what the portrait shows. */
  approved: z.boolean(),
})
export type LookAnswers = z.infer<typeof lookAnswers>
export type LookChoice = Exclude<keyof LookAnswers, 'rolls' | 'approved' | 'words'>

export const blankLook: LookAnswers = {
  ...{
    skin: '',
    hair: '',
    style: '',
    top: '',
    cloth: '',
    eyes: '',
    glasses: '',
    freckles: '',
    beard: '',
    extra: '',
    hide: '',
    words: '',
  },
  rolls: 0,
  approved: true,
}

/** Chosen on purpose: it is left to us. */
export const leftToUs = 'any'
const said = (value: string) => (value === leftToUs ? '' : value)

export const lookLimits = { words: 200 } as const

/** Ids are British, words American; the illustrator reads both. */
const american = (words: string) => words.replaceAll('grey', 'gray')
const spaced = (value: string) => american(value.replace(/^(hair|bow|hearing)-(?!tie)/, '$1 '))
const options = (values: readonly string[], label: (value: string) => string = spaced): Option[] =>
  values.map((value) => ({ value, label: label(value) }))

const lookOptions: Readonly<Record<LookChoice, readonly Option[]>> = {
  skin: options(SKINS),
  hair: options([...HAIR_COLORS, ...FURTHER_HAIR_COLORS.slice(0, 1)]),
  style: options(HAIR_STYLES),
  top: options(TOPS.filter((top) => top !== 'none')),
  cloth: options([...CLOTH_COLORS, ...FURTHER_CLOTH_COLORS.slice(0, 6)], (color) =>
    american(wordOf(CLOTH_NAMES, color)),
  ),
  eyes: options(EYE_COLORS),
  glasses: options(GLASSES, (glasses) => (glasses === 'none' ? 'no glasses' : glasses)),
  freckles: options(['freckles', 'no freckles']),
  beard: options(BEARDS, (beard) => (beard === 'none' ? 'clean-shaven' : beard)),
  extra: options(ACCESSORIES, (one) => (one === 'none' ? 'nothing' : spaced(one))),
  hide: options([...HIDES, ...FURTHER_HIDES.slice(0, 3)]),
}

/** What a dog or a robot would not wear, and what nobody but a pet wears. */
const forPeople = new Set(['hair-clip', 'boots', 'headphones', 'hearing-aid', 'wheelchair'])
const forPets = new Set(['collar', 'bow-tie'])

export function lookOptionsFor(part: LookChoice, type: string): readonly Option[] {
  if (part !== 'extra') return lookOptions[part]
  const strange = isPerson(type) ? forPets : forPeople
  return lookOptions.extra.filter(({ value }) => !strange.has(value))
}

function wordOf(words: Readonly<Record<string, string>>, value: string): string {
  return words[value] ?? value
}

export const isPerson = (type: string) => [...PEOPLE].some((person: CharacterType) => person === type)

/** The parts of a look that somebody of this kind has. */
export function lookParts(type: string): { first: LookChoice[]; more: LookChoice[] } {
  return isPerson(type)
    ? {
        first: ['skin', 'hair', 'style', 'top', 'cloth'],
        more: ['eyes', 'glasses', 'freckles', ...(type === 'man' ? (['beard'] as const) : []), 'extra'],
      }
    : { first: ['hide', 'extra', 'cloth'], more: [] }
}

/** Of another kind other things are chosen: what an animal has no use for goes, what was typed stays, and nobody has seen this one yet. */
export function lookOfKind(type: string, before: { type: string; look: LookAnswers }): LookAnswers {
  if (type === before.type || before.type === '') return before.look
  const look = isPerson(type) === isPerson(before.type) ? before.look : { ...blankLook, words: before.look.words }
  return { ...look, approved: false }
}

/** What was chosen, as it is. `seed`: of the portrait that was approved. */
export function chosenOf(type: string, look: LookAnswers, seed?: string): ChosenLook {
  const { first, more } = lookParts(type)
  const chosen = Object.fromEntries(
    [...first, ...more]
      .filter((part) => said(look[part]) !== '')
      .map((part) => [part, part === 'freckles' ? look.freckles === 'freckles' : look[part]]),
  )
  return { choices: lookChoices.parse(chosen), words: look.words.trim(), ...(seed !== undefined && { seed }) }
}

/** What was chosen, as a physical description. */
export function lookInWords(type: string, look: LookAnswers): string {
  const parts = isPerson(type) ? personParts(look) : creatureParts(look)
  return [...parts, look.words.trim()].filter(Boolean).join(', ')
}

export const skinWords = (look: LookAnswers): string => {
  const skin = said(look.skin)
  return skin && `${SKIN_NAMES[skin] ?? skin} skin`
}

function personParts(look: LookAnswers): string[] {
  const { eyes, glasses, freckles } = look
  return [
    skinWords(look),
    hairWords(look),
    eyes && `${eyes} eyes`,
    glasses && glasses !== 'none' ? `${glasses} glasses` : '',
    freckles,
    beardWords(look),
    clothesWords(look),
    extraWords(look),
  ]
}

function creatureParts(look: LookAnswers): string[] {
  return [look.hide, extraWords(look, look.cloth)]
}

export function hairWords(look: LookAnswers): string {
  const [hair, style] = [said(look.hair), said(look.style)]
  const phrase = HAIR_PHRASES.get(style)
  if (phrase) return phrase(hair).replaceAll(/\s+/g, ' ').trim()
  return hair === '' ? '' : `${hair} hair`
}

export function beardWords({ beard }: LookAnswers): string {
  return new Map<string, string>(Object.entries(BEARD_NAMES)).get(beard) ?? ''
}

export function clothesWords({ top, cloth }: LookAnswers): string {
  const worn = [cloth && wordOf(CLOTH_NAMES, cloth), top].filter(Boolean).join(' ')
  return top === '' ? '' : top === 'dungarees' ? worn : `a ${worn}`
}

export function extraWords({ extra }: LookAnswers, cloth = ''): string {
  if (extra === '') return ''
  if (extra === 'none') return 'nothing else'
  const worn = extra === 'flower' ? 'flower in the hair' : extra.replace('-', ' ')
  const color = cloth === '' ? '' : `${wordOf(CLOTH_NAMES, cloth)} `
  return `${extra === 'headphones' ? '' : 'a '}${color}${worn}`
}
