// Who puts a story into words: the engine of the settings when a model is wanted, else the embedded storyteller.

import type { Config } from '../../platform/config.ts'
import type { Hands } from '../../platform/hands.ts'
import type { Caller } from '../../platform/http/route.ts'
import { promptFor } from './prompt-for.ts'
import { embeddedTeller } from './tellers/embedded-teller.ts'
import { openTeller } from './tellers/open-teller.ts'
import type { Teller } from './teller.ts'

export interface TellerChoice {
  ai: boolean
  /** Hears which prompt templates the model was given: "purpose id version". */
  onPrompt?(used: string): void
}

export type ChooseTeller = (hands: Hands, choice: TellerChoice) => Teller

export const chooseTeller: ChooseTeller = (hands, { ai, onPrompt }) => {
  if (!ai) return embeddedTeller
  return openTeller(hands.config, {
    fetch: hands.fetch,
    log: hands.log,
    now: hands.now,
    async promptFor(purpose) {
      const prompt = await promptFor(hands.database.owner, purpose)
      onPrompt?.(`${purpose} ${prompt.id ?? 'built-in'} ${prompt.version}`)
      return prompt
    },
  })
}

/** A model writes unless told otherwise, if one is set. Never for a visitor: nobody has agreed to anything yet, or can be asked. */
export function wantsModel(config: Config, { isVisitor }: Pick<Caller, 'isVisitor'>, asked?: boolean): boolean {
  return !isVisitor && (asked ?? config.TEXT_PROVIDER !== 'embedded')
}
