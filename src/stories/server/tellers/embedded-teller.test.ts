import { expect, test } from 'vitest'
import { readBrief } from '../../../writing/brief.ts'
import { plan } from '../../../writing/plan.ts'
import { tell } from '../../../writing/tell.ts'
import { wishNotFollowed } from '../../notice-words.ts'
import { embeddedTeller } from './embedded-teller.ts'

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
  const told = await Array.fromAsync(embeddedTeller.tell({ plan: story, fallback, written, budget: 0, signal }))
  const wanted = fallback.map((text, index) => ({ page: index + 1, text, engine: 'embedded' }))
  expect(told).toEqual(wanted.filter(({ page }) => page !== 2 && page !== 24))
})

test('it tells a page anew each time it is asked, and says that it cannot follow a wish', async () => {
  const order = { plan: story, page: 9, pages: fallback, wish: 'more jumping', budget: 0, signal }
  const once = await embeddedTeller.retell({ ...order, attempt: 1 })
  expect(once).toMatchObject({ engine: 'embedded', notices: [wishNotFollowed], cost: 0 })
  expect(once.value).not.toBe(fallback[8])
  expect((await embeddedTeller.retell({ ...order, wish: '', attempt: 2 })).notices).toEqual([])
})

test('it stops when it is told to', async () => {
  const stopped = AbortSignal.abort()
  const order = { plan: story, fallback, written: new Map(), budget: 0, signal: stopped }
  await expect(Array.fromAsync(embeddedTeller.tell(order))).rejects.toThrow()
  await expect(embeddedTeller.titles({ ...order, pages: fallback })).rejects.toThrow()
})
