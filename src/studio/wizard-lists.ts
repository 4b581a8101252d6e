// What the wizard offers to choose from, and the stored forms of it.

import { CHARACTER_TYPES, type CharacterType } from '../stage/cast.ts'
import { joinOther, type Option } from './choice-lists.ts'

const asOptions = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }))

export const wizardRecipients = asOptions([
  ...['Kid', 'Sibling', 'Parent', 'Grandparent', 'Partner', 'Relative', 'Friend', 'Myself', 'Other'],
])

export const wizardOccasions = asOptions([
  ...['Birthday', 'Holiday', 'Academic Milestone', 'Life Milestone', 'Bedtime Reading', 'No Special Occasion', 'Other'],
])

export const wizardGenres: readonly Option[] = [
  ...asOptions(['Adventure', 'Comedy', 'Fantasy', 'Friendship', 'Mystery', 'Magic', 'Superhero', 'Sci-fi']),
  { value: 'Surprise', label: 'Surprise Me!' },
  { value: 'Other', label: 'Other' },
]

export const interestIdeas = [
  ...['Dinosaurs', 'Space', 'Football', 'Dancing', 'Drawing', 'Animals', 'Trains', 'Cooking', 'Music'],
  ...['The sea', 'Building', 'Books'],
] as const

const grownUpAt = 18

/** Boy and girl first, unless the age says that it is a grown-up. */
export function typesFor(age: string): Option[] {
  const grown = Number(age.trim() || 0) >= grownUpAt
  const first: readonly CharacterType[] = grown ? ['woman', 'man'] : ['boy', 'girl']
  const others = CHARACTER_TYPES.filter((type) => !first.includes(type))
  return [...first, ...others].map((value) => ({ value, label: value }))
}

export const needsText = (chosen: string) => chosen === 'Other' || chosen === 'Holiday'

/** 'Other: Godchild', 'Holiday: Diwali', or the choice as it stands. */
export function storedChoice(chosen: string, text: string): string {
  if (chosen === 'Holiday') return `Holiday: ${text.trim()}`
  return joinOther(chosen, text)
}
