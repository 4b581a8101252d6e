// What the wizard keeps: on this device, under the member, for one hour; on the server, under its book's seed. Photos are never in it.

import { z } from 'zod'
import { hour } from '../base/dates.ts'
import { storedJson } from '../base/stored-json.ts'
import { wizardAnswers } from './wizard-answers.ts'

const wizardState = z.object({
  at: z.number(),
  step: z.string(),
  answers: wizardAnswers,
  /** Once Generate Story has been pressed. */
  bookId: z.string().optional(),
  /** The last story that was asked for: the answers it is told from, as one text, the number of the story before it, and whether it is another than the wish. */
  asked: z.object({ from: z.string(), after: z.number(), isOther: z.boolean().default(false) }).optional(),
  /** The answers that the story was told from, as one text. */
  told: z.string().optional(),
  /** What that story put into the fields. */
  suggested: z.object({ title: z.string(), dedication: z.string() }).optional(),
})
export type WizardState = z.infer<typeof wizardState>

/** Of the key under which it is kept. */
export const wizardDraft = 'wizard'

/** Nothing when there is none, when it is older than an hour, or when it cannot be read. */
export function readWizard(stored: string | null, now: number): WizardState | undefined {
  const state = readAnswers(stored)
  return state && Math.abs(now - state.at) < hour ? state : undefined
}

/** However old: the server keeps it for thirty days. */
export function readAnswers(stored: string | null): WizardState | undefined {
  return wizardState.safeParse(storedJson(stored)).data
}
