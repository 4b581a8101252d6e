// The pages of the test shop, as the payment provider would host them; they do not exist beside a real provider.

import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { z } from 'zod'
import { orders } from '../../../../database/schema/orders.ts'
import { endpoint, type Endpoint } from '../../../base/endpoint.ts'
import type { Config } from '../../../platform/config.ts'
import { noSuchRoute } from '../../../platform/http/refusals.ts'
import { answerRaw, type Door, type Route } from '../../../platform/http/route.ts'
import { endSubscription, payAtTestShop } from './pay.ts'
import { find, listBy, portals, sessions, subscriptions } from './shop-objects.ts'
import { overPage, payPage, portalPage, style, stylePath } from './shop-page.ts'

const page = (name: string, method: Endpoint['method'], path: string, summary: string) =>
  endpoint({
    ...{ name, summary, method, path, access: 'public', input: z.object({}), output: z.string() },
    media: [path === stylePath ? 'text/css' : 'text/html'],
    ...(name === 'test-shop-pay' && { form: z.object({ card: z.string() }) }),
  })

const idOf = (context: Context<Door>) => context.req.param('id') ?? ''

async function openSession(context: Context<Door>) {
  const session = await find(context.get('hands').database.owner, sessions, idOf(context))
  if (!session) throw noSuchRoute()
  return session
}

/** What a real provider is not told stands on our own page. */
async function titlesOf(context: Context<Door>, sessionId: string): Promise<string[]> {
  const { owner } = context.get('hands').database
  const paid = await owner
    .selectDistinct({ title: orders.book_title })
    .from(orders)
    .where(eq(orders.stripe_session_id, sessionId))
  return paid.map(({ title }) => title).filter(Boolean)
}

async function openPortal(context: Context<Door>) {
  const { owner } = context.get('hands').database
  const portal = await find(owner, portals, idOf(context))
  if (!portal) throw noSuchRoute()
  const [subscription] = await listBy(owner, subscriptions, 'customer', portal.customer)
  return { ...portal, isEnding: !subscription || subscription.cancel_at_period_end }
}

const goTo = (address: string) => new Response(null, { status: 303, headers: { location: address } })

export function testShopRoutes(config: Pick<Config, 'STRIPE_SECRET_KEY'>): Route[] {
  if (config.STRIPE_SECRET_KEY) return []
  return [
    answerRaw(page('test-shop-style', 'GET', stylePath, "The test shop's looks."), async () => {
      return new Response(style, { headers: { 'content-type': 'text/css; charset=utf-8' } })
    }),
    answerRaw(page('test-shop-page', 'GET', '/test-shop/pay/{id}', 'Where the test shop is paid.'), async (context) => {
      const session = await openSession(context)
      return session.status === 'open'
        ? payPage(session, await titlesOf(context, session.id))
        : overPage(session.cancel_url)
    }),
    answerRaw(page('test-shop-pay', 'POST', '/test-shop/pay/{id}', 'A test card is tried.'), async (context) => {
      const session = await openSession(context)
      const card = new URLSearchParams(await context.req.text()).get('card') ?? ''
      const outcome = await payAtTestShop(context.get('hands'), session.id, card)
      if (outcome === 'not open') return overPage(session.cancel_url)
      if (outcome !== 'paid') return payPage(session, await titlesOf(context, session.id), outcome)
      return goTo(session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id))
    }),
    answerRaw(
      page('test-shop-portal', 'GET', '/test-shop/portal/{id}', 'Where a test subscription is canceled.'),
      async (context) => {
        const { id, return_url, isEnding } = await openPortal(context)
        return portalPage(id, return_url, isEnding)
      },
    ),
    answerRaw(
      page('test-shop-cancel', 'POST', '/test-shop/portal/{id}', 'A test subscription ends with its month.'),
      async (context) => {
        const { id, customer } = await openPortal(context)
        await endSubscription(context.get('hands'), customer)
        return goTo(`/test-shop/portal/${id}`)
      },
    ),
  ]
}
