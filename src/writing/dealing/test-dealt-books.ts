// For tests: what members who know each other get, who order one after the other.
import { hashText } from '../../base/dice.ts'
import type { Brief } from '../brief/brief.ts'
import { handFor } from './choose-world.ts'
import { dealNext, NONE_DEALT, withCard, type Deal, type Dealt } from './deal.ts'
import type { Ledger } from './ledger.ts'
import { SHOP_LEDGER } from './shop-ledger.ts'
import { phrases, sharedShare } from '../score/measure.ts'
import { plan } from '../plan/plan.ts'
import { namesOfPlan } from '../score/score.ts'
import { tell } from '../telling/tell.ts'
import { brief } from '../score/test-random-books.ts'
import { titles } from '../plan/titles.ts'
import { withToldBefore } from './told-before.ts'

export interface Order {
  age: number
  genre: string
  interests: string
  rhyme?: boolean
}

/** Children who have nothing but their order in common. */
export function orderOf({ age, genre, interests, rhyme = false }: Order, at: number): Brief {
  const name = ['Zoë', 'Ben', 'Ana', 'Tom', 'Ida', 'Max'][at % 6]
  return brief({
    ...{ recipient_type: 'Kid', recipient_age: age, occasion: 'Birthday', genre, interests, rhyme },
    characters: [
      { name, type: at % 2 === 0 ? 'girl' : 'boy', age },
      { name: 'Biscuit', type: 'dog', relationship_to_main: 'pet' },
    ],
  })
}

/** The table of a shop: who orders next is dealt to next. */
export function openDealer() {
  const dealt = new Map<string, Dealt>()
  return (order: Brief, seed: number, used: Ledger = SHOP_LEDGER): { deal: Deal; fit: number } => {
    const hand = handFor(order, seed, used)
    const [alike, readers] = [dealt.get(hand.alike) ?? NONE_DEALT, dealt.get(hand.readers) ?? NONE_DEALT]
    const deal = dealNext(hand, alike, readers)
    dealt.set(hand.alike, withCard(alike, deal)).set(hand.readers, withCard(readers, deal))
    return { deal, fit: hand.worlds.length }
  }
}

export const seedOf = (order: Order, at: number) => hashText(`${JSON.stringify(order)} ${at}`)

export function dealtBooks(order: Order, count: number) {
  const next = openDealer()
  return Array.from({ length: count }, (_, at) => {
    const [asked, seed] = [orderOf(order, at), seedOf(order, at)]
    const { deal } = next(asked, seed)
    const used = withToldBefore(asked, seed, SHOP_LEDGER, deal)
    const planned = plan(asked, seed, used, deal)
    const { base, turned } = planned.refrain
    const pages = tell(planned, used).pages.map((page) => phrases([page], namesOfPlan(planned), [base, turned]))
    const title = titles(planned)[0]?.replaceAll(asked.characters[0]?.name ?? '', '_') ?? ''
    return { pack: planned.pack, title, pages }
  })
}

/** A page is alike when half of its phrases stand on one page of the other book. */
function pagesAlike(one: readonly ReadonlySet<string>[], other: readonly ReadonlySet<string>[]): number {
  return one.filter((page) => page.size > 0 && other.some((its) => sharedShare(page, its) >= 0.5)).length
}

/** Of the two that have most. */
export function mostPagesAlike(books: readonly { pages: readonly ReadonlySet<string>[] }[]): number {
  return Math.max(...books.flatMap((one, at) => books.slice(at + 1).map((other) => pagesAlike(one.pages, other.pages))))
}
