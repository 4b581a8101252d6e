// Opens the teller that the settings name; an outside engine's packages are loaded when it first speaks, never at start.

import type { Config } from '../../../platform/config.ts'
import type { Log } from '../../../platform/log.ts'
import type { PromptPurpose } from '../../prompt-purposes.ts'
import type { Teller } from '../teller.ts'
import { embeddedTeller } from './embedded-teller.ts'

export interface TellerHands {
  fetch: typeof fetch
  log: Log
  /** The active template of an operator, or the built-in one (`id` null). */
  promptFor(purpose: PromptPurpose): Promise<{ template: string; id: string | null; version: number }>
  now(): Date
}

export function openTeller(_config: Config, _hands: TellerHands): Teller {
  return embeddedTeller
}
