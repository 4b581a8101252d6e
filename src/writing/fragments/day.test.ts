import { describe, expect, it } from 'vitest'
import { dayOf } from './day.ts'
import { plan } from '../plan/plan.ts'
import type { BeatName } from '../plan/skeletons.data.ts'
import { tell } from '../telling/tell.ts'
import { brief } from '../score/test-random-books.ts'

const order = (occasion: string, age: number, over: Record<string, unknown> = {}) =>
  brief({
    recipient_type: 'Kid',
    recipient_age: age,
    occasion,
    interests: 'guitar',
    characters: [{ name: 'Zoë', type: 'girl', age }],
    ...over,
  })

const DAYS: readonly (readonly [string, RegExp])[] = [
  ['Birthday', /birthday/i],
  ['Holiday: Diwali', /Diwali/],
  ['graduation', /graduat/i],
  ['back to school', /school/i],
  ['Academic Milestone: piano exam', /piano exam/],
  ['Life Milestone: anniversary', /anniversary/i],
  ['Life Milestone: wedding', /wedding/i],
  ['Other: new baby sister', /baby/i],
  ['Life Milestone: moving house', /moving house/],
  ['Bedtime Reading', /\bbed/i],
  ['Other: our picnic', /picnic/],
]

describe('the day of a book', () => {
  it.each([
    ['Life Milestone: our 10th wedding anniversary!', 'wedding anniversary', 'the wedding anniversary supper'],
    ['Other: new baby brother', 'baby brother', 'the welcome supper'],
    ['Other: Lost first tooth', 'lost first tooth', 'the lost first tooth party'],
    ['Other: our picnic', 'picnic', 'the picnic'],
    ['Other: our dog’s gotcha day', 'dog’s gotcha day', 'the dog’s gotcha day'],
    ['Holiday: the Queen’s Jubilee', 'Queen’s Jubilee', 'the Queen’s Jubilee party'],
    ['Other: getting her first glasses', 'getting the first glasses', 'the party'],
    ['Other: thank you from the street', 'party', 'the party'],
    ['Other: just picked for the team', 'party', 'the party'],
    ['Other: 生日', 'party', 'the party'],
  ])('of "%s" is called %s', (typed, name, event) => {
    expect(dayOf(order(typed, 8))).toMatchObject({ name, event })
  })
  it('of nobody’s own is said with an article, and of somebody’s own without', () => {
    expect(dayOf(order('Holiday: the Queen’s Jubilee', 8)).spoken).toBe('the Queen’s Jubilee')
    expect(dayOf(order('Other: our dog’s gotcha day', 8)).spoken).toBe('the dog’s gotcha day')
    expect(dayOf(order('Other: Mia’s recital', 8)).spoken).toBe('Mia’s recital')
    expect(dayOf(order('Holiday: Pohela Boishakh', 8)).spoken).toBe('Pohela Boishakh')
  })
  it('that no sentence can name is named under the story', () => {
    const named = (day: string) => plan(order(day, 8), 1).notices.filter((notice) => notice.includes('the day'))
    expect(named('Other: thank you from the street')).toEqual([
      'We found no right name for the day “thank you from the street”, so the story speaks of a big day or a party.',
    ])
    expect(named('Other: our picnic')).toEqual([])
  })
  it.each(DAYS)('%s is named in plain words on two pages, for every reader', (typed, name) => {
    for (const age of [2, 5, 8, 12])
      for (const rhyme of age < 7 ? [false, true] : [false])
        for (const seed of [1, 2, 3]) {
          const made = plan(order(typed, age, { rhyme }), seed)
          // A day that has a story of its own is what that story tells, not a word on two pages.
          if (made.notices.some((notice) => notice.startsWith('This story is '))) continue
          const { pages } = tell(made)
          expect(pages.filter((page) => name.test(page)).length, `${age} ${seed}`).toBeGreaterThanOrEqual(2)
        }
  })
  it('of an anniversary makes two grown-ups a couple', () => {
    const characters = [
      { name: 'Ana', type: 'woman', age: 41 },
      { name: 'Tom', type: 'man', age: 43 },
    ]
    const asked = order('Life Milestone: anniversary', 41, { recipient_type: 'Partner', characters })
    // It has a story of its own: this is what every other one says of it.
    expect(plan(asked, 1).pack).toBe('umbrella')
    const made = plan({ ...asked, world: 'bridge' }, 1)
    const told = tell(made).pages.join(' ')
    expect(told).toMatch(/(?:Ana’s|her) sweetheart/)
    expect(told).toMatch(/Ana and Tom/)
  })
})

describe('the day of the smallest', () => {
  it.each([
    ['Birthday', /candles/],
    ['Holiday: Christmas', /paper stars/],
    ['graduation', /black hat/],
    ['back to school', /red bag/],
    ['Academic Milestone: piano exam', /flags/],
    ['Life Milestone: anniversary', /flowers/],
    ['Life Milestone: wedding', /flowers/],
    ['Other: new baby sister', /ten pink toes/],
    ['Life Milestone: moving house', /flags/],
    ['Bedtime Reading', /warm (?:bedtime )?milk/],
    ['No Special Occasion', /pancakes/],
    ['Other: our picnic', /flags/],
  ])('of %s is a thing to see or to eat, where it is wished for and where it comes', (typed, thing) => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const made = plan(order(typed, 2), seed)
      const { pages } = tell(made)
      const has = (fn: BeatName) => thing.test(pages[made.beats.findIndex((beat) => beat.fn === fn)] ?? '')
      expect([made.pack, has('want'), has('close')]).toEqual([made.pack, true, true])
    }
  })
})

describe('a hobby', () => {
  it.each(['guitar', 'cello', 'trains', 'soccer', 'knitting', 'dinosaurs'])(
    'is called %s when it was asked for so',
    (word) => {
      for (const age of [2, 5, 8, 12]) {
        const told = tell(plan(order('Birthday', age, { interests: word }), 1)).pages.join(' ')
        expect(told.toLowerCase()).toContain(word)
      }
    },
  )
})
