// Which page of a book is seen from where: rare views first, each on the pages that tell most so, never beside another of its kind.
import type { Dice } from '../../base/dice.ts'
import type { View } from '../../stage/direction.ts'
import type { Shot } from '../../stage/scene.ts'
import { isSeenFrom, type PageToDirect } from './page-facts.ts'
import { LIKED, NEVER, QUOTAS, WHOLE_PAGE } from './quotas.data.ts'

/** Where the author of a page said how it is seen. */
const AS_SAID: Readonly<Record<Shot, View>> = {
  wide: 'wide',
  medium: 'whole',
  close: 'near',
  above: 'high',
  behind: 'behind',
}

const kindOf = (view: View | undefined): View | undefined => (view === 'hands' ? 'near' : view)

export function chooseViews(pages: readonly PageToDirect[], die: Dice): View[] {
  const chosen: (View | undefined)[] = pages.map(({ isFixed, scene }) => (isFixed ? AS_SAID[scene.shot] : undefined))
  const open = QUOTAS.map((quota) => ({
    ...quota,
    fit: quota.views.map((view) => pages.map((page) => isSeenFrom(view, page))),
  }))
  const rarest = open.toSorted((a, b) => countOf(a.fit) - countOf(b.fit))
  for (const goal of ['least', 'most'] as const)
    for (const { views, fit, ...counts } of rarest) {
      const isOne = (view: View | undefined) => view !== undefined && views.includes(view)
      for (let had = chosen.filter(isOne).length; had < counts[goal]; had++) {
        const best = bestPage(pages, chosen, views, fit, {
          isDue: goal === 'least',
          die: die.fork(`${views[0]}/${goal}/${had}`),
        })
        if (!best) break
        chosen[best.at] = best.view
      }
    }
  return chosen.map((view, at) => view ?? (at % 2 === 0 || isWholePage(pages[at]) ? 'whole' : 'wide'))
}

const isWholePage = (page: PageToDirect | undefined) => page !== undefined && WHOLE_PAGE.includes(page.beat)

const countOf = (fit: readonly (readonly boolean[])[]) => fit.flat().filter(Boolean).length

function bestPage(
  pages: readonly PageToDirect[],
  chosen: readonly (View | undefined)[],
  views: readonly View[],
  fit: readonly (readonly boolean[])[],
  { isDue, die }: { isDue: boolean; die: Dice },
): { at: number; view: View } | undefined {
  let best: { at: number; view: View; worth: number } | undefined
  for (const [nth, view] of views.entries())
    for (const [at, page] of pages.entries()) {
      if (chosen[at] !== undefined || !fit[nth]?.[at]) continue
      const kind = kindOf(view)
      if (NEVER[view]?.includes(page.beat)) continue
      const isBeside = kindOf(chosen[at - 1]) === kind || kindOf(chosen[at + 1]) === kind
      if (isBeside && !isDue) continue
      const far = Math.min(6, ...chosen.flatMap((other, i) => (kindOf(other) === kind ? [Math.abs(i - at)] : [])))
      const liked = LIKED[view]?.indexOf(page.beat) ?? -1
      const worth = far * 0.5 - (isBeside ? 9 : 0) + (liked < 0 ? 0 : 3 - liked * 0.2) + die.next() * 1.6
      if (!best || worth > best.worth) best = { at, view, worth }
    }
  return best
}
