// The HTTP door: every request comes in here, gets its id, limits and headers, and every error leaves in one shape.

import { randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Refusal, unexpectedError } from '../../base/refusal.ts'
import { second } from '../../base/dates.ts'
import type { Hands } from '../hands.ts'
import { describeFault } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { addressShares } from './address-shares.ts'
import { isOutage } from './outage.ts'
import { accountNeeded, bodyTooLarge, noSuchRoute, notSignedIn, operatorsOnly, unavailable } from './refusals.ts'
import type { Caller, Door, Route } from './route.ts'
import { setSecurityHeaders } from './security-headers.ts'

export interface DoorOptions {
  hands: Hands
  routes: readonly Route[]
  metrics: Metrics
  /** Who holds this bearer token; throws a Refusal when it is not good. */
  identify(token: string): Promise<Caller>
  /** The body of a page that does not exist. */
  notFoundPage(request: Request): Promise<Response>
}

const megabyte = 1024 * 1024

function errorReply(refusal: Refusal, requestId: string): Response {
  const { status, code, fields, retryAfter, extra } = refusal.details
  const headers = new Headers({ 'cache-control': 'no-store', 'x-request-id': requestId })
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
  return Response.json({ error: refusal.message, code, ...(fields && { fields }), ...extra }, { status, headers })
}

const unexpected = () => new Refusal(unexpectedError, { status: 500, code: 'unexpected_failure' })

/** `/api/books/{id}` as the router spells it. */
const routerPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

const wantsPage = (context: Context<Door>) =>
  context.req.method === 'GET' && (context.req.header('accept') ?? '').includes('text/html')

export function openDoor({ hands, routes, metrics, identify, notFoundPage }: DoorOptions): Hono<Door> {
  const app = new Hono<Door>({ strict: true })
  const shares = addressShares({ waiting: () => hands.database.waiting(), now: () => hands.now().getTime() })
  const limitsOn = hands.config.RATE_LIMITS === 'on'

  app.use(async (context, next) => {
    const requestId = randomUUID()
    const started = performance.now()
    context.set('hands', hands)
    context.set('requestId', requestId)
    context.set('address', context.env.address)
    context.header('x-request-id', requestId)
    await next()
    setSecurityHeaders(context.res.headers, hands.config)
    const ms = Math.round((performance.now() - started) * 10) / 10
    const route = context.get('route') ?? 'none'
    metrics.observeRequest(context.req.method, route, context.res.status, ms / second)
    const { method } = context.req
    const { status } = context.res
    hands.log.info('request', { requestId, member: context.get('caller')?.id, method, route, status, ms })
  })

  const limitBody = (megabytes: number) =>
    bodyLimit({
      maxSize: megabytes * megabyte,
      onError: (context) => errorReply(bodyTooLarge(megabytes), context.res.headers.get('x-request-id') ?? ''),
    })

  for (const route of routes) {
    const { endpoint } = route
    const methods = endpoint.method === 'PATCH' ? ['PATCH', 'PUT'] : [endpoint.method]
    // A machine's news is too dear to be told twice.
    const isHeld = limitsOn && !route.isAlwaysHeard && endpoint.access !== 'signature'
    if (isHeld) {
      app.on(methods, routerPath(endpoint.path), (context, next) => {
        context.set('route', endpoint.path)
        shares.refuseWhenFull()
        return next()
      })
    }
    if (endpoint.method !== 'GET') {
      app.on(methods, routerPath(endpoint.path), limitBody(endpoint.formMegabytes ?? 1))
    }
    app.on(methods, routerPath(endpoint.path), async (context) => {
      context.set('route', endpoint.path)
      if (endpoint.access === 'member' || endpoint.access === 'operator') {
        const caller = await callerOf(context, identify)
        context.set('caller', caller)
        if (endpoint.access === 'operator' && !caller.isOperator) throw operatorsOnly()
        if (caller.isVisitor && !endpoint.openToVisitors) throw accountNeeded()
      }
      const sender = { address: context.get('address'), memberId: context.get('caller')?.id }
      return isHeld ? shares.within(sender, () => route.answer(context)) : route.answer(context)
    })
  }

  app.notFound((context) =>
    wantsPage(context) ? notFoundPage(context.req.raw) : errorReply(noSuchRoute(), context.get('requestId')),
  )

  app.onError((fault, context) => {
    const requestId = context.get('requestId')
    if (fault instanceof Refusal) {
      const isMissingPage = fault.details.code === noSuchRoute().details.code && wantsPage(context)
      return isMissingPage ? notFoundPage(context.req.raw) : errorReply(fault, requestId)
    }
    hands.log.error('fault', { requestId, route: context.get('route') ?? 'none', fault: describeFault(fault) })
    return errorReply(isOutage(fault) ? unavailable() : unexpected(), requestId)
  })

  return app
}

async function callerOf(context: Context<Door>, identify: DoorOptions['identify']): Promise<Caller> {
  const [scheme, token] = (context.req.header('authorization') ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw notSignedIn()
  return identify(token)
}
