// Calls to the Lulu Print API: the token, the time an answer may take, and the breaker before it.

import { z } from 'zod'
import { minute, second } from '../../../../base/dates.ts'
import { breakerOf } from '../../../../platform/breaker.ts'
import type { Hands } from '../../../../platform/hands.ts'

/** The printer said no; asking the same again is of no use. */
export class PrinterRefusal extends Error {}

/** It cannot answer now. `code`: its status. */
class PrinterAway extends Error {
  override name = 'PrinterAway'
  code: string
  constructor(status: number) {
    super(`The printer answered ${status}`)
    this.code = String(status)
  }
}

export interface LuluSettings {
  key: string
  secret: string
  base: string
}

export type LuluWire = <Answer extends z.ZodType>(
  call: `${'GET' | 'POST' | 'PUT'} /${string}`,
  answer: Answer,
  body?: object,
) => Promise<z.output<Answer>>

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() })
const tokenPath = '/auth/realms/glasstree/protocol/openid-connect/token'
const patience = 30 * second

export function luluWire(
  { config, fetch, now }: Pick<Hands, 'config' | 'fetch' | 'now'>,
  { key, secret, base }: LuluSettings,
): LuluWire {
  const breaker = breakerOf(config, 'printer', { faults: 5, rest: minute, now })
  let token: { value: string; until: number } | undefined

  async function send(path: string, init: RequestInit): Promise<unknown> {
    const response = await fetch(new URL(path, base), { ...init, signal: AbortSignal.timeout(patience) })
    const said = await response.text()
    if (response.status === 401) token = undefined
    const isAway = response.status >= 500 || [401, 408, 429].includes(response.status)
    // What it says may quote an address: it is kept with the order, and stands in no log.
    if (isAway) throw new PrinterAway(response.status)
    if (!response.ok) return new PrinterRefusal(said.slice(0, 500))
    return said === '' ? {} : JSON.parse(said)
  }

  async function freshToken(): Promise<string> {
    if (token && token.until > now().getTime()) return token.value
    const answer = await send(tokenPath, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    })
    const { access_token, expires_in } = tokenAnswer.parse(answer)
    token = { value: access_token, until: now().getTime() + expires_in * second - minute }
    return access_token
  }

  return async (call, answer, body) => {
    const [method = 'GET', path = '/'] = call.split(' ')
    const said = await breaker.run(async () =>
      send(path, {
        method,
        headers: { authorization: `Bearer ${await freshToken()}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
    if (said instanceof PrinterRefusal) throw said
    return answer.parse(said)
  }
}
