// For those who run the service: is it alive, is it ready, what does it count, what can be called.

import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import type { Hands } from '../hands.ts'
import type { Metrics } from '../metrics.ts'
import { noSuchRoute } from './refusals.ts'
import { alwaysHeard, answerAnyone, answerRaw, type Route } from './route.ts'

const health = endpoint({
  name: 'healthz',
  summary: 'Answers as long as the process lives.',
  method: 'GET',
  path: '/healthz',
  access: 'public',
  input: z.object({}),
  output: z.object({ status: z.literal('ok') }),
})

const ready = endpoint({
  name: 'readyz',
  summary: '200 when the service can work, 503 while it starts, drains or misses its database.',
  method: 'GET',
  path: '/readyz',
  access: 'public',
  input: z.object({}),
  output: z.object({ status: z.enum(['ready', 'not_ready']), checks: z.record(z.string(), z.boolean()) }),
})

const figures = endpoint({
  name: 'metrics',
  summary: 'Prometheus figures; answered to this machine and private networks only.',
  method: 'GET',
  path: '/metrics',
  access: 'public',
  refuses: [404],
  input: z.object({}),
  media: ['text/plain'],
  output: z.string(),
})

const openapi = endpoint({
  name: 'openapi',
  summary: 'This description.',
  method: 'GET',
  path: '/openapi.json',
  access: 'public',
  input: z.object({}),
  output: z.looseObject({}),
})

/** Loopback, private and unique-local addresses. */
const nearby = /^(?:::1|(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|f[cd])/i

async function databaseAnswers(hands: Hands): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, 2000, false).unref())
  return Promise.race([
    hands.database
      .ping()
      .then(() => true)
      .catch(() => false),
    timeout,
  ])
}

interface OperationsOptions {
  metrics: Metrics
  isDraining(): boolean
  /** All calls, as OpenAPI. */
  describe(): unknown
}

export function operationsRoutes({ metrics, isDraining, describe }: OperationsOptions): Route[] {
  let description: unknown
  return [
    answerAnyone(health, async () => ({ status: 'ok' as const })),
    answerRaw(ready, async (context) => {
      const checks = { database: await databaseAnswers(context.get('hands')), serving: !isDraining() }
      const isReady = Object.values(checks).every(Boolean)
      return Response.json({ status: isReady ? 'ready' : 'not_ready', checks }, { status: isReady ? 200 : 503 })
    }),
    answerRaw(figures, async (context) => {
      const isForwarded = context.req.header('x-forwarded-for') !== undefined
      if (isForwarded || !nearby.test(context.get('address'))) throw noSuchRoute()
      return new Response(await metrics.render(), { headers: { 'content-type': 'text/plain; version=0.0.4' } })
    }),
    answerRaw(openapi, async () => {
      description ??= describe()
      return Response.json(description)
    }),
  ].map(alwaysHeard)
}
