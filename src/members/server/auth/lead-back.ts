// The answers that lead a person on to one of our pages: with a code, or with what went wrong behind the #.

import type { Refusal } from '../../../base/refusal.ts'

export function withCode(path: string, words: Record<string, string>, origin: string): string {
  const to = new URL(path, origin)
  for (const [name, value] of Object.entries(words)) to.searchParams.set(name, value)
  return to.pathname + to.search
}

export const errorWords = ({ message, details }: Refusal) => ({
  error: details.status < 500 ? 'access_denied' : 'server_error',
  error_code: details.code,
  error_description: message,
})

export const goTo = (path: string, words: Record<string, string>) => answerWith(`${path}#${new URLSearchParams(words)}`)
export const answerWith = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
