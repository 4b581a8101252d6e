// A wish for one page, followed as far as our own storyteller can, and what is said of it.

import { findingPage, grantable, grantWish, type PageNow } from '../../../writing/retelling/grant-wish.ts'
import { hearPageWish, type PageWish } from '../../../writing/retelling/page-wish.ts'
import { tellsOf } from '../../../writing/retelling/traits.ts'
import { rewritePage } from '../../../writing/telling/rewrite-page.ts'
import { noOtherTelling } from '../../notice-words.ts'
import { alsoToldOn, findsOn, notOnThisPage, notToldSo, onlyPartly, pageLeans } from '../../page-wish-words.ts'

export interface Followed {
  text: string
  notices: string[]
}

export function followWish(now: PageNow, wish: string, attempt: number): Followed {
  const { plan, page, pages } = now
  const before = pages[page - 1] ?? ''
  const { wishes, hasMore } = hearPageWish(wish, plan.cast)
  if (wishes.length === 0 && !hasMore) {
    const text = rewritePage(plan, page, before, attempt)
    return { text, notices: text === before ? [noOtherTelling] : [] }
  }
  const granted = wishes.length > 0 ? grantWish(now, wishes) : undefined
  if (!granted) return { text: before, notices: refused(now, wishes) }
  return {
    text: granted.text,
    notices: [
      ...granted.leaning.map((one) => pageLeans(one.page, one.word)),
      ...elsewhere(now, wishes),
      ...(hasMore ? [onlyPartly(wishes)] : []),
    ],
  }
}

function refused(now: PageNow, wishes: readonly PageWish[]): string[] {
  const { plan, page, pages } = now
  const before = pages[page - 1] ?? ''
  const missing = wishes.flatMap((wish) => (wish.kind === 'without' && !tellsOf(before, wish) ? [wish] : []))
  if (missing.length > 0) return missing.map(notOnThisPage)
  const hasOther = rewritePage(plan, page, before, 1) !== before
  return [notToldSo(wishes, grantable(now), hasOther), ...findersElsewhere(now, wishes)]
}

/** "The dog should find it", on a page where nothing is found. */
function findersElsewhere(now: PageNow, wishes: readonly PageWish[]): string[] {
  const at = findingPage(now.plan)
  return wishes.flatMap((wish) =>
    wish.kind === 'doer' && at !== now.page && grantWish({ ...now, page: at }, [wish])
      ? [findsOn(wish.who.name, at)]
      : [],
  )
}

/** What is wished away on one page is not wished away from the book. */
function elsewhere({ page, pages }: PageNow, wishes: readonly PageWish[]): string[] {
  return wishes.flatMap((wish) => {
    if (wish.kind !== 'without' || wish.who) return []
    const there = pages.flatMap((text, at) => (at !== page - 1 && tellsOf(text, wish) ? [at + 1] : []))
    return there.length > 0 ? [alsoToldOn(`the ${wish.what}`, there)] : []
  })
}
