// Looks at a page before anybody reads it: our own lists always, and the provider's moderation where there is one.

import { guardText } from '../../../writing/guard-text.ts'
import { UNSAFE } from '../../../writing/score.ts'
import type { Log } from '../../../platform/log.ts'
import { z } from 'zod'
import type { Broken } from './page-gate.ts'
import type { TextConfig } from './language-model.ts'

export type Moderate = (text: string, signal: AbortSignal) => Promise<Broken[]>

const answer = z.object({ results: z.array(z.object({ flagged: z.boolean() })) })
const longest = 5000

/** `text` has stand-ins for names: a moderator needs them as little as a storyteller does. */
export function openModerator(config: TextConfig, wire: typeof fetch, log: Log): Moderate {
  let isAway = config.TEXT_PROVIDER !== 'openai'
  return async (text, signal) => {
    const found = UNSAFE.exec(text)?.[0]
    if (found) return [{ rule: 'safe', detail: `Not for children: "${found}".` }]
    if (!guardText('page', text, longest).ok)
      return [{ rule: 'safe', detail: 'Not for children. Keep it gentle and kind.' }]
    if (isAway) return []
    const flagged = await ask(config, wire, text, signal)
    if (flagged === undefined) {
      // Not asked again for this book: our own lists decide.
      isAway = true
      log.warn('moderation endpoint is away')
    }
    return flagged ? [{ rule: 'safe', detail: 'Not for children. Keep it gentle and kind.' }] : []
  }
}

async function ask(
  config: TextConfig,
  wire: typeof fetch,
  input: string,
  signal: AbortSignal,
): Promise<boolean | undefined> {
  try {
    const response = await wire(`${config.TEXT_BASE_URL ?? 'https://api.openai.com/v1'}/moderations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${config.TEXT_API_KEY ?? ''}` },
      body: JSON.stringify({ model: 'omni-moderation-latest', input }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(5000)]),
    })
    if (!response.ok) return undefined
    return answer.parse(await response.json()).results.some(({ flagged }) => flagged)
  } catch {
    // A second pair of eyes that is away leaves the decision to the first.
    signal.throwIfAborted()
    return undefined
  }
}
