// What is said about one noun, and where on a body.
import { MARK_PLACES, type MarkPlace, type Motif, type Print } from '../../../stage/finer-look.data.ts'
import type { Token } from '../look-phrases.ts'

export interface Said {
  /** Big, short, tight: what goes without saying of most things, and not of hair. */
  soft: string[]
  colors: string[]
  print?: Print
  motif?: Motif
  text?: string
  side?: 'left' | 'right' | 'both'
  where?: MarkPlace
  count?: number
  reach?: 'chin' | 'shoulder' | 'waist'
  /** The tokens that say it. */
  used: Set<number>
}

const REACHES: readonly (readonly [RegExp, Said['reach']])[] = [
  [/^(?:down )?to (?:the|her|his) (?:waist|hips|bum|bottom)$/, 'waist'],
  [/^down (?:the|her|his) back$/, 'waist'],
  [/^(?:down )?(?:to|past) (?:the |her |his )?shoulders?$/, 'shoulder'],
  [/^to (?:the|her|his) chin$/, 'chin'],
]
const PLACES: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:on|in|over|across|above|by|near|around|through|down) (?:the |her |his |their |one )?(left |right )?(forehead|cheeks?|nose|chin|lip|eyebrows?|eyes?|ears?|arms?|hands?|wrists?|legs?|knees?|foot|feet|neck|chest|face|head)(?: only)?$/,
    '',
  ],
  [/^(?:across|over|on) half (?:of )?(?:the |her |his )?face$/, 'half'],
  [/^(left|right)(?: side)?$/, ''],
  [/^on both (arms|hands|legs|feet|wrists|knees)$/, ''],
  [/^round (?:the |her |his )?neck$/, 'neck'],
  [/^down the (left|right) side of the (neck)(?: and arm)?$/, ''],
]

export const phrase = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ')

export function placed(tokens: readonly Token[], at: number, said: Said): number | undefined {
  for (let long = 8; long > 0; long -= 1) {
    const words = phrase(tokens, at, at + long)
    const reach = REACHES.find(([is]) => is.test(words))?.[1]
    if (reach) {
      said.reach = reach
      return at + long
    }
    for (const [is, usual] of PLACES) {
      const found = is.exec(words)
      if (!found) continue
      place(said, found, usual)
      return at + long
    }
  }
  return undefined
}

function place(said: Said, found: RegExpExecArray, usual: string): void {
  const side = /\b(left|right)\b/.exec(found[0])?.[1]
  const part =
    usual ||
    [...found]
      .slice(1)
      .map((one) => one?.trim())
      .find((one) => one && one !== 'left' && one !== 'right') ||
    ''
  if (side === 'left' || side === 'right') said.side = side
  const name = part
    .replace('eyebrows', 'brow')
    .replace('eyebrow', 'brow')
    .replace(/^wrists?$/, 'hand')
  const own = side ?? said.side ?? 'left'
  const many = MARK_PLACES.find((one) => one === name)
  said.where = MARK_PLACES.find((one) => one === `${own}-${name.replace(/s$/, '')}`) ?? many ?? said.where
  if (many && /s$/.test(name)) said.where = many
}
