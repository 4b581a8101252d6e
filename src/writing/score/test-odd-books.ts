// Books of odd orders, told and read by rule.
import { plan } from '../plan/plan.ts'
import { tell } from '../telling/tell.ts'
import { oddOrder } from './test-odd-orders.ts'
import { faultsIn } from './test-plain-english.ts'

/** Each fault with the number of the order, the world, the reader and the page. */
export function faultsInOddBooks(from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, n) => from + n).flatMap((at) => {
    const { brief, seed } = oddOrder(at)
    const made = plan(brief, seed)
    const outside = made.notices.filter((notice) => !/^[“\p{Lu}].*[.!?”]$/u.test(notice)).map((one) => `notice: ${one}`)
    const inside = tell(made).pages.flatMap((page, n) => faultsIn(page).map((fault) => `${n + 1}: ${fault}`))
    return [...outside, ...inside].map((fault) => `${at}/${made.pack}/${made.band}/${fault}`)
  })
}
