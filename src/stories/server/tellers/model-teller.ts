// The teller that asks a language model for words, and never for more than words: the plan, the gates and the names are ours.

import type { Config } from '../../../platform/config.ts'
import type { Log } from '../../../platform/log.ts'
import type { PromptPurpose } from '../../prompt-purposes.ts'
import type { Teller } from '../teller.ts'
import type { Pace } from './ask-model.ts'
import { openLanguageModel } from './language-model.ts'
import { priceOf } from './model-prices.ts'
import { openModerator } from './moderate.ts'
import { nameBook } from './name-book.ts'
import { retellPage } from './retell-page.ts'
import { tellPages } from './tell-pages.ts'

export interface TellerHands {
  fetch: typeof fetch
  log: Log
  /** The active template of an operator, or the built-in one (`id` null). */
  promptFor(purpose: PromptPurpose): Promise<{ template: string; id: string | null; version: number }>
  now(): Date
  /** Tests have less patience. */
  pace?: Pace
}

const patience: Pace = { pause: 1500, silence: 45_000, whole: 600_000 }

/** `engine`: provider and model, as pages are marked. */
export function modelTeller(config: Config, hands: TellerHands, engine: string): Teller {
  const tools = {
    ...hands,
    model: openLanguageModel(config, hands.fetch),
    engine,
    price: priceOf(engine.replace(/^\S+ /, '')),
    pace: hands.pace ?? patience,
    openModerate: () => openModerator(config, hands.fetch, hands.log),
  }
  return {
    engine,
    tell: (order) => tellPages(tools, order),
    retell: (order) => retellPage(tools, order),
    titles: (order) => nameBook(tools, order),
  }
}
