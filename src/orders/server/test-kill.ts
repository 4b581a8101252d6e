// For tests: a server that is killed at a named place of an order's life, another that goes on, and what must hold then.

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { checkouts, orders } from '../../../database/schema/orders.ts'
import { createTestDatabase } from '../../platform/database/test-database.ts'
import { startScript } from '../../platform/database/test-process.ts'
import { followOrder } from './life/follow-order.ts'
import { checkLedger } from './test-ledger.ts'
import { liveOn, type LifeName } from './test-lives.ts'
import { openTestShop, type TestShop } from './test-shop.ts'
import { settleCheckout } from './till/settle-checkout.ts'
import { sweepTill } from './till/sweep-till.ts'

const script = join(import.meta.dirname, 'fixtures/live-process.ts')

/** Answers the kinds of all mails that came of it. */
export async function killAt(FAILPOINT: string, life: LifeName): Promise<string[]> {
  const address = await createTestDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'test-'))
  const killed = startScript(script, [address, folder, life], { FAILPOINT })
  expect(await killed.ended, killed.lines.join('\n')).toBe(null)
  const on = await openTestShop({ address, folder })
  try {
    const known = (await on.database.owner.select({ id: orders.id }).from(orders)).map(({ id }) => `ordered ${id}`)
    expect(known).toEqual(expect.arrayContaining(killed.lines.filter((line) => line.startsWith('ordered'))))
    await liveOn(on, life)
    await everythingAgain(on)
    await checkLedger(on.database.owner)
    expect(await on.database.owner.$count(orders)).toBe(life === 'by the month' ? 2 : 1)
    return await on.mailKinds()
  } finally {
    await on.close()
  }
}

/** Whatever may still be said late is said. */
async function everythingAgain(on: TestShop): Promise<void> {
  const { owner } = on.database
  await sweepTill(on.hands)
  for (const { id } of await owner.select().from(checkouts)) await settleCheckout(on.hands, id)
  for (const { id } of await owner.select().from(orders)) await followOrder(on.hands, on, { orderId: id })
}
