// What is written about somebody's looks, as the chips that say the same; what no chip says stays in words.

import type { CharacterType } from '../stage/cast.ts'
import { hearLook, type Hearing } from '../writing/looks/hear-look.ts'
import type { HeardLook, Sitter } from '../writing/looks/heard-look.ts'
import { blankLook, lookInWords, type LookAnswers, type LookChoice, lookOptionsFor, lookParts } from './look-answers.ts'

/** Nothing is lost and nothing is added: both are drawn alike. */
export function answersOfLook(who: Sitter, description: string): LookAnswers {
  const kept: LookAnswers = { ...blankLook, approved: false }
  const words: string[] = []
  for (const phrase of description.split(/\s*[,\n]\s*/).filter((phrase) => phrase.trim() !== '')) {
    const chips = chipsOf(who, phrase)
    const isFree = chips.every(([part]) => kept[part] === '')
    if (isFree && saysTheSame(who, phrase, lookInWords(who.type, { ...blankLook, ...Object.fromEntries(chips) })))
      for (const [part, value] of chips) kept[part] = value
    else words.push(phrase.trim())
  }
  const heard = { ...kept, words: words.join(', ') }
  const isWhole = saysTheSame(who, description, lookInWords(who.type, heard))
  return isWhole ? heard : { ...kept, ...blankLook, approved: false, words: description.trim().replaceAll(/\s+/g, ' ') }
}

/** Whether two descriptions draw the same figure, whatever the dice say of the rest. */
export const drawsTheSame = (who: Sitter, one: string, other: string): boolean =>
  figureIn(hearLook(one, who)) === figureIn(hearLook(other, who))

/** And leave the same undrawn. */
function saysTheSame(who: Sitter, one: string, other: string): boolean {
  const [left, right] = [one, other].map((words) => hearLook(words, who)).map(leftIn)
  return left === right && drawsTheSame(who, one, other)
}

function chipsOf(who: Sitter, phrase: string): [LookChoice, string][] {
  const { look } = hearLook(phrase, who)
  const { first, more } = lookParts(who.type)
  return [...first, ...more].flatMap((part): [LookChoice, string][] => {
    const value = valueOf(part, look, who.type)
    const isOffered = lookOptionsFor(part, who.type).some((option) => option.value === value)
    return value !== undefined && isOffered ? [[part, value]] : []
  })
}

function valueOf(part: LookChoice, look: HeardLook, type: CharacterType): string | undefined {
  const [worn] = look.worn
  const parts: Readonly<Record<LookChoice, string | undefined>> = {
    skin: look.skin,
    hair: look.hairColor,
    style: look.style ?? look.length,
    top: look.top,
    cloth: lookParts(type).first.includes('top') ? look.topColor : worn?.color,
    eyes: look.eyes,
    glasses: look.glasses,
    freckles: look.freckles === undefined ? undefined : look.freckles ? 'freckles' : 'no freckles',
    beard: look.beard,
    extra: look.isBare ? 'none' : worn?.what,
    hide: look.hide,
  }
  return parts[part]
}

function figureIn({ look: { denied, ...heard } }: Hearing): string {
  const known = Object.entries({ ...heard, denied: [...denied].toSorted() })
  return JSON.stringify(known.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const leftIn = ({ near, unheard }: Hearing): string =>
  JSON.stringify([...near.map(({ said }) => said), ...unheard].toSorted())
