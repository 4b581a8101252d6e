import { expect, test } from 'vitest'
import { readBrief } from '../../../writing/brief/brief.ts'
import { wordCount } from '../../../writing/english/sentences.ts'
import { plan } from '../../../writing/plan/plan.ts'
import { rewritePage } from '../../../writing/telling/rewrite-page.ts'
import { tell } from '../../../writing/telling/tell.ts'
import { noOtherTelling } from '../../notice-words.ts'
import { notOnThisPage } from '../../page-wish-words.ts'
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
    wish: '',
    attempt: 1,
    budget: 0,
    signal,
  }
  const anew = story.beats.findIndex(({ n }) => rewritePage(story, n, fallback[n - 1] ?? '', 1) !== fallback[n - 1]) + 1
  const once = await embeddedTeller.retell({ ...order, page: anew })
  expect(once).toMatchObject({ engine: 'embedded', notices: [], cost: 0 })
  expect(once.value).not.toBe(fallback[anew - 1])
  // Here and there a page has one way only that fits its length.
  const stuck =
    story.beats.findIndex(({ n }) => rewritePage(story, n, fallback[n - 1] ?? '', 1) === fallback[n - 1]) + 1
  expect(stuck).toBeGreaterThan(0)
  expect((await embeddedTeller.retell({ ...order, page: stuck })).notices).toEqual([noOtherTelling])
  const pages = fallback.map(() => 'A page with words of its own.')
  expect((await embeddedTeller.retell({ ...order, page: stuck, pages })).notices).toEqual([])
})

test('a wish is followed where the page has a telling that does it; where not, nothing is changed and it is said what works', async () => {
  const order = { plan: story, hers: nothingPrivate, pages: fallback, attempt: 1, budget: 0, signal }
  const ask = (page: number, wish: string) => embeddedTeller.retell({ ...order, page, wish })
  const answers = await Promise.all(fallback.map((_, at) => ask(at + 1, 'Shorter, please')))
  const shorter = answers.findIndex(({ value }, at) => value !== fallback[at])
  expect(wordCount(answers[shorter]?.value ?? '')).toBeLessThan(wordCount(fallback[shorter] ?? ''))
  expect(answers[shorter]?.notices).toEqual([])
  for (const [at, { value, notices }] of answers.entries()) {
    if (value !== fallback[at]) continue
    expect(notices).toEqual([
      expect.stringMatching(/^This page cannot be told shorter(?:;|, and we know no other way) .+\.$/),
    ])
  }
  const partly = await ask(shorter + 1, 'shorter, and a dragon flies over the roof')
  expect(partly).toMatchObject({
    value: answers[shorter]?.value,
    notices: [
      'The page is told shorter. Our own storyteller cannot tell “a dragon flies over the roof”: you can write that in yourself.',
    ],
  })
  const page = shorter + 1
  const unknown = await ask(page, 'a dragon flies over the roof')
  expect(unknown).toMatchObject({
    value: fallback[shorter],
    notices: [
      expect.stringMatching(
        /^Our own storyteller cannot tell “a dragon flies over the roof”; this page can be told so that it rains/,
      ),
    ],
  })
  expect((await ask(page, 'Otto should find it')).notices[0]).toMatch(
    /^This page cannot be told with Otto, who is not in this book; /,
  )
  expect((await ask(page, 'without the giraffe')).notices).toEqual([notOnThisPage({ what: 'giraffe' })])
})

test('a wish that asks for something else than a length is followed, or refused by its own name', async () => {
  const read = readBrief({
    occasion: 'Birthday',
    interests: 'drawing',
    characters: [
      { name: 'Nora', type: 'girl', age: 6 },
      { name: 'Pippin', type: 'other', relationship_to_main: 'her donkey' },
    ],
  })
  if (!read.ok) throw new Error(read.message)
  const book = plan(read.value, 7)
  const { pages } = tell(book)
  const asked = await Promise.all(
    [
      'Pippin comforts her',
      'make it funnier',
      'make it rain',
      'without the bug jar',
      'Nora loses her glasses here and a lonely whale finds them',
    ].map(async (wish) => ({
      wish,
      told: await Promise.all(
        pages.map((_, at) =>
          embeddedTeller.retell({
            ...{ plan: book, hers: nothingPrivate, pages, page: at + 1, wish, attempt: 1, budget: 0, signal },
          }),
        ),
      ),
    })),
  )
  const notices = asked.flatMap(({ told }) => told.flatMap((one) => one.notices))
  expect(notices.filter((one) => /can be told .*(?:longer|shorter)/.test(one))).toEqual([])
  const followed = asked.map(({ told }) => told.filter(({ value }, at) => value !== pages[at]).length)
  expect(followed.slice(0, 3).map((count) => count > 16)).toEqual([true, true, true])
  expect(followed.slice(3)).toEqual([0, 0])
  expect(asked[3]?.told[0]?.notices).toEqual(['There is no bug jar on this page.'])
  expect(asked[4]?.told[0]?.notices[0]).toMatch(
    /^Our own storyteller cannot tell “.*loses her glasses here and a lonely whale finds them”; this page can be told /,
  )
})

test("what is not followed is quoted whole, and nothing is anybody's name or deed that is not", async () => {
  const read = readBrief({
    occasion: 'Birthday',
    interests: 'drawing',
    characters: [
      { name: 'Ottilie', type: 'girl', age: 5 },
      { name: 'Bram', type: 'boy', age: 5, relationship_to_main: 'twin brother' },
    ],
  })
  if (!read.ok) throw new Error(read.message)
  const book = plan(read.value, 5)
  const { pages } = tell(book)
  const ask = async (wish: string) => {
    const order = { plan: book, hers: nothingPrivate, pages, page: 4, wish, attempt: 1, budget: 0, signal }
    return (await embeddedTeller.retell(order)).notices.join(' ')
  }
  for (const wish of [
    'Grandpa Henrik comes and helps to pull',
    'let Bram and Ottilie build a raft',
    'Let Bram find out what the toads want',
    'Mention that Ottilie takes off her hearing aid before she goes in',
    'Take out the part where the toad sits on the bun',
    'without the toad who sits in the tea',
  ])
    expect(await ask(wish)).toMatch(new RegExp(`^Our own storyteller cannot tell “${wish}”[;,]`))
  expect(await ask('make it rain and let Bram and Ottilie build a raft')).toBe(
    'The page is told so that it rains. Our own storyteller cannot tell “let Bram and Ottilie build a raft”: you can write that in yourself.',
  )
  const partly = await ask('Bram helps Ottilie find the red key')
  expect(partly).toContain('cannot tell all of “Bram helps Ottilie find the red key”: you can write what is missing in')
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
