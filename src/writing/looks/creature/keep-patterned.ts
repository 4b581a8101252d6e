// Keeps a pattern that one part has and the rest has not: a stripy tail, a rainbow mane, hearts on its tummy.
import { BODY_OF, DRAWN_COATS, PATTERN_ON } from '../../../stage/drawn-creature.data.ts'
import { type CoatKind, type CreaturePart, PATTERNED, type Patterned } from '../../../stage/finer-creature.data.ts'
import { isEnd, isJoin, type Paint } from './about.ts'
import type { Around, Heard, Kept } from './heard-animal.ts'
import { nouns } from './nouns.ts'
import { paint } from './paint-part.ts'
import { longest } from './words-of.ts'

/** With its own ground, and the colour of what is on it. */
export function keepPatterned(
  heard: Heard,
  part: CreaturePart,
  kind: CoatKind,
  { paints, inks, count, forms, side }: Pick<Around, 'paints' | 'count' | 'forms' | 'side'> & { inks?: Paint[] },
): Kept | undefined {
  const { look, type } = heard
  const own: Patterned | undefined = PATTERNED.find((one) => one === part)
  const { species, patterned } = look.creature
  const body = (species && BODY_OF[species]) ?? type
  if (!own || !DRAWN_COATS.has(kind) || !PATTERN_ON[own].split('|').includes(body)) return undefined
  const [ground, ink = inks?.[0]] = paints
  if (count !== undefined || side || forms.length > 0 || paints.length > 2) return undefined
  if (ground && (!ground.hide || !paint(heard, part, ground.hide))) return undefined
  if (ink && !ink.hide) return undefined
  look.creature = {
    ...look.creature,
    patterned: { ...patterned, [own]: { kind, ...(ink?.hide && { color: ink.hide }) } },
  }
  return {}
}

/** "Rainbow mane and tail": the pattern is that of both. */
export const sharedCoat = ({ words, last }: Heard, at: number): CoatKind | undefined =>
  last && isJoin(words[at - 1]) && last.end === at - 1 ? last.about.coat : undefined

/** "Blue rings on his arms": which part, and the words that say it. */
export function onPart({ words }: Heard, end: number): { part: Patterned; used: number[] } | undefined {
  if (!/^(?:on|over|across|down|along|round|around)$/.test(words[end]?.word ?? '')) return undefined
  const skip = words
    .slice(end + 1)
    .findIndex(({ word }) => !/^(?:the|his|her|its|their|all|both|of|two|four)$/.test(word))
  const noun = skip < 0 ? undefined : longest(words, end + 1 + skip, nouns())
  const part =
    noun?.value.kind === 'part'
      ? PATTERNED.find((one) => noun.value.kind === 'part' && one === noun.value.part)
      : undefined
  if (!noun || !part || !isEnd(words, noun.end)) return undefined
  return { part, used: [...Array(noun.end - end).keys()].map((k) => end + k) }
}
