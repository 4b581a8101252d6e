// A sticker that is said with a thing is the thing's: it is drawn on it where it has room, and never on a face.
import type { Token } from '../look-tokens.ts'
import type { NounAt } from './noun-at.ts'
import type { Said } from './said.ts'

export const isSticker = ({ sense }: Pick<NounAt, 'sense'>): boolean => sense === 'mark:sticker'

/** Too thin for a picture, or of wheels and bars. */
const NARROW: ReadonlySet<string> = new Set(
  'chair power-chair crutches sticks cane white-cane glucose-sensor leg-braces surgical-boot feeding oxygen-tube neck-tube head-rest face-mask bandage'.split(
    ' ',
  ),
)
const THINGS: ReadonlySet<string> = new Set('worn aid top bottom tights shoe socks boots glasses trade uniform costume'.split(' ')) // prettier-ignore

export const isThing = ({ sense }: NounAt): boolean => THINGS.has(sense.split(':', 1)[0] ?? '')

export function hasRoom({ sense }: NounAt): boolean {
  const [kind = '', value = ''] = sense.split(':')
  return !/^(?:worn|aid)$/.test(kind) || !NARROW.has(value)
}

/** Which things a sticker is drawn on. */
export const bearsStickers = (noun: NounAt): boolean => /^(?:worn|aid|top):/.test(noun.sense) && hasRoom(noun)

interface Heard {
  tokens: readonly Token[]
  isDressed?: true
}

/** A sticker on a thing: on one that is named before it, or on one that it says itself. */
export const isOfThing = ({ tokens, isDressed }: Heard, noun: NounAt, { where }: Said): boolean =>
  isSticker(noun) &&
  where === undefined &&
  (isDressed === true || /^(?:on|all|over)$/.test(tokens[noun.end]?.word ?? ''))
