import { expect, test } from 'vitest'
import { readBrief } from '../../../writing/brief/brief.ts'
import { plan } from '../../../writing/plan/plan.ts'
import { rewritePage } from '../../../writing/telling/rewrite-page.ts'
import { tell } from '../../../writing/telling/tell.ts'
import { noOtherTelling, wishNotFollowed } from '../../notice-words.ts'
import { embeddedTeller } from './embedded-teller.ts'
import { nothingPrivate } from './private-words.ts'

const brief = readBrief({
  occasion: 'Birthday',
  interests: 'drawing',
  characters: [{ name: 'Mia', type: 'girl', age: 5 }],
})
if (!brief.ok) throw new Error(brief.message)
const story = plan(brief.value, 7)
const fallback = tell(story).pages
const signal = new AbortController().signal

test('the embedded storyteller tells every page that is not yet written, in order and at no cost', async () => {
  const written = new Map([[2, 'Kept.'], [24, 'Kept.']]) // prettier-ignore
  const told: unknown[] = []
  for await (const one of embeddedTeller.tell({
    plan: story,
    hers: nothingPrivate,
    fallback,
    written,
    budget: 0,
    signal,
  }))
    told.push(one)
  const wanted = fallback.map((text, index) => ({ page: index + 1, text, engine: 'embedded' }))
  expect(told).toEqual(wanted.filter(({ page }) => page !== 2 && page !== 24))
})

test('it tells a page anew, and says plainly what it cannot do', async () => {
  const order = {
    plan: story,
    hers: nothingPrivate,
    pages: fallback,
    wish: 'more jumping',
    attempt: 1,
    budget: 0,
    signal,
  }
  const anew = story.beats.findIndex(({ n }) => rewritePage(story, n, fallback[n - 1] ?? '', 1) !== fallback[n - 1]) + 1
  const once = await embeddedTeller.retell({ ...order, page: anew })
  expect(once).toMatchObject({ engine: 'embedded', notices: [wishNotFollowed], cost: 0 })
  expect(once.value).not.toBe(fallback[anew - 1])
  expect((await embeddedTeller.retell({ ...order, page: anew, wish: '' })).notices).toEqual([])
  // Here and there a page has one way only that fits its length.
  const stuck =
    story.beats.findIndex(({ n }) => rewritePage(story, n, fallback[n - 1] ?? '', 1) === fallback[n - 1]) + 1
  expect(stuck).toBeGreaterThan(0)
  expect((await embeddedTeller.retell({ ...order, page: stuck })).notices).toEqual([noOtherTelling])
  const pages = fallback.map(() => 'A page with words of its own.')
  expect((await embeddedTeller.retell({ ...order, page: stuck, pages })).notices).toEqual([wishNotFollowed])
})

test('it stops when it is told to', async () => {
  const order = {
    plan: story,
    hers: nothingPrivate,
    fallback,
    written: new Map(),
    budget: 0,
    signal: AbortSignal.abort(),
  }
  await expect(embeddedTeller.tell(order)[Symbol.asyncIterator]().next()).rejects.toThrow('aborted')
  await expect(embeddedTeller.titles({ ...order, pages: fallback })).rejects.toThrow('aborted')
})
