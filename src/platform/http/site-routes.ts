// Routes of the pages people open: public pages, the application's screens, static files.

import { z } from 'zod'
import { endpoint } from '../../base/endpoint.ts'
import { noSuchRoute } from './refusals.ts'
import { alwaysHeard, answerRaw, type Route } from './route.ts'
import type { StaticSite } from './static-site.ts'

const page = (name: string, path: string, summary: string) =>
  endpoint({
    ...{ name, summary, method: 'GET', path, access: 'public' },
    input: z.object({}),
    refuses: [404],
    output: z.string(),
  })

/** `screens`: the addresses that the application in the browser answers, e.g. `/signin` and `/dashboard/*`. */
export function siteRoutes(site: StaticSite, screens: readonly string[]): Route[] {
  return [
    ...site.pages.map((path) =>
      answerRaw(
        page(`page${path === '/' ? '-home' : path.replaceAll('/', '-')}`, path, 'A public page.'),
        async (context) => {
          return (await site.page(path, context.req.raw)) ?? site.notFound(context.req.raw)
        },
      ),
    ),
    ...screens.map((path) =>
      answerRaw(page(`screen${path.replaceAll(/\W+/g, '-')}`, path, 'A screen of the application.'), (context) =>
        site.application(context.req.raw),
      ),
    ),
    ...site.files.map((path) =>
      answerRaw(page(`files${path.replaceAll(/\W+/g, '-')}`, path, 'A static file.'), async (context) => {
        const found = await site.file(context.req.path, context.req.raw)
        if (!found) throw noSuchRoute()
        return found
      }),
    ),
  ].map(alwaysHeard)
}
