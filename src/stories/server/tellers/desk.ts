// All that one order needs while a model works on it: the names behind stand-ins, the purse, the instructions, a soft voice if need be.

import type { LanguageModel } from 'ai'
import { hashText } from '../../../base/dice.ts'
import type { StoryPlan } from '../../../writing/plan/story-plan.ts'
import type { Log } from '../../../platform/log.ts'
import { builtInTemplate, checkTemplate, fillTemplate, type PromptPurpose } from '../../prompt-purposes.ts'
import type { Pace } from './ask-model.ts'
import type { Price } from './model-prices.ts'
import type { Moderate } from './moderate.ts'
import { openPurse, type Purse } from './purse.ts'
import { standIns, type StandIns } from './stand-in-names.ts'
import type { PrivateWords } from './private-words.ts'
import { messageOf, placeholdersOf } from './story-prompt.ts'

export interface Tools {
  model: LanguageModel
  /** Provider and model. */
  engine: string
  price: Price
  pace: Pace
  log: Log
  openModerate(): Moderate
  promptFor(purpose: PromptPurpose): Promise<{ template: string }>
  now(): Date
}

export interface Desk extends Omit<Tools, 'price' | 'openModerate' | 'promptFor' | 'now'> {
  plan: StoryPlan
  names: StandIns
  purse: Purse
  signal: AbortSignal
  moderate: Moderate
  /** Set once the provider has turned the story down: it is asked one more time, in softer words. */
  isSoft: boolean
  instructions(purpose: PromptPurpose): Promise<string>
  message(data: unknown): string
}

interface Order {
  plan: StoryPlan
  hers: PrivateWords
  budget: number
  onCost?: ((spent: number) => void) | undefined
  signal: AbortSignal
}

export function openDesk(
  { price, openModerate, promptFor, now, ...tools }: Tools,
  { plan, hers, budget, onCost, signal }: Order,
  texts: readonly string[],
): Desk {
  const names = standIns(plan, texts, hers)
  const start = `${plan.seed}/${now().getTime()}`
  let messages = 0
  const ready = new Map<PromptPurpose, Promise<string>>()
  const load = async (purpose: PromptPurpose) => {
    const { template } = await promptFor(purpose)
    const usable = checkTemplate(purpose, template) === null ? template : builtInTemplate(purpose)
    return fillTemplate(usable, placeholdersOf(plan))
  }
  return {
    ...tools,
    plan,
    names,
    signal,
    purse: openPurse(budget, price, onCost),
    moderate: openModerate(),
    isSoft: false,
    instructions(purpose) {
      const found = ready.get(purpose) ?? load(purpose)
      ready.set(purpose, found)
      return found
    },
    message: (data) => messageOf(data, hashText(`${start}/${++messages}`).toString(16)),
  }
}
