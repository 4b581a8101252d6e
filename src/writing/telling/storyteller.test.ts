import { saidName } from '../../stage/said-name.ts'
import { describe, expect, it } from 'vitest'
import { readBrief, type Brief } from '../brief/brief.ts'
import { altText } from '../staging/alt-text.ts'
import { EMPTY_LEDGER } from '../dealing/ledger.ts'
import { phrases, sharedShare } from '../score/measure.ts'
import { plan } from '../plan/plan.ts'
import { sentencesOf } from '../english/sentences.ts'
import { mustKeep, rewritePage } from './rewrite-page.ts'
import { readSetting } from '../settings/setting.ts'
import { tell } from './tell.ts'
import { blurb, titles } from '../plan/titles.ts'
import { dedication } from '../plan/dedications.ts'

/** What is said of a place that the world's own lines do not name. */
const OF_PLACE = /^(?:Nobody|All|You could hear|It was (?:late|a fine)|There was a sigh|This was)/

function brief(over: Record<string, unknown> = {}): Brief {
  const read = readBrief({
    recipient_type: 'Kid',
    recipient_age: 5,
    occasion: 'Birthday',
    genre: 'Comedy',
    interests: 'drawing, football',
    characters: [
      { name: 'Zoë', type: 'girl', age: 5 },
      { name: 'Biscuit', type: 'dog' },
    ],
    ...over,
  })
  if (!read.ok) throw new Error(`${read.field}: ${read.message}`)
  return read.value
}

describe('the storyteller', () => {
  it('tells the same 24 pages for the same brief and seed', () => {
    const one = tell(plan(brief(), 7)).pages
    expect(one).toHaveLength(24)
    expect(tell(plan(brief(), 7)).pages).toEqual(one)
  })

  it('tells another story for the next seed', () => {
    expect(plan(brief(), 8).pack).not.toBe(plan(brief(), 7).pack)
  })

  it('keeps away from what a member has had before', () => {
    const first = plan(brief(), 3)
    const next = plan(brief(), 3, { ...EMPTY_LEDGER, worlds: [first.pack] })
    expect(next.pack).not.toBe(first.pack)
  })

  it.each(['James', 'José', 'Zoë', 'Nguyễn', '李小龙', "O'Brien", 'Null', 'Ng'])('never misspells %s', (name) => {
    for (const age of [2, 5, 8, 12]) {
      const told = tell(plan(brief({ recipient_age: age, characters: [{ name, type: 'boy', age }] }), age)).pages.join(
        '\n',
      )
      expect(told).toContain(saidName(name, 'boy').short)
      expect(told).not.toMatch(/undefined|\{|\}|\[|\]|<|>|\|/)
    }
  })

  it('gives James the possessive that is read aloud', () => {
    const all = [1, 2, 3, 4, 5, 6]
      .map((seed) =>
        tell(plan(brief({ recipient_age: 8, characters: [{ name: 'James', type: 'boy', age: 8 }] }), seed)).pages.join(
          ' ',
        ),
      )
      .join(' ')
    expect(all).toContain('James’s')
    expect(all).not.toMatch(/James’ |Jameses/)
  })

  it('offers five titles, a dedication, a back cover and words for each picture', () => {
    const made = plan(brief(), 5)
    expect(new Set(titles(made)).size).toBe(5)
    expect(blurb(made)).toContain('Zoë')
    expect(dedication(brief(), 5)).toContain('Zoë')
    for (const beat of made.beats) expect(altText(beat.scene, made.cast)).toMatch(/^[\p{L}].{20,}\.$/u)
  })

  it.each([2, 8])('never promises the same on two back covers in a row, at %i years', (age) => {
    const promised = Array.from({ length: 20 }, (_, seed) =>
      sentencesOf(blurb(plan(brief({ recipient_age: age }), seed))).at(-1),
    )
    for (const [at, one] of promised.slice(1).entries()) expect(one).not.toBe(promised[at])
  })

  it.each([2, 5, 8, 12])('rewrites most pages as truly other tellings that keep their facts, at %i years', (age) => {
    const told = [4, 5, 6].map((seed) => {
      const made = plan(brief({ recipient_age: age }), seed)
      const { base, turned } = made.refrain
      const own = (page: string) => page.replace(base, '').replace(turned, '')
      const pages = tell(made).pages
      const anew = pages.map((page, at) => rewritePage(made, at + 1, page, 1))
      for (const [at, page] of anew.entries()) {
        const facts = mustKeep(made, at + 1, pages[at] ?? '').filter((fact) => fact !== 'Zoë')
        for (const fact of facts) expect(page).toContain(fact)
      }
      return anew.filter((page, at) => {
        const other = phrases([own(page)], new Set(), [])
        return sharedShare(other, phrases([own(pages[at] ?? '')], new Set(), [])) < 0.25
      }).length
    })
    expect(Math.max(...told)).toBeGreaterThanOrEqual(20)
    expect(Math.min(...told)).toBeGreaterThanOrEqual(17)
  })

  it('goes on to the next telling each time, and comes round', () => {
    const made = plan(brief(), 4)
    const page = made.beats.findIndex((beat) => beat.fn === 'stakes') + 1
    const first = tell(made).pages[page - 1] ?? ''
    const second = rewritePage(made, page, first, 1)
    const third = rewritePage(made, page, second, 2)
    expect(new Set([first, second]).size).toBe(2)
    expect(third).not.toBe(second)
  })

  it('honours the setting of "shape your story" on at least three pages', () => {
    const told = tell(plan(brief({ shape: 'Setting: Leeds\nMoral: sharing' }), 2)).pages
    expect(told.filter((page) => page.includes('Leeds')).length).toBeGreaterThanOrEqual(3)
  })

  it.each([2, 5, 8, 12])('honours the thing that a plot is about, at %i years', (age) => {
    for (let seed = 0; seed < 6; seed++) {
      const order = brief({ recipient_age: age, shape: 'Plot: Zoë finds the lost lantern' })
      const made = plan(order, seed)
      expect(made.notices).toEqual([
        'We could not tell “Zoë finds the lost lantern” as the story itself. A lantern is carried through this one.',
        'Nothing was said of Zoë’s skin and hair, so we chose.',
      ])
      const heard = tell(made).pages.filter((page) => page.includes('lantern')).length
      expect(heard, `${made.pack} ${made.band}`).toBeGreaterThanOrEqual(age < 4 ? 2 : 3)
    }
  })

  it('takes an interest that is no known hobby, and one far down a long list', () => {
    const cheese = tell(plan(brief({ recipient_age: 8, interests: 'Cheese' }), 3)).pages.join(' ')
    expect(cheese).toContain('about cheese')
    const list = `${'the sound of rain on very old roofs, '.repeat(12)}gardening`
    const made = Array.from({ length: 20 }, (_, seed) => plan(brief({ interests: list }), seed))
    expect(made.some((one) => one.means.hobby === 'gardening')).toBe(true)
  })

  it('never ends a page on its setting that ended on a hook', () => {
    for (let seed = 0; seed < 12; seed++) {
      const plain = brief({ recipient_age: 8 })
      const order = { ...plain, setting: readSetting('Leeds') }
      const made = plan(order, seed)
      const ends = tell(made).pages.filter((page, at) => at % 2 === 0 && /Leeds\.$/.test(page))
      expect(ends.map((page) => sentencesOf(page).at(-1)).filter((last) => last && OF_PLACE.test(last))).toEqual([])
    }
  })
})
