import { describe, expect, it } from 'vitest'
import { plan } from '../plan/plan.ts'
import { inShort } from './said-cast.ts'
import { stagedAs } from '../staging/stage-book.ts'
import { tell } from '../telling/tell.ts'
import { brief } from '../score/test-random-books.ts'
import { dedication } from '../plan/dedications.ts'

const order = (name: string, age: number, ...friends: Record<string, unknown>[]) =>
  brief({
    recipient_type: 'Kid',
    recipient_age: age,
    occasion: 'Birthday',
    interests: 'drums, chess',
    characters: [{ name, type: 'boy', age }, ...friends],
  })
const times = (text: string, word: string) => text.split(word).length - 1

describe('a name of several words', () => {
  it.each([5, 8, 11])('is said in full once on the first page, then short (at %i)', (age) => {
    for (let seed = 0; seed < 6; seed++) {
      const told = plan(order("Finn O'Brien", age), seed)
      const { pages } = tell(told)
      expect(told.cast[0]).toMatchObject({ name: 'Finn', called: "Finn O'Brien", full: 'Finn O’Brien' })
      expect(times(pages.join('\n'), 'O’Brien')).toBeLessThanOrEqual(1)
      expect(times(pages.slice(1).join('\n'), 'O’Brien')).toBe(0)
      expect(times(pages.join('\n'), 'Finn')).toBeGreaterThan(8)
      expect(pages.join('\n')).not.toContain("O'")
    }
  })

  it('is said in full in most first pages, and in every dedication', () => {
    const first = Array.from({ length: 20 }, (_, seed) => tell(plan(order("Finn O'Brien", 8), seed)).pages[0] ?? '')
    expect(first.filter((page) => page.includes('Finn O’Brien')).length).toBeGreaterThan(14)
    for (let seed = 0; seed < 10; seed++) expect(dedication(order("Finn O'Brien", 8), seed)).toContain('Finn O’Brien')
  })

  it('with a nickname: the nickname is the short one; a friend is introduced in full', () => {
    const told = plan(
      order('Elizabeth "Lizzie" Brown', 8, {
        name: 'Nkechinyere (Kechi)',
        type: 'girl',
        relationship_to_main: 'best friend',
      }),
      3,
    )
    const text = tell(told).pages.join('\n')
    expect(told.cast.map(({ name }) => name).slice(0, 2)).toEqual(['Lizzie', 'Kechi'])
    expect(text).not.toContain('"')
    expect(times(text, 'Nkechinyere')).toBeLessThanOrEqual(1)
  })

  it('of two who share the first, both keep the last', () => {
    const told = plan(order('Jack Smith', 8, { name: 'Jack Jones', type: 'boy', age: 8 }), 1)
    expect(told.cast.slice(0, 2).map(({ name }) => name)).toEqual(['Jack Smith', 'Jack Jones'])
  })

  it('changes no picture: the scenes are those of the short name', () => {
    const told = plan(order("Finn O'Brien", 8), 4)
    const { pages } = tell(told)
    const short = pages.map((page) => inShort(page, told.cast))
    expect(short.join()).not.toContain('O’Brien')
    expect(stagedAs(told, pages).beats.map(({ scene }) => scene)).toEqual(
      stagedAs(told, short).beats.map(({ scene }) => scene),
    )
  })
})
