// Who answers which call of a visitor.

import { answerAnyone, type Route } from '../../platform/http/route.ts'
import { taste } from '../contract.ts'
import { samplePdfRoute } from './sample-pdf.ts'
import { openTaste } from './taste.ts'

export function visitorRoutes(): Route[] {
  return [samplePdfRoute(), answerAnyone(taste, openTaste())]
}
