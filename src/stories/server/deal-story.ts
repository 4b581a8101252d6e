// Deals a story its world and telling: once, whoever takes it up, and to two at the same moment never the same.

import { eq, inArray, sql } from 'drizzle-orm'
import { stories } from '../../../database/schema/books.ts'
import { deals } from '../../../database/schema/deals.ts'
import type { Hands } from '../../platform/hands.ts'
import type { Rows } from '../../platform/database/rows.ts'
import type { Brief } from '../../writing/brief/brief.ts'
import { handFor } from '../../writing/dealing/choose-world.ts'
import { dealNext, NONE_DEALT, withCard, type Deal, type Dealt, type Hand } from '../../writing/dealing/deal.ts'
import type { Ledger } from '../../writing/dealing/ledger.ts'
import type { StoryRow } from './story-rows.ts'

const keysOf = (hand: Hand) => ({ alike: `alike/${hand.alike}`, readers: `readers/${hand.readers}` })

/** Makes the row if there is none, and keeps everybody else from it until the transaction ends. */
async function holdDealt(rows: Rows, key: string): Promise<Dealt> {
  const [row] = await rows
    .insert(deals)
    .values({ key })
    .onConflictDoUpdate({ target: deals.key, set: { key: sql`excluded.key` } })
    .returning()
  return row ?? NONE_DEALT
}

async function keepDealt(rows: Rows, key: string, { number, cards }: Dealt): Promise<void> {
  await rows
    .update(deals)
    .set({ number, cards: [...cards] })
    .where(eq(deals.key, key))
}

export async function dealStory({ database }: Hands, story: StoryRow, ledger: Ledger): Promise<Deal> {
  const hand = handFor(story.brief, story.seed, ledger)
  const keys = keysOf(hand)
  return database.transaction(async (rows) => {
    const [kept] = await rows.select({ deal: stories.deal }).from(stories).where(eq(stories.id, story.id)).for('update')
    if (kept?.deal) return kept.deal
    // Always in this order, so that two never wait for each other.
    const alike = await holdDealt(rows, keys.alike)
    const readers = await holdDealt(rows, keys.readers)
    const deal = dealNext(hand, alike, readers)
    await keepDealt(rows, keys.alike, withCard(alike, deal))
    await keepDealt(rows, keys.readers, withCard(readers, deal))
    await rows.update(stories).set({ deal }).where(eq(stories.id, story.id))
    return deal
  })
}

/** What a story would be dealt now; it is dealt to nobody. */
export async function lookAtDeal(rows: Rows, brief: Brief, seed: number, ledger: Ledger): Promise<Deal> {
  const hand = handFor(brief, seed, ledger)
  const keys = keysOf(hand)
  const found = await rows
    .select()
    .from(deals)
    .where(inArray(deals.key, Object.values(keys)))
  const dealt = (key: string) => found.find((one) => one.key === key) ?? NONE_DEALT
  return dealNext(hand, dealt(keys.alike), dealt(keys.readers))
}
