import { expect, test } from 'vitest'
import { limitsOf } from '../brief/limits.ts'
import { readBrief } from '../brief/brief.ts'
import { wordCount } from '../english/sentences.ts'
import { plan } from '../plan/plan.ts'
import { tell } from '../telling/tell.ts'
import { findingPage, grantable, grantWish, type PageNow } from './grant-wish.ts'
import { hearPageWish } from './page-wish.ts'
import { saysOf } from './traits.ts'

function book(age: number, seed: number, shape = '') {
  const brief = readBrief({
    ...{ occasion: 'Birthday', interests: 'drawing', shape },
    characters: [
      { name: 'Mia', type: 'girl', age },
      { name: 'Biscuit', type: 'dog', relationship_to_main: 'her dog' },
      { name: 'Joe', type: 'man', relationship_to_main: 'grandpa' },
    ],
  })
  if (!brief.ok) throw new Error(brief.message)
  const story = plan(brief.value, seed)
  return { plan: story, pages: tell(story).pages }
}

const books = [book(2, 3), book(5, 3), book(8, 3), book(7, 3, 'a new baby brother is coming')]
const everyPage: PageNow[] = books.flatMap((one) => one.pages.map((_, at) => ({ ...one, page: at + 1 })))
const wish = (now: PageNow, typed: string) => grantWish(now, hearPageWish(typed, now.plan.cast).wishes)

/** Everything that is offered on these pages, with what it was and what became of it. */
const offered = everyPage.flatMap((now) =>
  grantable(now).map((one) => ({ now, one, before: now.pages[now.page - 1] ?? '', granted: grantWish(now, [one]) })),
)
const growth = (kind: string) =>
  offered.flatMap(({ one, before, granted }) =>
    one.kind === 'manner' && one.manner === kind ? [wordCount(granted?.text ?? '') - wordCount(before)] : [],
  )

test('what is offered on a page can be had, and fits its reader', () => {
  for (const { now, before, granted } of offered) {
    expect(granted?.text).not.toBe(before)
    expect(wordCount(granted?.text ?? 'x '.repeat(500))).toBeLessThanOrEqual(
      limitsOf(now.plan.band, now.plan.rhyme).page[1],
    )
  }
  const kinds = offered.map(({ one }) => (one.kind === 'manner' ? one.manner : one.kind))
  expect(new Set(kinds)).toEqual(new Set(['shorter', 'longer', 'funnier', 'calmer', 'chattier', 'more', 'doer']))
})

test('shorter has fewer words, longer has more, and more about somebody names them more', () => {
  expect(Math.max(...growth('shorter'))).toBeLessThan(-2)
  expect(Math.min(...growth('longer'))).toBeGreaterThan(2)
  const more = offered.flatMap(({ one, before, granted }) =>
    one.kind === 'more' ? [saysOf(granted?.text ?? '', one.who) - saysOf(before, one.who)] : [],
  )
  expect(Math.min(...more)).toBeGreaterThan(0)
})

test('no telling is both the funnier and the calmer one', () => {
  const both = everyPage.filter((now) => {
    const [funnier, calmer] = [wish(now, 'funnier'), wish(now, 'calmer')]
    return funnier !== undefined && funnier.text === calmer?.text
  })
  expect(both).toEqual([])
})

test('pages that speak of what is told no more are named, and come later', () => {
  const leaning = offered.flatMap(({ now, granted }) => granted?.leaning.map(({ page }) => page - now.page) ?? [])
  expect(leaning.length).toBeGreaterThan(0)
  expect(Math.min(...leaning)).toBeGreaterThan(0)
})

test('where something is found, whoever is wished for finds it instead', () => {
  const found = everyPage.flatMap((now) => {
    const granted = wish(now, 'the dog should find it')
    return granted ? [{ now, before: now.pages[now.page - 1] ?? '', after: granted.text }] : []
  })
  expect(found.map(({ now }) => now.page)).toEqual(found.map(({ now }) => findingPage(now.plan)))
  expect(found.length).toBeGreaterThan(1)
  for (const { before, after } of found) {
    expect(before).toContain('Joe')
    expect(after).toContain('Biscuit')
    expect(after).not.toContain('Joe')
  }
})

test('nobody is told of who is not in the book, and the hero is never wished away', () => {
  for (const now of everyPage.slice(0, 24)) {
    expect(wish(now, 'Otto should find it')).toBeUndefined()
    expect(wish(now, 'without Mia')).toBeUndefined()
  }
})
