// How a field of the wizard is wired to its answer.

import { lookOfKind } from '../../look-answers.ts'
import type { CastAnswers, WizardAnswers } from '../../wizard-answers.ts'
import { faultAt } from '../../wizard-gaps.ts'
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
  | 'own_words'
  | 'avoid'
  | 'title'
  | 'dedication'

export const wireText = ({ answers, set }: Wizard, name: Text) => ({
  id: fieldId(name),
  name,
  value: answers[name],
  error: shownFault(name, answers[name], answers),
  onValue: (value: string) => set({ [name]: value }),
})

export function wireCast(
  { answers, setCast }: Wizard,
  index: number,
  name: Exclude<keyof CastAnswers, 'look' | 'key'>,
) {
  const field = `cast.${index}.${name}`
  const one = answers.cast[index]
  const value = one?.[name] ?? ''
  return {
    ...{ id: fieldId(field), name: field, value, error: shownFault(field, value, answers) },
    onValue: (value: string) =>
      setCast(index, { [name]: value, ...(one && name === 'type' && { look: lookOfKind(value, one) }) }),
  }
}

/** What is still missing is no fault: only Next says so. */
const shownFault = (field: string, value: string, answers: WizardAnswers) =>
  value.trim() === '' ? undefined : faultAt(field, answers)
