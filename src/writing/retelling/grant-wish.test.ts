import { expect, test } from 'vitest'
import { limitsOf } from '../brief/limits.ts'
import { readBrief } from '../brief/brief.ts'
import { sentencesOf, wordCount } from '../english/sentences.ts'
import { plan } from '../plan/plan.ts'
import { tell } from '../telling/tell.ts'
import { findingPage, grantable, grantWish } from './grant-wish.ts'
import { textOf, type PageNow } from './page-now.ts'
import { hearPageWish } from './page-wish.ts'
import { sceneAsTold } from './scene-as-told.ts'
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
  expect(new Set(kinds)).toEqual(
    new Set([
      'shorter',
      'longer',
      'funnier',
      'calmer',
      'chattier',
      'simpler',
      'exciting',
      'more',
      'doer',
      'sky',
      'deed',
    ]),
  )
})

test('shorter has fewer words, longer has more, and more about somebody names them more', () => {
  expect(Math.max(...growth('shorter'))).toBeLessThan(-2)
  expect(Math.min(...growth('longer'))).toBeGreaterThan(2)
  const more = offered.flatMap(({ one, before, granted }) =>
    one.kind === 'more' ? [saysOf(granted?.text ?? '', one.who) - saysOf(before, one.who)] : [],
  )
  expect(Math.min(...more)).toBeGreaterThan(0)
})

/** The pages that can be told so, as they then are. */
const toldSo = (typed: string) =>
  everyPage.flatMap((now) => {
    const granted = wish(now, typed)
    return granted ? [{ now, before: textOf(now), after: granted.text }] : []
  })

test('who plays two parts of a story is offered once', () => {
  const { plan: told, pages } = book(5, 3)
  const joe = told.cast.filter(({ name }) => name === 'Joe')
  const twice = { ...told, cast: [...told.cast, ...joe.map((one) => ({ ...one, id: 'grown' }))] }
  const offers = pages.map((_, at) => grantable({ plan: twice, pages, page: at + 1 }))
  const ofJoe = offers.map((some) => some.filter((one) => one.kind === 'more' && one.who.name === 'Joe').length)
  expect(Math.max(...ofJoe)).toBe(1)
})

test('shorter and funnier is never longer, and a laugh that is added is no joke', () => {
  const both = toldSo('make it shorter and funnier')
  expect(both.length).toBeGreaterThan(0)
  expect(both.filter(({ before, after }) => wordCount(after) > wordCount(before))).toEqual([])
  expect(
    toldSo('funnier').filter(({ before, after }) => !before.includes('Ha, ha') && after.includes('Ha, ha, ha!')),
  ).toEqual([])
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

test('what no telling says is said in a sentence of ours, on most pages, and the page keeps its words', () => {
  for (const typed of [
    'make it rain',
    'Biscuit comforts her',
    'let grandpa laugh',
    'Mia should be brave',
    'leave it on a cliffhanger',
    'say what it smells like',
    'add that the moon was watching',
  ]) {
    const told = toldSo(typed)
    expect(told.length).toBeGreaterThan(everyPage.length * 0.7)
    const added = told.map(({ before, after }) => sentencesOf(after).filter((one) => !before.includes(one)))
    expect(added.filter((sentences) => sentences.length === 1).length).toBeGreaterThan(told.length * 0.6)
  }
})

test('the picture shows the sky and the feeling that are said, and nothing that is not', () => {
  const seen = (now: PageNow, text: string) => sceneAsTold(now.plan, now.page, now.pages.with(now.page - 1, text))
  const rainy = toldSo('make it rain').flatMap(({ now, before, after }) => {
    const [was, is] = [seen(now, before), seen(now, after)]
    return was && is ? [{ was, is }] : []
  })
  expect(rainy.length).toBeGreaterThan(40)
  for (const { was, is } of rainy) {
    expect(is.weather).toBe('rain')
    expect([is.props, is.place, is.time]).toEqual([was.props, was.place, was.time])
  }
  const brave = toldSo('Mia should be brave').flatMap(({ now, after }) => seen(now, after)?.who ?? [])
  const feelings = brave.filter(({ id }) => id === 'hero').map(({ emotion }) => emotion)
  expect(new Set(feelings)).toEqual(new Set(['brave']))
})

test('a sky that the page denies is not said', () => {
  const told = toldSo('make it rain').map(({ before }) => before)
  expect(told.filter((text) => /\b(?:sun|stars|moon|raining)\b/i.test(text))).toEqual([])
})

test('a page that gets shorter keeps its refrain', () => {
  const told = toldSo('shorter')
  expect(told.length).toBeGreaterThan(0)
  const without = told.filter(({ now, after }) => {
    const { refrain } = now.plan.beats[now.page - 1] ?? {}
    return refrain && !after.includes(now.plan.refrain[refrain])
  })
  expect(without).toEqual([])
})

test('without a thing the sentences go that tell of it', () => {
  const granted = everyPage.flatMap((one) =>
    ['door', 'hat', 'box', 'cup', 'bed'].flatMap((what) => {
      const told = wish(one, `without the ${what}`)
      return told ? [{ what, text: told.text }] : []
    }),
  )
  expect(granted.length).toBeGreaterThan(3)
  for (const { what, text } of granted) expect(text).not.toMatch(new RegExp(`\\b${what}s?\\b`, 'i'))
})

test('of two wishes the one that can be is followed', () => {
  const both = everyPage.flatMap((now) => {
    const wishes = hearPageWish('make it rain, and Otto should find it', now.plan.cast).wishes
    return grantWish(now, wishes)?.met.map(({ kind }) => kind) ?? []
  })
  expect(new Set(both)).toEqual(new Set(['sky']))
})
