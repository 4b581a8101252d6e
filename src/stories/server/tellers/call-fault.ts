// What a failed call to a provider means: turned down, worth another try, or not worth one.

import type { APICallError } from 'ai'

export interface FailedCall {
  /** cut: a good status with a body that nobody can read; closed: a wrong key, an unknown model, an empty account. */
  end: 'refused' | 'busy' | 'cut' | 'closed'
  status: number
  /** How long the provider asks us to wait, in milliseconds. */
  wait?: number
}

/** In the words of all providers, as code, as reason and as message. */
export const REFUSED = /content_filter|content_policy|moderation_blocked|safety|invalid_prompt|PROHIBITED/i

const PENNILESS = /insufficient_quota|billing/i

type Fault = Pick<APICallError, 'statusCode' | 'responseBody' | 'responseHeaders'>

export function readFault({ statusCode: status = 0, responseBody = '', responseHeaders = {} }: Fault): FailedCall {
  const isOurs = status >= 400 && status < 500
  if (isOurs && REFUSED.test(responseBody)) return { end: 'refused', status }
  if (isOurs && PENNILESS.test(responseBody)) return { end: 'closed', status }
  if (status === 408 || status === 409 || status === 429 || status >= 500 || status === 0) {
    return { end: 'busy', status, ...waitIn(responseHeaders) }
  }
  return { end: status < 400 ? 'cut' : 'closed', status }
}

function waitIn(headers: Readonly<Record<string, string>>): { wait?: number } {
  const exact = Number(headers['retry-after-ms'] ?? Number.NaN)
  const seconds = Number(headers['retry-after'] ?? Number.NaN) * 1000
  const wait = Number.isFinite(exact) ? exact : seconds
  return Number.isFinite(wait) && wait >= 0 ? { wait } : {}
}
