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
  const others = WORLDS.filter(({ id }) => id !== 'dock').map(({ id }) => id)
  const planned = plan(order, 1, { ...EMPTY_LEDGER, worlds: others })
  const told = (home: string) => planned.beats.map(({ fn, event }) => (fn === 'home' ? home : event))
  const atHome = (home: string) => stagedAs(planned, told(home)).beats.find(({ fn }) => fn === 'home')?.scene.deed

  it('are staged from the words that each page was told in, not from those it was planned with', () => {
    expect(planned.pack).toBe('dock')
    const onSoup =
      'Mia lived on the moon, at Marigold Station, in a house made of tin. Soup floated, so you held on to it. And nobody ran outside, because moon dust goes up and stays up. There was a sign.'
    const ofSweeping =
      'Up on the moon was Marigold Station, and there lived Mia. Unit Nine, a robot, swept the ground outside. “Please do not run,” said Unit Nine. “Moon dust goes up, and it will not come down.”'
    expect(atHome(onSoup)).toMatchObject({ by: 'hero', does: 'catches', what: 'floating-soup' })
    expect(atHome(ofSweeping)).toMatchObject({ by: 'figure', does: 'pushes', what: 'broom' })
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
