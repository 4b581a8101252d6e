// A wish for one page, followed as far as our own storyteller can, and what is said of it.

import { findingPage, grantable, grantWish } from '../../../writing/retelling/grant-wish.ts'
import { textOf, type PageNow } from '../../../writing/retelling/page-now.ts'
import { notFollowed } from '../../../writing/retelling/not-followed.ts'
import { hearPageWish, type PageWish } from '../../../writing/retelling/page-wish.ts'
import { saidFor } from '../../../writing/retelling/edit-page.ts'
import { deniedBy, isAnswered, isFull } from '../../../writing/retelling/say-on-page.ts'
import { tellsOf } from '../../../writing/retelling/traits.ts'
import { rewritePage } from '../../../writing/telling/rewrite-page.ts'
import { noOtherTelling } from '../../notice-words.ts'
import {
  alsoToldOn,
  findsOn,
  isAQuestion,
  isSaidInOurs,
  noRoomFor,
  noSuchWord,
  notOnThisPage,
  notToldSo,
  onlyPartly,
  pageLeans,
  saysAlready,
  type NotDone,
} from '../../page-wish-words.ts'

export interface Followed {
  text: string
  notices: string[]
}

export function followWish(now: PageNow, wish: string, attempt: number): Followed {
  const { plan, page } = now
  const before = textOf(now)
  const heard = hearPageWish(wish, plan.cast)
  const { wishes, left } = heard
  if (wishes.length === 0 && left.length === 0) {
    const text = rewritePage(plan, page, before, attempt)
    return { text, notices: text === before ? [noOtherTelling] : [] }
  }
  const granted = wishes.length > 0 ? grantWish(now, wishes) : undefined
  const met = granted?.met ?? []
  const unmet = wishes.filter((one) => !met.includes(one))
  const known = unmet.map((one) => ({ one, why: whyNot(now, one) }))
  const reasons = known.flatMap(({ why }) => why ?? [])
  const ours = known.flatMap(({ one, why }) =>
    why === undefined && isSaidInOurs(one) && !isTold(now, one) ? [one] : [],
  )
  const answered = known.flatMap(({ one, why }) => (why === undefined ? [] : [one]))
  const undone = { wishes: ours, typed: notFollowed(heard, met, [...ours, ...answered]) }
  const isDone = undone.wishes.length + undone.typed.length === 0
  if (!granted)
    return {
      text: before,
      notices: [...reasons, ...(isDone ? [] : refused(now, undone)), ...findersElsewhere(now, unmet)],
    }
  return {
    text: granted.text,
    notices: [
      ...granted.leaning.map((one) => pageLeans(one.page, one.word)),
      ...elsewhere(now, met),
      ...reasons,
      ...(isDone ? [] : onlyPartly(met, undone)),
    ],
  }
}

/** Somebody of the story's own, who is no stranger. */
const isTold = ({ pages }: PageNow, wish: PageWish): boolean =>
  wish.kind === 'stranger' && pages.some((page) => page.includes(wish.called))

function refused(now: PageNow, undone: NotDone): string[] {
  const hasOther = rewritePage(now.plan, now.page, textOf(now), 1) !== textOf(now)
  return notToldSo(undone, grantable(now), hasOther)
}

/** What is on the page, or is not, that a wish cannot be followed. */
function whyNot(now: PageNow, wish: PageWish): string | undefined {
  const text = textOf(now)
  if (wish.kind === 'without') return tellsOf(text, wish) ? undefined : notOnThisPage(wish)
  if (wish.kind === 'word') return tellsOf(text, { what: wish.old }) ? undefined : noSuchWord(wish.old)
  if (wish.kind === 'besides' && isAnswered(now, wish.what)) return wish.what === 'question' ? isAQuestion : undefined
  const word = wish.kind === 'sky' ? deniedBy(now, wish) : undefined
  if (word !== undefined) return saysAlready(wish, word)
  return isFull(now, text, saidFor(now, wish)) ? noRoomFor(wish) : undefined
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

/** What is wished away on one page is not wished away from the book, nor a word that is another here. */
function elsewhere({ page, pages }: PageNow, wishes: readonly PageWish[]): string[] {
  return wishes.flatMap((wish) => {
    const what = wish.kind === 'word' ? wish.old : wish.kind === 'without' && !wish.who ? wish.what : undefined
    if (what === undefined) return []
    const there = pages.flatMap((text, at) => (at !== page - 1 && tellsOf(text, { what }) ? [at + 1] : []))
    const said = wish.kind === 'word' ? `“${what}”` : `the ${what}`
    return there.length > 0 ? [alsoToldOn(said, there)] : []
  })
}
