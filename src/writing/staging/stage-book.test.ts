import { describe, expect, it } from 'vitest'
import { EMPTY_LEDGER } from '../dealing/ledger.ts'
import { WORLDS } from '../worlds/all-worlds.ts'
import { plan } from '../plan/plan.ts'
import { stagedAs } from './stage-book.ts'
import { brief } from '../score/test-random-books.ts'

describe('the pictures of a book', () => {
  const order = brief({
    recipient_type: 'Kid',
    recipient_age: 5,
    genre: 'Surprise',
    interests: 'drums and singing',
    characters: [{ name: 'Mia', type: 'girl', age: 5 }],
  })
  const others = WORLDS.filter(({ id }) => id !== 'cape').map(({ id }) => id)
  const planned = plan(order, 1, { ...EMPTY_LEDGER, worlds: others })
  const told = (home: string) => planned.beats.map(({ fn, event }) => (fn === 'home' ? home : event))
  const atHome = (home: string) => stagedAs(planned, told(home)).beats.find(({ fn }) => fn === 'home')?.scene.deed

  it('are staged from the words that each page was told in, not from those it was planned with', () => {
    expect(planned.pack).toBe('cape')
    expect(atHome('If Mia dropped a bun, somebody in red put it back.')).toMatchObject({ does: 'catches', what: 'bun' })
    expect(atHome('Swish! That was Captain Splendid going by.')).toBeUndefined()
  })

  it('are those of the plan where the words are, too', () => {
    expect(
      stagedAs(
        planned,
        planned.beats.map(({ event }) => event),
      ).beats,
    ).toEqual(planned.beats)
  })
})
