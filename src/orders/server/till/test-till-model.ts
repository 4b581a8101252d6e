// For tests: a buyer who does anything in any order, and what must hold of orders and money afterwards.

import { eq } from 'drizzle-orm'
import { type Arbitrary, array, constant, constantFrom, integer, nat, oneof, record } from 'fast-check'
import { checkouts, orders } from '../../../../database/schema/orders.ts'
import type { Caller } from '../../../platform/http/route.ts'
import type { Sku } from '../../catalogue.ts'
import { mayCancel } from '../../order.ts'
import { moveOrder } from '../move-order.ts'
import { statusOf } from '../order-rows.ts'
import { cards } from '../sandbox/pay.ts'
import { checkLedger } from '../test-ledger.ts'
import { giveBack, refundOrder } from './refund-order.ts'
import { settleCheckout } from './settle-checkout.ts'
import { sweepTill } from './sweep-till.ts'
import type { TestTill } from './test-till.ts'

const tiers = ['Digital Copy', 'Physical Book', 'Gift Bundle'] as const satisfies readonly Sku[]
const which = nat(20)

const action = oneof(
  record({
    does: constant('buy' as const),
    tier: constantFrom(...tiers),
    clicks: integer({ min: 1, max: 3 }),
  }),
  record({ does: constant('record' as const), key: nat(2) }),
  record({ does: constant('pay for orders' as const), from: which, count: integer({ min: 1, max: 3 }) }),
  record({ does: constantFrom('pay' as const, 'pay twice' as const, 'try a bad card' as const), session: which }),
  record({ does: constantFrom('come back' as const, 'hear' as const), session: which }),
  record({ does: constantFrom('cancel' as const, 'refund' as const), order: which }),
  record({ does: constant('sweep' as const) }),
)
type Action = typeof action extends Arbitrary<infer One> ? One : never
export const actions = array(action, { minLength: 10, maxLength: 20 })

const at = <T>(list: readonly T[], i: number): T | undefined => list[i % Math.max(1, list.length)]

/** All that she did is done by a member of her own; answers how many orders were paid at some time. */
export async function playTill(on: TestTill, done: readonly Action[]): Promise<number> {
  const member = await on.door.addMember()
  const book = await on.addBook(member)
  const past: Past = { seen: [], given: new Set() }
  for (const one of done) await act(on, member, book, past, one)
  await comeToRest(on, member, past.given)
  await checkLedger(on.database.owner, member.id)
  return (await ordersOf(on, member)).filter(({ paid_at }) => paid_at !== null).length
}

const ordersOf = (on: TestTill, { id }: Caller) =>
  on.database.owner.select().from(orders).where(eq(orders.user_id, id)).orderBy(orders.created_at)
const checkoutsOf = (on: TestTill, { id }: Caller) =>
  on.database.owner.select().from(checkouts).where(eq(checkouts.user_id, id))

interface Past {
  /** Pages that she was sent to. */
  seen: string[]
  /** Orders whose money was asked back. */
  given: Set<string>
}

async function act(on: TestTill, member: Caller, book: string, { seen, given }: Past, one: Action): Promise<void> {
  const remember = (answers: { body: { sessionId?: string } }[]) =>
    seen.push(...answers.flatMap(({ body }) => body.sessionId ?? []))
  if (one.does === 'buy') {
    remember(await Promise.all(Array.from({ length: one.clicks }, () => on.buy(member, book, one.tier))))
  } else if (one.does === 'record') {
    await on.order(member, book, { item: 'Digital lyric art vinyl record', paymentId: `key ${one.key}` })
  } else if (one.does === 'pay for orders') {
    const some = (await ordersOf(on, member)).slice(one.from % 3).slice(0, one.count)
    const priceAmount = some.reduce((sum, { amount }) => sum + amount, 0)
    if (some.length > 0) remember([await on.checkout(member, { orderIds: some.map(({ id }) => id), priceAmount })])
  } else if (one.does === 'sweep') {
    await sweepTill(on.hands)
  } else if ('order' in one) {
    const order = at(await ordersOf(on, member), one.order)
    if (order && (await giveUp(on, order.id, one.does === 'cancel'))) given.add(order.id)
  } else {
    const session = at(seen, one.session)
    if (session !== undefined) await atThePage(on, member, session, one.does)
  }
}

async function atThePage(on: TestTill, member: Caller, session: string, does: Action['does']): Promise<void> {
  if (does === 'come back') await on.door.ask(member, `GET /api/orders?session_id=${session}`)
  else if (does === 'try a bad card') await on.pay(session, cards.declined)
  else if (does === 'hear') {
    const object = { object: 'checkout.session', id: session }
    await on.hear({ type: 'checkout.session.completed', data: { object } })
  } else await Promise.all(does === 'pay' ? [on.pay(session)] : [on.pay(session), on.pay(session)])
}

const giveUp = (on: TestTill, id: string, isCancel: boolean) =>
  on.database.transaction(async (rows) => {
    const [order] = await rows.select().from(orders).where(eq(orders.id, id)).for('update')
    if (!order || (isCancel && !mayCancel(statusOf(order)))) return false
    if (isCancel) await moveOrder(on.hands, rows, id, { to: 'canceled', by: 'member' })
    if (order.paid_at) await refundOrder(on.hands, rows, order)
    return order.paid_at !== null
  })

/** What jobs would do sooner or later. */
async function comeToRest(on: TestTill, member: Caller, given: ReadonlySet<string>): Promise<void> {
  for (const { id } of await checkoutsOf(on, member)) await settleCheckout(on.hands, id)
  for (const { id, status } of await ordersOf(on, member)) {
    if (status === 'canceled' || given.has(id)) await giveBack(on.hands, { orderId: id })
  }
}
