import { describe, expect, it } from 'vitest'
import { readBrief, type Brief } from '../brief/brief.ts'
import { aboutStory, titles } from '../plan/titles.ts'
import { plan } from '../plan/plan.ts'
import { handFor } from './choose-world.ts'
import { EMPTY_LEDGER } from './ledger.ts'
import { offeredWorlds } from './offered-worlds.ts'

function briefOf(more: Record<string, unknown> = {}): Brief {
  const read = readBrief({
    ...{ recipient_type: 'Kid', recipient_age: 6, occasion: 'Birthday' },
    characters: [{ name: 'Mia', type: 'girl', age: 6 }],
    ...more,
  })
  if (!read.ok) throw new Error(read.message)
  return read.value
}

describe('the worlds that an order may choose among', () => {
  it('begin with what tells its wish, and go on with others', () => {
    const [first, second, third] = offeredWorlds(briefOf({ shape: 'She is scared of the dark' }), 5, EMPTY_LEDGER)
    expect(first).toBe('dark')
    expect(new Set([first, second, third]).size).toBe(3)
  })

  it('have among the first three one that plays where the wish does, whatever else is near to it', () => {
    for (const theme of [
      'An adventure at the lighthouse by the sea',
      'Mia finds a key in a lighthouse. Moral: being brave',
      'Mia loses a tooth at the lighthouse',
      'Mia loses a tooth, gets a new puppy, learns to ride a bike and bakes a cake for her birthday at the lighthouse',
    ])
      for (const seed of [1, 5, 9])
        expect(offeredWorlds(briefOf({ story_theme: theme }), seed, EMPTY_LEDGER).slice(0, 3), theme).toContain('lamps')
  })

  it('are many, and those that the member has had come last, what was told longest ago first of them', () => {
    const brief = briefOf()
    const all = offeredWorlds(brief, 5, EMPTY_LEDGER)
    expect(all.length).toBeGreaterThanOrEqual(9)
    const [newest = '', older = ''] = all
    const after = offeredWorlds(brief, 5, { ...EMPTY_LEDGER, worlds: [newest, older] })
    expect(after.slice(-2)).toEqual([older, newest])
  })

  it('are each told when picked, whatever is liked or hoped for, under a title and with words of their own', () => {
    for (const more of [
      {},
      { interests: 'trains' },
      { shape: 'Grandpa died', story_setting: 'a harbor' },
      { rhyme: true },
    ]) {
      const brief = briefOf(more)
      for (const world of offeredWorlds(brief, 9, EMPTY_LEDGER).slice(0, 6)) {
        const picked = { ...brief, world }
        expect(handFor(picked, 9, EMPTY_LEDGER).worlds).toEqual([world])
        const made = plan(picked, 9)
        expect([world, made.pack]).toEqual([world, world])
        expect(titles(made)[0]).not.toBe('')
        expect(aboutStory(made).length).toBeGreaterThan(40)
      }
    }
  })
})

describe('when a member has had every world', () => {
  it('the one told longest ago comes again', () => {
    const brief = briefOf({ interests: 'trains', genre: 'adventure' })
    const told: string[] = []
    for (let book = 0; book < 40; book++) told.unshift(plan(brief, book, { ...EMPTY_LEDGER, worlds: told }).pack)
    const [last = '', ...before] = told
    expect(before.slice(0, 5)).not.toContain(last)
  })
})
