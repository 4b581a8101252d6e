// A hobby is one card: read whole, refused with file and line, and nothing else has to change for a new one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert, nat, property, record, string } from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { head } from '#shelf/hobbies'
import { ShelfFault } from '../../base/shelf-text.ts'
import { brief } from '../score/test-random-books.ts'
import { readHobbies } from './compile-hobbies.ts'
import { hobbyAct } from './hobby-act.ts'

const path = 'hobbies/juggling.txt'
const card = readFileSync(join(import.meta.dirname, 'fixtures/juggling.txt'), 'utf8')

function faultOf(text: string, more: readonly (readonly [string, string])[] = []): string {
  try {
    readHobbies(new Map([[path, text], ...more]))
  } catch (error) {
    if (error instanceof ShelfFault) return error.message
    throw error
  }
  return ''
}

describe('the card of a hobby', () => {
  it.each([
    ['way move', 'way jump', /^hobbies\/juggling\.txt:3: "jump" is not a known way; allowed here: .*move/],
    ['number 1000', 'number last', /:2: "last" is not a number; allowed here: 1, 2, 3/],
    ['kit bag of balls\n', '', /:\d+: "kit" is missing; allowed here: a line "kit \.\.\."/],
    ['sound Plip', 'noise Plip', /:9: "noise" is no key; allowed here: .*sound/],
    ['heard juggl', 'heard =juggl', /:4: ".*" hears nothing somewhere; allowed here: "word"/],
    ['throw ball: jugg', 'throw bal: jugg', /:8: "bal" is not a known thing/],
    ['throw ball: jugg', 'throw: jugg(', /:8: "throw: jugg.*; allowed here: "act: words"/],
    ['throw ball: jugg', 'thorw ball: jugg', /:8: "thorw" is not a known act; allowed here: .*throw/],
    ['play One up', 'hinge One up', /:10: 1 of "play"; allowed here: two lines "play \.\.\."/],
    ['{Hero} juggled the plums', '{Horo} juggled the plums', /:15: nothing fills \{Horo\}; allowed here: \{Hero\}/],
    ['loved doing', 'loved person', /:19: "person" is not a known kind of love; allowed here: thing/],
    ['loved doing | {x}', 'loved doing', /:19: ".*"; allowed here: "kind \| what is done/],
    ['throw ball; 2 ball', 'throw bow-whale', /:22: "bow-whale" is a thing of another world; allowed here: things\//],
    ['throw ball; 2 ball', 'trhow ball', /:22: "trhow" is not a known verb; allowed here: .*throw/],
    ['@old The trick', '@odd The trick', /:26: "@odd"; allowed here: "@young \.\.\.", "@old \.\.\."/],
    ['@old The trick', 'The trick', /:1: 1 of "@old"; allowed here: 2/],
    ['= hero(joy) do-hobby; basket\n', '', /:23: a telling without a cue; allowed here: "= hero \.\.\."/],
  ])('is refused with file, line and what may stand there: %s, %s', (from, to, said) => {
    expect(card).toContain(from)
    expect(faultOf(card.replace(from, to))).toMatch(said)
  })

  it('has a number of its own', () => {
    expect(faultOf(card, [['hobbies/hopping.txt', card]])).toBe(
      'hobbies/hopping.txt:1: a second number 1000; allowed here: the next one, 1001',
    )
    expect(faultOf(card, [['hobbies/Hopping.md', card]])).toMatch(/^hobbies\/Hopping\.md:1: no card of a hobby; /)
  })

  it('ends in such a refusal, however it is mangled, or is read', () => {
    const mangled = record({ at: nat(card.length), cut: nat(40), put: string({ unit: 'grapheme', maxLength: 20 }) })
    assert(
      property(mangled, ({ at, cut, put }) =>
        /^(?:|hobbies\/juggling\.txt:\d+: [\s\S]+; allowed here: [\s\S]+)$/.test(
          faultOf(card.slice(0, at) + put + card.slice(at + cut)),
        ),
      ),
      { numRuns: 200 },
    )
  })
})

describe('what is loved, as it is seen', () => {
  it.each([
    ['playing the cello', 'play-music', 'violin'],
    ['dancing', 'dance', undefined],
    ['watching trains', 'hold', 'toy-train'],
    ['watching beetles', 'hold', 'magnifying-glass'],
    ['dressing up', 'hold', 'puppet'],
    ['practising karate', 'jump', undefined],
    ['baking bread', 'cook', 'spoon'],
    ['singing show tunes', 'sing', 'music-sheet'],
  ])('%s is to %s', (doing, action, holds) => {
    expect(hobbyAct(doing)).toEqual({ action, holds })
  })
  it('is left open where no hobby knows it', () => {
    expect(hobbyAct('counting clouds')).toBeUndefined()
    expect(hobbyAct('chasing bubbles'), 'no bubble sings').toBeUndefined()
  })
})

describe('a card more', () => {
  afterEach(() => {
    vi.doUnmock('#shelf/hobbies')
    vi.resetModules()
  })

  it('is a hobby that books are told about: nothing else has to change', async () => {
    vi.resetModules()
    vi.doMock('#shelf/hobbies', () => ({ head: [...head, ...readHobbies(new Map([[path, card]]))] }))
    const [{ plan }, { tell }, { stagedAs }, { hobbyFor }] = await Promise.all([
      import('../plan/plan.ts'),
      import('../telling/tell.ts'),
      import('../staging/stage-book.ts'),
      import('./loves.ts'),
    ])
    expect(hobbyFor('the diabolo')).toMatchObject({ id: 'juggling', own: 'the diabolo', kit: 'diabolo' })
    const order = brief({
      recipient_type: 'Kid',
      recipient_age: 5,
      interests: 'juggling',
      characters: [{ name: 'Mia', type: 'girl', age: 5 }],
    })
    const made = plan(order, 1)
    expect(made.means).toEqual({ hobby: 'juggling', way: 'move' })
    const { pages } = tell(made)
    const hobby = made.beats.findIndex(({ fn }) => fn === 'hobby')
    expect(pages[hobby]).toMatch(/juggle one ball|juggled with oranges/)
    expect(pages.at(-1)).toMatch(/juggled the plums|caught five/)
    expect(stagedAs(made, pages).beats[hobby]?.scene.who).toMatchObject([{ action: 'throw', holds: 'ball' }])
  })
})
