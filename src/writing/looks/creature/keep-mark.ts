// Keeps a mark of a colour that stands on a part: a patch over an eye, a tip of a tail.
import type { CharacterType } from '../../../stage/cast.ts'
import type { CreaturePart } from '../../../stage/finer-creature.data.ts'
import { isEnd, type About } from './about.ts'
import type { Around, Heard, Kept } from './heard-animal.ts'
import { sided } from './keep-part.ts'
import { paint } from './paint-part.ts'
import { nouns, type Noun } from './nouns.ts'
import { longest, type Found } from './words-of.ts'

const OVER = /^(?:on|over|around|round|at|to|across|under)$/

/** "a white patch over his left eye", "a black tip to her tail". */
export function keepMark(heard: Heard, noun: Found<Noun>, { paints, end }: Around): Kept | undefined {
  const { words } = heard
  const color = paints[0]?.hide
  if (!color || paints.length > 1 || !OVER.test(words[end]?.word ?? '')) return undefined
  let at = end + 1
  const side: About = { paints: [], isOne: false, forms: [], used: new Set() }
  for (; /^(?:the|his|her|its|their|one|a|left|right|front|back)$/.test(words[at]?.word ?? ''); at += 1) {
    const word = words[at]?.word
    if (word === 'left' || word === 'right') side.side = word
    if ((word === 'front' || word === 'back') && words[at + 1] && !isEnd(words, at + 1)) side.which = word
    else if (word === 'back') break
    if (word === 'one') side.isOne = true
  }
  const place = longest(words, at, nouns())
  if (!place || !isEnd(words, place.end)) return undefined
  const part = placeOf(place.value, side, words[noun.from]?.word === 'tip', heard.type)
  if (!part || !paint(heard, part, color)) return undefined
  return { used: [...Array(place.end - end).keys()].map((k) => end + k) }
}

function placeOf(noun: Noun, side: About, isTip: boolean, type: CharacterType): CreaturePart | undefined {
  if (noun.kind === 'counted') return noun.counted === 'eyes' ? `${side.side ?? 'left'}-eye` : undefined
  if (noun.kind !== 'part') return undefined
  if (isTip) return noun.part === 'tail' ? 'tail-tip' : undefined
  return sided(noun.part, side, type, undefined)
}
