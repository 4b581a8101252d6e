// The whole product behind one door: every feature's routes in one table, everything that reaches outside handed in.

import type { Hono } from 'hono'
import { brand } from '../base/brand.ts'
import { bookRoutes } from '../books/server/routes.ts'
import { partWithBook } from '../editions/server/part-with-book.ts'
import { editionRoutes } from '../editions/server/routes.ts'
import { accountRoutes } from '../members/server/account/account-routes.ts'
import type { Auth } from '../members/server/auth/open-auth.ts'
import { memberRoutes } from '../members/server/routes.ts'
import { discountRoutes } from '../operator/server/discount-routes.ts'
import { operatorRoutes } from '../operator/server/routes.ts'
import { showGauges } from '../operator/server/shop-gauges.ts'
import { orderRoutes } from '../orders/server/life/routes.ts'
import { refundOrder } from '../orders/server/till/refund-order.ts'
import { tillRoutes } from '../orders/server/till/routes.ts'
import type { Hands } from '../platform/hands.ts'
import { openDoor } from '../platform/http/door.ts'
import { describeApi } from '../platform/http/openapi.ts'
import { operationsRoutes } from '../platform/http/operations-routes.ts'
import type { Door, Route } from '../platform/http/route.ts'
import { siteRoutes } from '../platform/http/site-routes.ts'
import type { StaticSite } from '../platform/http/static-site.ts'
import { mailPageRoutes } from '../platform/mail/mail-page-routes.ts'
import type { Metrics } from '../platform/metrics.ts'
import { pictureRoutes } from '../pictures/server/routes.ts'
import { storyRoutes } from '../stories/server/story-routes.ts'
import { visitorRoutes } from '../visitors/server/routes.ts'
import { apiNames } from './api-names.ts'
import { bindery } from './bindery.ts'
import { fileGate } from './file-gate.ts'
import { leaving } from './leaving.ts'
import { painter } from './painter.ts'
import { screenAddresses } from './screen-addresses.ts'

export interface AppParts {
  site: StaticSite
  metrics: Metrics
  /** Who holds a bearer token, and the routes of the auth protocol. */
  auth: Auth
  fileRoutes: readonly Route[]
  isDraining(): boolean
}

export interface App {
  door: Hono<Door>
  /** The one table of all routes, each with who may call it. */
  routes: readonly Route[]
}

export function createApp(hands: Hands, { site, metrics, auth, fileRoutes, isDraining }: AppParts): App {
  showGauges(metrics, hands)
  const origin = hands.config.PUBLIC_URL === undefined ? '' : new URL(hands.config.PUBLIC_URL).origin
  const link = (key: string | null) => key && hands.files.link(key)
  const features: Readonly<Record<string, readonly Route[]>> = {
    'Signing in': auth.authRoutes,
    Members: [
      ...memberRoutes(),
      ...accountRoutes({ knowsPassword: auth.knowsPassword, leaving: leaving(hands), ...fileGate(hands) }),
    ],
    Books: bookRoutes(link, partWithBook),
    Stories: storyRoutes(link),
    Pictures: pictureRoutes(link, painter(hands)),
    Editions: editionRoutes(link, bindery(hands), { ...site.reader, origin }),
    Orders: [...tillRoutes(hands.config), ...orderRoutes(link, { refund: refundOrder, bindery: bindery(hands) })],
    Visitors: visitorRoutes(site),
    Operators: [...operatorRoutes(link), ...discountRoutes()],
    Files: [...fileRoutes, ...mailPageRoutes(hands.config)],
  }
  const calls = Object.values(features).flat()
  const operations = operationsRoutes({
    metrics,
    isDraining,
    describe: () =>
      describeApi(
        brand,
        Object.entries({ Operations: operations, ...features }).map(([tag, of]) => [
          tag,
          of.map(({ endpoint }) => endpoint),
        ]),
        apiNames,
      ),
  })
  const routes = [...operations, ...calls, ...siteRoutes(site, screenAddresses)]
  const door = openDoor({
    hands,
    routes,
    metrics,
    identify: auth.identify,
    notFoundPage: (request) => site.notFound(request),
  })
  return { door, routes }
}
