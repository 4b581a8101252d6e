// How a field of the wizard is wired to its answer.

import type { CastAnswers } from '../../wizard-answers.ts'
import { fieldId, type Wizard } from './use-wizard.ts'

type Text =
  | 'recipient'
  | 'recipient_text'
  | 'occasion'
  | 'occasion_text'
  | 'genre'
  | 'genre_text'
  | 'interests'
  | 'shape'
  | 'avoid'
  | 'title'
  | 'dedication'

export const wireText = ({ answers, set }: Wizard, name: Text) => ({
  id: fieldId(name),
  name,
  value: answers[name],
  onValue: (value: string) => set({ [name]: value }),
})

export const wireCast = (
  { answers, setCast }: Wizard,
  index: number,
  name: Exclude<keyof CastAnswers, 'look' | 'key'>,
) => ({
  id: fieldId(`cast.${index}.${name}`),
  name: `cast.${index}.${name}`,
  value: answers.cast[index]?.[name] ?? '',
  onValue: (value: string) => setCast(index, { [name]: value }),
})
