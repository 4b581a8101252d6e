// The steps of the wizard in their order, one question each, in three stages.

import { isForRhyme } from './reading-age.ts'
import { formOfAnswers, type WizardAnswers } from './wizard-answers.ts'

export const stages = ['who', 'details', 'publish'] as const
export type Stage = (typeof stages)[number]

const order = [
  ['recipient', 'who'],
  ['occasion', 'who'],
  ['hero', 'details'],
  ['interests', 'details'],
  ['shape', 'details'],
  ['genre', 'details'],
  ['look', 'details'],
  ['friends', 'details'],
  ['avoid', 'details'],
  ['rhyme', 'details'],
  ['check', 'details'],
  // From here on the book is there and its story is written.
  ['title', 'publish'],
  ['dedication', 'publish'],
  ['fun', 'publish'],
] as const satisfies readonly (readonly [string, Stage])[]
export type Step = (typeof order)[number][0]

export const stageOf = (step: Step): Stage => order.find(([one]) => one === step)?.[1] ?? 'who'

/** Its place among all of them. */
export const placeOfStep = (step: Step): number => order.findIndex(([one]) => one === step)

/** The step that an address asks for. */
export function readStep(asked: string | null): Step | undefined {
  return order.find(([step]) => step === asked)?.[0]
}

/** Only our storyteller asks for these: a story of her own is told as it is. */
const OURS: ReadonlySet<Step> = new Set<Step>(['genre', 'avoid', 'rhyme'])

/** Rhyme is for the youngest. */
export function stepsFor(answers: WizardAnswers): Step[] {
  const rhyming = isForRhyme(formOfAnswers(answers))
  const isLeftOut = (step: Step) => (answers.has_story ? OURS.has(step) : step === 'rhyme' && !rhyming)
  return order.map(([step]) => step).filter((step) => !isLeftOut(step))
}

export function stepAfter(step: Step, answers: WizardAnswers): Step | undefined {
  const steps = stepsFor(answers)
  return steps[steps.indexOf(step) + 1]
}

/** Nothing: the welcome. */
export function stepBefore(step: Step, answers: WizardAnswers): Step | undefined {
  const steps = stepsFor(answers)
  return steps[steps.indexOf(step) - 1]
}

/** 0 to 1: how much of a stage is done when one stands at this step. */
export function progressOf(stage: Stage, here: Step, answers: WizardAnswers): number {
  const steps = stepsFor(answers)
  const own = steps.filter((step) => stageOf(step) === stage)
  const done = own.filter((step) => steps.indexOf(step) < steps.indexOf(here))
  return done.length / own.length
}

export function pageNumber(step: Step, answers: WizardAnswers): number {
  return stepsFor(answers).indexOf(step) + 1
}
