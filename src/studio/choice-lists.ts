// The lists to choose from, the values that they are stored as, and how each sounds in a sentence. A value from another list is kept.

import { ART_STYLES } from '../stage/art-styles.data.ts'

export interface Option {
  value: string
  label: string
}

export const recipients = ['Myself', 'Daughter', 'Son', 'Child', 'Friend', 'Classroom', 'Other'] as const

export const occasions = ['birthday', 'christmas', 'graduation', 'back to school', 'just because', 'other'] as const

export const genres = [
  'adventure',
  'fantasy',
  'mystery',
  'science fiction',
  'fairy tale',
  'animal story',
  'superhero',
  'educational',
] as const

export const artStyles: readonly Option[] = ART_STYLES

/** The list, with the stored value in its own spelling, or added when the list lacks it. */
export function optionsWith(list: readonly string[], stored: string): Option[] {
  const same = (value: string) => value.toLowerCase() === stored.toLowerCase()
  const options = list.map((value) => ({ value: same(value) ? stored : value, label: value }))
  if (stored === '' || list.some(same)) return options
  return [...options, { value: stored, label: labelOf(stored) }]
}

function labelOf(stored: string): string {
  if (stored.toLowerCase() === 'surprise') return 'Surprise Me!'
  return splitOther(stored).text || stored
}

/** The same for choices that are stored by id; `name` is what the book calls it. */
export function artStylesWith(stored: string, name: string): readonly Option[] {
  if (stored === '' || artStyles.some(({ value }) => value === stored)) return artStyles
  return [...artStyles, { value: stored, label: name || stored }]
}

export function isOther(chosen: string): boolean {
  return chosen.toLowerCase() === 'other'
}

/** 'Other: Godchild' is the choice 'Other' with a text of its own. */
export function splitOther(stored: string): { chosen: string; text: string } {
  const [, chosen, text] = /^(other)(?::\s*(.*))?$/is.exec(stored) ?? []
  return chosen === undefined ? { chosen: stored, text: '' } : { chosen, text: text ?? '' }
}

export function joinOther(chosen: string, text: string): string {
  return isOther(chosen) && text.trim() !== '' ? `Other: ${text.trim()}` : chosen
}
