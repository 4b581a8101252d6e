// What one phrase says of a creature as a whole: its coat, size, age and stuff.
import type { CharacterType } from '../../stage/cast.ts'
import { type Ending, type HeardLook, keep, NOTHING, type Parts, type Sitter } from './heard-look.ts'
import { is, type Unit } from './look-phrases.ts'
import { keepSize, sizeSaid } from './creature/size-of.ts'
import { hideIn } from './look-senses.ts'
import { KIND_WORDS, STUFF_ADJECTIVES } from './look-words.data.ts'

const FURRY: ReadonlySet<CharacterType> = new Set(['dog', 'cat', 'rabbit', 'monster', 'other'])
const SCALY: ReadonlySet<CharacterType> = new Set(['dragon', 'alien'])

export function hearCreature(heard: HeardLook, { head, mods, colors, phrase }: Parts, { type }: Sitter): Ending {
  if (phrase.isDenied) return NOTHING
  const by: Unit[] = []
  let isNear = false
  const isKind = (unit: Unit) => KIND_WORDS[type]?.split('|').includes(unit.word) === true
  const isOfKind = head !== undefined && isKind(head)
  if (head && isOfKind) by.push(head)
  for (const unit of mods) {
    if (isKind(unit)) by.push(unit)
    else if (is(unit, 'small', 'large')) {
      if (keepSize(heard, sizeSaid(unit.word))) by.push(unit)
    } else if (is(unit, 'old')) {
      if (keep(heard, 'old', true)) by.push(unit)
    } else if (is(unit, 'stuff')) {
      const { bronze, nearBronze, stone } = STUFF_ADJECTIVES
      const isBronze = `${bronze}|${nearBronze}`.split('|').includes(unit.word)
      if (!keep(heard, 'made', isBronze ? 'bronze' : 'stone')) continue
      by.push(unit)
      isNear ||= unit.word !== bronze && unit.word !== stone
    } else if ((is(unit, 'fur') && FURRY.has(type)) || (is(unit, 'scale') && SCALY.has(type))) by.push(unit)
    else if (is(unit, 'metal') && ((colors.length > 0 && type === 'robot') || keep(heard, 'hide', 'silver')))
      by.push(unit)
    else if (is(unit, 'spotted') && colors.length === 0 && keep(heard, 'hide', 'spotted')) by.push(unit)
  }
  const [first, second, third] = colors
  const isPatched = first && second && !third && isPiebald(first.word, second.word) && keep(heard, 'hide', 'spotted')
  if (isPatched) {
    by.push(first, second)
    isNear = true
  }
  const hide = isPatched ? undefined : hideIn(colors)
  if (hide && keep(heard, 'hide', hide.value)) {
    by.push(...hide.by)
    isNear ||= hide.isNear
  }
  const told = [heard.size, heard.old && 'old', heard.made, heard.made ? undefined : heard.hide].filter(Boolean)
  if (head && !isOfKind) {
    // Of another kind, or of a breed: it is drawn as the kind that was chosen.
    if (!is(head, 'breed') && !is(head, 'species')) return NOTHING
    return { drawn: [...told, type === 'other' ? 'furry creature' : type].join(' '), by, isNear: true }
  }
  return by.length === 0 ? NOTHING : { drawn: [...told, type === 'other' ? 'creature' : type].join(' '), by, isNear }
}

const isPiebald = (one: string, other: string) =>
  new Set([one, other]).has('white') &&
  /^(?:black|brown|tan|chocolate|ginger|liver|dark brown|white)$/.test(one === 'white' ? other : one)

export const hearSpots = (heard: HeardLook, { head, mods, colors, phrase }: Parts): Ending => {
  if (!head) return NOTHING
  if (phrase.isDenied) return heard.hide === 'spotted' || mods.length > 0 ? NOTHING : { drawn: '', by: phrase.units }
  if (!keep(heard, 'hide', 'spotted')) return NOTHING
  const brown = colors.filter(({ word }) => word === 'brown')
  return { drawn: 'a white coat with brown spots', by: [head, ...brown], isNear: colors.length > brown.length }
}
