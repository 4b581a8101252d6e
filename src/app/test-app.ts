// For tests: the whole product on a test database, with a website of two words.

import { openAuth } from '../members/server/auth/open-auth.ts'
import type { Hands } from '../platform/hands.ts'
import type { Route } from '../platform/http/route.ts'
import type { StaticSite } from '../platform/http/static-site.ts'
import { openMetrics } from '../platform/metrics.ts'
import { createApp, type App } from './create-app.ts'

const html =
  (text: string, status = 200) =>
  async () =>
    new Response(text, { status, headers: { 'content-type': 'text/html' } })

export const testSite: StaticSite = {
  pages: ['/', '/pricing'],
  files: ['/assets/*'],
  reader: { style: '/assets/reader.css', script: '/assets/reader.js', laying: '/assets/lay-words.js' },
  file: async () => undefined,
  page: html('page'),
  application: html('app'),
  notFound: html('lost', 404),
}

/** Signs the tokens. */
export const testSecret = 'a secret of the test, long enough'

export function testApp(hands: Hands, fileRoutes: readonly Route[] = []): App {
  const auth = openAuth(hands, [testSecret])
  return createApp(hands, { site: testSite, metrics: openMetrics(), auth, fileRoutes, isDraining: () => false })
}
