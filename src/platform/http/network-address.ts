// Where a request comes from. X-Forwarded-For is believed only as far as our own proxies wrote it.

import type { IncomingMessage } from 'node:http'

/** `hops`: how many proxies of ours stand in front; each appends the address it saw. */
export function networkAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, hops: number): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((part) => part.trim())
  const claimed = hops > 0 ? forwarded.at(-hops) : undefined
  return claimed || request.socket.remoteAddress || 'unknown'
}
