import { describe, expect, it } from 'vitest'
import { plan } from '../plan/plan.ts'
import type { BeatName } from '../plan/skeletons.data.ts'
import { stagedAs } from '../staging/stage-book.ts'
import { tell } from '../telling/tell.ts'
import { brief } from '../score/test-random-books.ts'
import { titles } from '../plan/titles.ts'
import { dedication } from '../plan/dedications.ts'

const twins = (age: number, over: Record<string, unknown> = {}) =>
  brief({
    recipient_type: 'Kid',
    recipient_age: age,
    occasion: 'Birthday',
    interests: 'drums, gardening',
    characters: [
      { name: 'Mia', type: 'girl', age },
      { name: 'Leo', type: 'boy', age, relationship_to_main: 'her twin brother' },
    ],
    ...over,
  })
const couple = brief({
  recipient_type: 'Partner',
  occasion: 'Life Milestone: anniversary',
  interests: 'chess',
  characters: [
    { name: 'Mia', type: 'woman', age: 40 },
    { name: 'Leo', type: 'man', age: 43, relationship_to_main: 'husband' },
  ],
})
const BOTH: readonly BeatName[] = ['want', 'choice', 'climax', 'close']

describe('two who are equals', () => {
  it.each([
    ['twins of two', twins(2)],
    ['twins of five', twins(5)],
    ['twins of eight', twins(8)],
    ['twins of twelve', twins(12)],
    ['a couple', couple],
  ])('both want, choose, dare and are on the last page, in words and in its picture: %s', (_, order) => {
    for (let seed = 0; seed < 8; seed++) {
      const made = plan(order, seed)
      const { pages } = tell(made)
      const staged = stagedAs(made, pages)
      const other = staged.cast.find(({ name }) => name === 'Leo')?.id
      for (const fn of BOTH) {
        const at = staged.beats.findIndex((beat) => beat.fn === fn)
        expect(pages[at], `${made.pack} ${seed} ${fn}`).toMatch(/Mia.*Leo|Leo.*Mia|Leo/s)
        expect(staged.beats[at]?.scene.who.map(({ id }) => id)).toEqual(expect.arrayContaining(['hero', other]))
      }
    }
  })
  it.each([2, 5, 8, 12])('have one birthday between them, at %i', (age) => {
    for (let seed = 0; seed < 8; seed++) {
      const { pages } = tell(plan(twins(age), seed))
      const told = pages.filter((page) => /birthday/i.test(page) && page.includes('Leo') && page.includes('Mia'))
      expect(told.length, String(seed)).toBeGreaterThanOrEqual(2)
      expect(pages.join(' ')).not.toMatch(/(?<!and )Mia’s birthday(?! and Leo’s)/)
    }
  })
  it('sing of both birthdays in verse', () => {
    for (let seed = 0; seed < 6; seed++)
      expect(tell(plan(twins(5, { rhyme: true }), seed)).pages.at(-1)).toMatch(/Mia and Leo|Leo blew/)
  })
  it('are both on the cover and in the dedication', () => {
    for (let seed = 0; seed < 12; seed++) {
      expect(dedication(twins(5), seed)).toMatch(/Mia.*Leo/)
      for (const title of titles(plan(twins(5), seed)).filter((one) => /^Mia\b/.test(one)))
        expect(title).toMatch(/^Mia, Leo and /)
    }
  })
  it('do not come of a sister who is no twin', () => {
    const sister = { name: 'Leo', type: 'boy', relationship_to_main: 'her little brother' }
    const made = plan(twins(8, { characters: [{ name: 'Mia', type: 'girl', age: 8 }, sister] }), 1)
    expect(made.flags).not.toContain('equals')
  })
})
