// For tests: bearer tokens as thieves, forgers and clocks that go wrong would bring them.

import { createHmac } from 'node:crypto'
import { testSecret } from './test-app.ts'

const base64url = (value: object | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

interface Making {
  header?: object
  claims?: object
  secret?: string
}

const read = (part = ''): Record<string, unknown> => JSON.parse(Buffer.from(part, 'base64url').toString())

export const claimsOf = (token: string) => read(token.split('.')[1])

/** The same token, but for what is said. */
function madeAnew(token: string, { header = {}, claims = {}, secret = testSecret }: Making): string {
  const [head, payload] = token.split('.')
  const signed = `${base64url({ ...read(head), ...header })}.${base64url({ ...read(payload), ...claims })}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

/** Each would be good if the door did not look closely. `good`: a member's live token; `other`: the id of somebody else. */
export function forgedTokens(good: string, other: string, now: Date): Record<string, string | undefined> {
  const [head = '', payload = '', signature = ''] = good.split('.')
  const seconds = Math.floor(now.getTime() / 1000)
  return {
    none: undefined,
    'anon key': 'anon',
    expired: madeAnew(good, { claims: { iat: seconds - 7200, exp: seconds - 3600 } }),
    'tampered signature': `${head}.${payload}.${signature.slice(0, -4)}AAAA`,
    'tampered payload': `${head}.${base64url({ ...read(payload), sub: other })}.${signature}`,
    'alg none': `${base64url({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    'wrong key': madeAnew(good, { secret: 'another secret, just as long as ours' }),
    'wrong kid': madeAnew(good, { header: { kid: 'another' } }),
    'wrong audience': madeAnew(good, { claims: { aud: 'anon' } }),
    'wrong issuer': madeAnew(good, { claims: { iss: 'https://elsewhere.example/auth/v1' } }),
    'from the future': madeAnew(good, { claims: { iat: seconds + 3600, exp: seconds + 7200 } }),
  }
}
