// Who answers which call of a visitor.

import type { Route } from '../../platform/http/route.ts'
import { samplePdfRoute } from './sample-pdf.ts'

export function visitorRoutes(): Route[] {
  return [samplePdfRoute()]
}
