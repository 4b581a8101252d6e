// For tests of signing in: the real door over a test database, on a loopback port, and the official client against it.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { AuthClient } from '@supabase/auth-js'
import { z } from 'zod'
import { endpoint } from '../../../base/endpoint.ts'
import type { Database } from '../../../platform/database/database.ts'
import { openDoor } from '../../../platform/http/door.ts'
import { answerMember } from '../../../platform/http/route.ts'
import { openMetrics } from '../../../platform/metrics.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { testHands, type TestHandsOptions } from '../../../platform/test-hands.ts'
import { openAuth } from './open-auth.ts'

export const testSecret = 'a secret for tests that is long enough'

/** A call of the product, to see whom it lets in. */
const whoAmI = answerMember(
  endpoint({
    name: 'who-am-i',
    summary: 'For tests.',
    method: 'GET',
    path: '/api/who-am-i',
    access: 'member',
    input: z.strictObject({}),
    output: z.object({ id: z.string(), aal: z.string(), isOperator: z.boolean() }),
  }),
  async ({ caller }) => ({ id: caller.id, aal: caller.aal, isOperator: caller.isOperator }),
)

/** As local storage has it, but with each client its own. */
function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

export async function openTestAuth(
  database: Database,
  options: Omit<TestHandsOptions, 'database'> = {},
  secrets: Secrets = [testSecret],
) {
  const hands = testHands({ database, ...options })
  const auth = openAuth(hands, secrets)
  const notFoundPage = async () => new Response('', { status: 404 })
  const door = openDoor({
    notFoundPage,
    hands,
    routes: [...auth.authRoutes, whoAmI],
    metrics: openMetrics(),
    identify: auth.identify,
  })
  let address = '127.0.0.1'
  const server = createServer(getRequestListener((request) => door.fetch(request, { address })))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`

  /** As the official client sends it, unless said otherwise. */
  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const answer = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: {
        'x-supabase-api-version': '2024-01-01',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    const json = text.startsWith('{') ? z.record(z.string(), z.any()).parse(JSON.parse(text)) : {}
    return { status: answer.status, headers: answer.headers, body: json, text }
  }

  return {
    hands,
    origin,
    call,
    identify: auth.identify,
    routes: auth.authRoutes,
    client: (flowType: 'implicit' | 'pkce' = 'implicit') =>
      new AuthClient({
        url: `${origin}/auth/v1`,
        autoRefreshToken: false,
        persistSession: true,
        storage: memory(),
        flowType,
      }),
    comeFrom: (from: string) => {
      address = from
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

export type TestAuth = Awaited<ReturnType<typeof openTestAuth>>

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** The code and the link of a mail. */
export function readMail(text: string | undefined) {
  return {
    code: /\b(\d{6})\b/.exec(text ?? '')?.[1] ?? '',
    link: /https?:\S+/.exec(text ?? '')?.[0] ?? '',
  }
}
