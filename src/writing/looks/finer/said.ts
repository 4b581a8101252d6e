// What is said about one noun, and where on a body.
import { MARK_PLACES, type MarkPlace, type Motif, type Print } from '../../../stage/finer-look.data.ts'
import type { Token } from '../look-tokens.ts'

export interface Said {
  /** Big, short, tight: what goes without saying of most things, and not of hair. */
  soft: string[]
  colors: string[]
  /** Of what is on the cloth. */
  inks: string[]
  onBack?: true
  isAllOver?: true
  print?: Print
  motif?: Motif
  text?: string
  side?: 'left' | 'right' | 'both'
  where?: MarkPlace
  count?: number
  reach?: 'chin' | 'shoulder' | 'waist'
  /** What a whole phrase says by itself. */
  groups?: Readonly<Record<string, string | undefined>>
  /** The tokens that say it. */
  used: Set<number>
}

const REACHES: readonly (readonly [RegExp, Said['reach']])[] = [
  [/^(?:down )?to (?:the|her|his) (?:waist|hips|bum|bottom)$/, 'waist'],
  [/^down (?:the|her|his) back$/, 'waist'],
  [/^(?:down )?(?:to|past) (?:the |her |his )?shoulders?$/, 'shoulder'],
  [/^to (?:the|her|his) chin$/, 'chin'],
]
/** Where on a body, by every word for it: what is marked there, or which side it says. */
const PARTS: Readonly<Record<string, string>> = {
  'forehead|temple|temples': 'forehead',
  'cheek|cheekbone|side of the face': 'cheek',
  cheeks: 'cheeks',
  'nose|nostril|nostrils': 'nose',
  'chin|jaw': 'chin',
  'lip|lips|mouth': 'lip',
  'eyebrow|eyebrows|brow|brows': 'brow',
  'eye|eyes|eyelid|eyelids': 'eye',
  'ear|ears|head': 'head',
  'arm|forearm|elbow|bicep|shoulder|lower arm|upper arm': 'arm',
  'arms|forearms|elbows|shoulders|elbow creases': 'arms',
  'hand|wrist|finger|thumb|knuckle|palm': 'hand',
  'hands|wrists|fingers|knuckles|palms': 'hands',
  'leg|calf|shin|thigh|ankle|foot|toe': 'leg',
  'legs|calves|shins|thighs|ankles|feet': 'legs',
  knee: 'knee',
  knees: 'knees',
  'neck|throat': 'neck',
  'chest|breastbone|collarbone': 'chest',
  face: 'face',
}
const PART_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(PARTS).flatMap(([words, part]) => words.split('|').map((word) => [word, part] as const)),
)
const PLACE = new RegExp(
  '^(?:(?:just|right|only|all|taped|stuck|clipped|attached|fixed) )*' +
    '(?<lead>covers|covering|next to|close to|behind|on to|onto|on|in|over|across|above|by|near|around|round|through|down|below|under|underneath|beneath|beside|along|up|at|to|between|of)' +
    '(?: (?:the|her|his|their|one|my|its|each))?(?: (?<both>both))?(?: (?:the|her|his|their))?(?: (?<first>left|right))?' +
    '(?: (?<area>half|sides?|parts?|tips?|tops?|bottom|back|inside|outside|corners?|bridge|middle|crooks?|front|ends?|edge))?' +
    '(?: of)?(?: (?:the|her|his|their|both))*(?: (?<second>left|right))?(?: (?:upper|lower|top|bottom|inner|outer|whole))?' +
    `(?: (?<part>${[...PART_OF.keys()].join('|')}))?(?: and (?:arm|hand|leg|foot|eye|nose|chin|neck|face))?(?: only)?$`,
)

export const phrase = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ')

/** `isBare`: in brackets, "on" goes without saying. */
export function placed(tokens: readonly Token[], at: number, said: Said, isBare = false): number | undefined {
  for (let long = 8; long > 0; long -= 1) {
    const words = phrase(tokens, at, at + long)
    const reach = REACHES.find(([is]) => is.test(words))?.[1]
    if (reach) {
      said.reach = reach
      return at + long
    }
    const side = /^(left|right)(?: sides?)?$/.exec(words)?.[1]
    if (side === 'left' || side === 'right') {
      said.side = side
      return at + long
    }
    const found = PLACE.exec(isBare ? `on ${words}` : words)?.groups
    if (!found || !(found['part'] ?? found['first'] ?? found['second']) || words.startsWith('of ')) continue
    place(said, found)
    return at + long
  }
  return undefined
}

const MANY = /(?:s|feet)$/

/** "Chin", "left eyebrow" before what is there. */
export function placedBefore(tokens: readonly Token[], at: number, said: Said): number {
  const part = PART_OF.get(phrase(tokens, at, at + 1))
  if (!part || /^(?:head|eye)$/.test(part) || said.where !== undefined || MANY.test(phrase(tokens, at, at + 1)))
    return 0
  const side = /^(?:left|right)$/.exec(phrase(tokens, at - 1, at))?.[0]
  place(said, { part: phrase(tokens, at, at + 1), first: side })
  return side ? 2 : 1
}

/** Half a face where no part of it is named; over an eye is the brow, and under it the cheek. */
export function place(said: Said, found: Readonly<Record<string, string | undefined>>): void {
  const side = found['first'] ?? found['second']
  if (side === 'left' || side === 'right') said.side = side
  const part = PART_OF.get(found['part'] ?? '') ?? ''
  if (found['both'] || /^both /.test(found['part'] ?? '')) said.side = 'both'
  const own = side ?? (said.side === 'right' ? 'right' : 'left')
  const isHalf =
    part === 'face' && (found['area'] === 'half' || (/^sides?$/.test(found['area'] ?? '') && side !== undefined))
  const lid = /^(?:above|over)$/.test(found['lead'] ?? '')
    ? 'brow'
    : /^(?:under|below|beneath|underneath)$/.test(found['lead'] ?? '')
      ? 'cheek'
      : 'eye'
  const name = isHalf ? 'half' : part === 'eye' ? lid : part === 'legs' ? 'leg' : part
  const many = MARK_PLACES.find((one) => one === name)
  said.where = many ?? MARK_PLACES.find((one) => one === `${own}-${name}`) ?? said.where
}
