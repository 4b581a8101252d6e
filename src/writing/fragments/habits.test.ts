// A habit is one card: read whole, refused with file and line, and nothing else has to change for a new one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert, nat, property, record, string } from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bodyOf, head } from '#shelf/habits'
import { ShelfFault } from '../../base/shelf-text.ts'
import { brief } from '../score/test-random-books.ts'
import { compileHabits } from './compile-habits.ts'

const path = 'habits/cat.topple.txt'
const card = readFileSync(join(import.meta.dirname, 'fixtures/cat.topple.txt'), 'utf8')

function faultOf(files: Readonly<Record<string, string>>): string {
  try {
    compileHabits(new Map(Object.entries(files)))
  } catch (error) {
    if (error instanceof ShelfFault) return error.message
    throw error
  }
  return ''
}

describe('the card of a habit', () => {
  it.each([
    ['wants to', 'wishes to', /^habits\/cat\.topple\.txt:3: "wishes" is no key; allowed here: number, wants, habit$/],
    ['habit knocks things off tables\n', '', /: "habit" is missing; allowed here: a line "habit \.\.\."/],
    ['number 1000', 'number 0', /:2: "0" is not a number; allowed here: 1, 2, 3/],
    ['@intro.b0_3 Tap', '@intro.b1 Tap', /:6: "@intro\.b1"; allowed here: "@intro\.b0_3 \.\.\."/],
    ['Down fell the cup.\n= hero(surprised)', 'Down.\n= hero(surprise)', /:7: .*allowed here: .*surprised/],
    [
      'Down fell the cup.\n= hero(surprised) look; friend(curious) push cup',
      'Down.',
      /:6: a telling without a cue; allowed/,
    ],
    ['push cup', 'push bow-whale', /:7: "bow-whale" is a thing of another world; allowed here: things\/common/],
    ['Tap, tap, went {Pal}.', 'Tap, tap, went {Dog}.', /:6: nothing fills \{Dog\}; allowed here: \{Hero\}/],
    ['@end.old {Pal} sat', '@end.b4_6 {Pal} sat', /:1: 4 of "@end\.b4_6"; allowed here: 3/],
    ['@rescue.b10 There', '@rescue.b7_9 There', /:1: 2 of "@rescue\.b10"; allowed here: 3 to 9/],
    [
      '@rescue.b10 There',
      '= hero sit\n@rescue.b10 x\n= hero sit\n@rescue.b10 There',
      /words after a cue; allowed here/,
    ],
  ])('is refused with file, line and what may stand there: %s, %s', (from, to, said) => {
    expect(card).toContain(from)
    expect(faultOf({ [path]: card.replace(from, to) })).toMatch(said)
  })

  it('has a number and a kind of friend of its own', () => {
    expect(faultOf({ [path]: card, 'habits/cat.tip.txt': card })).toMatch(/:1: a second number 1000; .*, 1001$/)
    expect(faultOf({ 'habits/cow.topple.txt': card })).toMatch(/:1: "cow" is not a known kind of friend; .*cat/)
    expect(faultOf({ 'habits/topple.txt': card })).toMatch(/:1: no card of a habit; .*habits\/<who>\.<what>\.txt/)
    const more = `${card}@rescue.b10 {Pal} pushed.\n= hero sit\n`
    expect(faultOf({ [path]: more })).toMatch(/:1: "@intro\.b10" and "@rescue\.b10" are not as many; allowed/)
  })

  it('ends in such a refusal, however it is mangled, or is read', () => {
    const mangled = record({ at: nat(card.length), cut: nat(40), put: string({ unit: 'grapheme', maxLength: 20 }) })
    assert(
      property(mangled, ({ at, cut, put }) =>
        /^(?:|habits\/cat\.topple\.txt:\d+: [\s\S]+; allowed here: [\s\S]+)$/.test(
          faultOf({ [path]: card.slice(0, at) + put + card.slice(at + cut) }),
        ),
      ),
      { numRuns: 60 },
    )
  })
})

describe('a card more', () => {
  afterEach(() => {
    vi.doUnmock('#shelf/habits')
    vi.resetModules()
  })

  it('is a habit that friends have in books: nothing else has to change', async () => {
    const own = compileHabits(new Map([[path, card]]))
    vi.resetModules()
    vi.doMock('#shelf/habits', () => ({
      head: [...head.filter(({ clan }) => clan !== 'cat'), ...own.head],
      bodyOf: () => ({ ...bodyOf('told'), ...own.bodies.get('told') }),
    }))
    const [{ plan }, { tell }, { stagedAs }] = await Promise.all([
      import('../plan/plan.ts'),
      import('../telling/tell.ts'),
      import('../staging/stage-book.ts'),
    ])
    const characters = [
      { name: 'Mia', type: 'girl', age: 5 },
      { name: 'Tom', type: 'cat' },
    ]
    const made = plan(brief({ recipient_type: 'Kid', recipient_age: 5, interests: 'drums', characters }), 2)
    expect(made.habits).toEqual(['cat.topple'])
    expect(made.cast[1]).toMatchObject({ want: 'to see what happens', habit: 'knocks things off tables' })
    const { pages } = tell(made)
    const at = (beat: string) => made.beats.findIndex(({ fn }) => fn === beat)
    expect(pages[at('friend')]).toMatch(/one paw on the cup|Nothing stayed up|near an edge/)
    const { scene } = stagedAs(made, pages).beats[at('friend')] ?? {}
    expect(scene?.deed).toMatchObject({ by: 'pal1', does: 'pushes', what: 'cup' })
  })
})
