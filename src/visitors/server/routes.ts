// Who answers which call of a visitor.

import { answerAnyone, type Route } from '../../platform/http/route.ts'
import type { StaticSite } from '../../platform/http/static-site.ts'
import { taste } from '../contract.ts'
import { formRoutes } from './form-routes.ts'
import { samplePdfRoute } from './sample-pdf.ts'
import { openTaste } from './taste.ts'

export function visitorRoutes(site: StaticSite): Route[] {
  return [samplePdfRoute(), answerAnyone(taste, openTaste()), ...formRoutes(site)]
}
