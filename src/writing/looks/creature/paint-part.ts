// Whether somebody has a part, how many of it, and the colour that was said of it.
import { BODY_OF, DRAWN_PARTS } from '../../../stage/drawn-creature.data.ts'
import type { CharacterType } from '../../../stage/cast.ts'
import { UNDRAWN_PARTS } from '../../../stage/undrawn-parts.data.ts'
import type { Counted, CreaturePart, Hide, Species } from '../../../stage/finer-creature.data.ts'
import { PARTS_OF } from '../look-words.data.ts'
import type { Heard } from './heard-animal.ts'
import { COUNTED_OF, SINGULAR } from './part-words.data.ts'
import { OWN_COUNTS } from './species.data.ts'

const hasTail = (species: Species) => BODY_OF[species] === 'mammal' || BODY_OF[species] === 'bird'

/** How many its kind has. */
export function usualOf({ look, type }: Pick<Heard, 'look' | 'type'>, counted: Counted): number {
  const { species } = look.creature
  const own = species && (OWN_COUNTS[species]?.[counted] ?? (counted === 'tails' && hasTail(species) ? 1 : undefined))
  return own ?? PARTS_OF[type]?.[SINGULAR[counted]] ?? 0
}

/** What only some have: a colour of it is seen on nobody else. */
const SELDOM: ReadonlySet<CreaturePart> = new Set<CreaturePart>([
  'horns',
  'wings',
  'antennae',
  'wheels',
  'tail',
  'arms',
  'ears',
])
const ONLY: Readonly<Partial<Record<CreaturePart, readonly CharacterType[]>>> = {
  screen: ['robot'],
  hair: ['monster', 'alien', 'other'],
  mane: ['other', 'dog', 'cat', 'dragon'],
  claws: ['dragon', 'monster', 'other'],
  spikes: ['dragon', 'monster', 'alien', 'robot', 'other'],
}

/** What only a few kinds have. */
const OF_SPECIES: Readonly<Partial<Record<CreaturePart, (species: Species) => boolean>>> = {
  beak: (species) => BODY_OF[species] === 'bird',
  comb: (species) => species === 'hen' || species === 'rooster',
  shell: (species) => species === 'tortoise' || species === 'snail',
}

const isCounted = (heard: Heard, counted: Counted) =>
  (heard.look.creature.counts?.[counted] ?? usualOf(heard, counted)) > 0

/** Birds, reptiles and the rest are drawn with what their kind has. */
const isOfLines = (species: Species | undefined) => species !== undefined && BODY_OF[species] !== 'mammal'

function hasPart(heard: Heard, part: CreaturePart): boolean {
  const counted = COUNTED_OF[part]
  const { species } = heard.look.creature
  const isTheirs = OF_SPECIES[part]
  if (isTheirs && !(species && isTheirs(species))) return false
  if (ONLY[part] && !ONLY[part].includes(heard.type)) return false
  if (UNDRAWN_PARTS[part]?.split('|').includes(species ?? heard.type)) return false
  if (ONLY[part] ?? isTheirs ?? (!SELDOM.has(part) || counted === undefined)) return true
  return counted !== undefined && (isCounted(heard, counted) || isOfLines(species))
}

export function paint(heard: Heard, part: CreaturePart, color: Hide): boolean {
  const { look } = heard
  if (!DRAWN_PARTS.has(part) || !hasPart(heard, part)) return false
  const others = (look.creature.patches ?? []).filter((patch) => patch.part !== part)
  look.creature = { ...look.creature, patches: [...others, { part, color }] }
  return true
}
