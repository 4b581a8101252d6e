import { describe, expect, it } from 'vitest'
import { uncovered } from '../score/covered.ts'
import { hobbyOf } from './hinges.ts'
import { HOBBIES } from './hobby.ts'
import { knownLoves } from './loves.ts'
import { plan } from '../plan/plan.ts'
import { rewritePage } from '../telling/rewrite-page.ts'
import { stagedAs } from '../staging/stage-book.ts'
import { tell } from '../telling/tell.ts'
import { brief } from '../score/test-random-books.ts'
import { blurb, titles } from '../plan/titles.ts'
import { dedication } from '../plan/dedications.ts'
import { isLoveTold } from './told-loves.ts'

function book(age: number, interests: string, seed = 1, over: Record<string, unknown> = {}) {
  const order = brief({
    recipient_type: 'Kid',
    recipient_age: age,
    occasion: 'Birthday',
    interests,
    characters: [{ name: 'Mia', type: 'girl', age }],
    ...over,
  })
  const made = plan(order, seed)
  const { pages } = tell(made)
  const whole = stagedAs(made, pages)
  return { plan: whole, pages, outside: [blurb(whole), dedication(order, seed), ...titles(whole)] }
}

const page = (one: ReturnType<typeof book>, fn: string) =>
  one.pages[one.plan.beats.findIndex((beat) => beat.fn === fn)] ?? ''

/** No book is about killing or weapons, whoever loves them. */
const LOVES = knownLoves().filter((one) => !/\b(?:murder|killer|pistols|guns)\b/.test(one))

describe('what else the hero loves', () => {
  it('is never one or the other where it is both', () => {
    for (let seed = 0; seed < 6; seed++)
      expect(book(5, 'reading, baking, digging for dinosaurs', seed).pages.join(' ')).not.toMatch(
        /(?:There was also|And)(?: then it was)? [^.!?]* or digging/,
      )
  })
  it('has a couplet of its own in verse where somebody is dear', () => {
    for (const seed of [0, 1, 2, 3]) {
      const told = book(4, 'digging, jumping in puddles, his cat Mimi', seed, { rhyme: true }).pages.join('\n')
      expect(told).not.toContain('being with his cat Mimi')
    }
  })
  it('is said by what is done with it, beside the hobby that acts', () => {
    const one = book(8, 'torch, mango and her sister')
    expect(one.plan.means.hobby).toBe('cooking')
    expect(page(one, 'hobby')).toContain('playing with torches or being with her sister')
    expect(one.plan.notices.filter((notice) => notice.includes('sentence'))).toEqual([])
  })
  it.each([2, 5, 8, 12])('is told or named, and never passed over, at %i years', (age) => {
    for (let at = 0; at < 24; at++) {
      const words = [1, 2, 3, 4].map((nth) => LOVES[(at * 7919 + nth * 104729) % LOVES.length])
      const one = book(age, `${words.join(', ')}, qwxz`, at, { rhyme: at % 3 === 0 })
      expect(one.plan.notices.filter((notice) => notice.includes('“qwxz”')).length).toBe(1)
      expect(uncovered(one.plan, one.pages)).not.toContain('interests')
      for (const love of one.plan.loves ?? []) {
        const isNamed = one.plan.notices.some((notice) => notice.includes(`“${love.typed}`))
        expect(isLoveTold(one.plan, love, one.pages) !== isNamed, love.typed).toBe(true)
      }
    }
  })
  it('is uncovered where no page and no notice speaks of it', () => {
    const one = book(8, 'drums, torches')
    const silent = one.pages.map((told) => told.replaceAll('playing with torches', '').replaceAll('torches', ''))
    expect(uncovered(one.plan, silent)).toContain('interests')
  })
  it('stays on a page that is told anew', () => {
    const one = book(2, 'drums, torches', 3)
    const at = one.pages.findIndex((told) => told.includes('torches'))
    expect(at).toBeGreaterThanOrEqual(0)
    expect(rewritePage(one.plan, at + 1, one.pages[at] ?? '', 1)).toContain('torches')
  })
  it('has its own word at the feast, by its kind', () => {
    const fed = Array.from({ length: 8 }, (_, seed) => page(book(8, 'drums, marshmallows', seed), 'close'))
    expect(fed.filter((told) => told.includes('marshmallows')).length).toBeGreaterThan(5)
  })
  it('of plans made before is still told by a notebook of that name', () => {
    const one = book(8, 'chess').plan
    const old = {
      ...one,
      means: { hobby: 'other:mangoes', way: one.means.way },
      words: { ...one.words, topic: 'mangoes' },
      loves: undefined,
    }
    expect(hobbyOf({ ...old, loves: [] })).toMatchObject({ id: 'other:mangoes', kit: 'notebook' })
  })
})

/** What no sentence of English holds. */
const BROKEN =
  /\b(?:the|a|an|no|his|their|my|our) (?:the|a|an|of|my)\b|\bto of\b|\bof of\b|undefined|[{}]|\b(the|a|an|to|of|in|for|and|with|at|it) \1\b|finding out about|\ban [bcdfgjkmpqstvwyz]\w| ,/

const ODD_DAYS = [
  'Other: our dog’s gotcha day',
  'Holiday: the Queen’s Jubilee',
  'Life Milestone',
  'Bedtime Reading',
  'Other: thank you from the street',
  'Other: just picked for the team',
  'Academic Milestone',
  'Holiday: our village fete',
  'Other: getting her first glasses',
  'No special occasion',
  'Other: 生日',
  'Life Milestone: moving house',
]

describe('every hobby on every kind of day', () => {
  it.each([2, 5, 8, 12])('is told without a doubled or a missing word, at %i years', (age) => {
    const broken = HOBBIES.flatMap(({ keywords: [word = ''] }, at) => {
      const occasion = ODD_DAYS[(at + age) % ODD_DAYS.length]
      const one = book(age, `${word}, torch, nettles`, at, { occasion, rhyme: at % 4 === 0 })
      return [...one.pages, ...one.outside].filter((text) => BROKEN.test(text))
    })
    expect(broken).toEqual([])
  })
})
