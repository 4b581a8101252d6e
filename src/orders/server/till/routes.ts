// Who answers which call of the till.

import type { Config } from '../../../platform/config.ts'
import { answerAtLength } from '../../../platform/http/long-route.ts'
import { alwaysHeard, answerAnyone, answerRaw, answerReader, type Route } from '../../../platform/http/route.ts'
import * as contract from '../../checkout-contract.ts'
import { listOrders as listContract } from '../../contract.ts'
import { testShopRoutes } from '../sandbox/shop-routes.ts'
import { createCheckout } from './create-checkout.ts'
import { createOrder, lookForOrder } from './create-order.ts'
import { checkDiscount } from './discounts.ts'
import { hearProvider } from './hear-provider.ts'
import { listOrders, lookForOrders } from './list-orders.ts'
import { lookForPortal, openPortal } from './open-portal.ts'
import { describeShop } from './shop.ts'
import { readSubscription } from './subscription.ts'
import { readWish } from './wish.ts'

export function tillRoutes(config: Pick<Config, 'STRIPE_SECRET_KEY'>): Route[] {
  return [
    alwaysHeard(answerAnyone(contract.readShop, async ({ hands }) => describeShop(hands.config))),
    answerAtLength(contract.createOrder, lookForOrder, createOrder),
    answerAtLength(contract.createCheckout, readWish, createCheckout),
    answerAtLength(contract.checkDiscount, async () => undefined, checkDiscount),
    answerAtLength(listContract, lookForOrders, listOrders),
    answerReader(contract.readSubscription, readSubscription),
    answerAtLength(contract.openPortal, lookForPortal, openPortal),
    answerRaw(contract.stripeWebhook, hearProvider),
    ...testShopRoutes(config),
  ]
}
