// One call to the moderation endpoint of OpenAI, or of whoever speaks its protocol.

import { z } from 'zod'

const answer = z.object({ results: z.array(z.object({ flagged: z.boolean() })) })

/** Of the settings: which address, which key. */
export interface Moderator {
  base: string | undefined
  key: string | undefined
}

/** Undefined when it is away: a second pair of eyes that is away leaves the decision to the first. */
export async function isFlagged(
  wire: typeof fetch,
  { base = 'https://api.openai.com/v1', key = '' }: Moderator,
  input: unknown,
  signal: AbortSignal,
): Promise<boolean | undefined> {
  try {
    const response = await wire(`${base}/moderations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ model: 'omni-moderation-latest', input }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(5000)]),
    })
    if (!response.ok) return undefined
    return answer.parse(await response.json()).results.some(({ flagged }) => flagged)
  } catch {
    signal.throwIfAborted()
    return undefined
  }
}
