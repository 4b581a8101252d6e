// Who answers the calls about discount codes.

import { answerAtLength } from '../../platform/http/long-route.ts'
import type { Route } from '../../platform/http/route.ts'
import * as contract from '../discounts-contract.ts'
import { addDiscount, endDiscount, listDiscounts } from './discounts.ts'

/** Only her session is looked at as the member. */
const noLook = async () => undefined

export const discountRoutes = (): Route[] => [
  answerAtLength(contract.listDiscounts, noLook, listDiscounts),
  answerAtLength(contract.addDiscount, noLook, addDiscount),
  answerAtLength(contract.endDiscount, noLook, endDiscount),
]
