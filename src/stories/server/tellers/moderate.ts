// Looks at a page before anybody reads it: our own lists always, and the provider's moderation where there is one.

import { guardText } from '../../../writing/brief/guard-text.ts'
import { UNSAFE } from '../../../writing/score/score.ts'
import type { Log } from '../../../platform/log.ts'
import { isFlagged } from './ask-moderation.ts'
import type { Broken } from './page-gate.ts'
import type { TextConfig } from './language-model.ts'

export type Moderate = (text: string, signal: AbortSignal) => Promise<Broken[]>

const longest = 5000

/** `text` has stand-ins for names: a moderator needs them as little as a storyteller does. */
export function openModerator(config: TextConfig, wire: typeof fetch, log: Log): Moderate {
  const at = { base: config.TEXT_BASE_URL, key: config.TEXT_API_KEY }
  let isAway = config.TEXT_PROVIDER !== 'openai'
  return async (text, signal) => {
    const found = UNSAFE.exec(text)?.[0]
    if (found) return [{ rule: 'safe', detail: `Not for children: "${found}".` }]
    if (!guardText('page', text, longest).ok)
      return [{ rule: 'safe', detail: 'Not for children. Keep it gentle and kind.' }]
    if (isAway) return []
    const flagged = await isFlagged(wire, at, text, signal)
    if (flagged === undefined) {
      // Not asked again for this book: our own lists decide.
      isAway = true
      log.warn('moderation endpoint is away')
    }
    return flagged ? [{ rule: 'safe', detail: 'Not for children. Keep it gentle and kind.' }] : []
  }
}
