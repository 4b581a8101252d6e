import { describe, expect, it } from 'vitest'
import { altText } from '../staging/alt-text.ts'
import { plan } from '../plan/plan.ts'
import { stagedAs } from '../staging/stage-book.ts'
import { tell } from '../telling/tell.ts'
import { brief } from '../score/test-random-books.ts'
import { withoutLonger } from './told-apart.ts'

const order = (age: number, ...friends: Record<string, unknown>[]) =>
  brief({
    recipient_type: 'Kid',
    recipient_age: age,
    occasion: 'Birthday',
    interests: 'drums, chess',
    characters: [{ name: 'Jack', type: 'boy', age }, ...friends],
  })

describe('two of one name', () => {
  it.each([
    [{ name: 'Jack', type: 'man', age: 70, relationship_to_main: 'his grandpa' }, 'Grandpa Jack'],
    [{ name: 'jack', type: 'man', relationship_to_main: 'his grandfather' }, 'Grandpa Jack'],
    [{ name: 'Jack', type: 'man', age: 41, relationship_to_main: 'dad' }, 'Big Jack'],
    [{ name: 'Jack', type: 'boy', age: 2, relationship_to_main: 'friend' }, 'Little Jack'],
    [{ name: 'Jack', type: 'dog', relationship_to_main: 'his dog' }, 'Jack the dog'],
    [{ name: 'Jack', type: 'other', relationship_to_main: 'his hamster' }, 'Jack the hamster'],
    [{ name: 'Jack', type: 'boy', age: 6 }, 'Jack Two'],
  ])('are told apart: %o is %s', (friend, called) => {
    for (const age of [6, 8]) {
      const made = plan(order(6, friend), age)
      expect(made.cast[1]).toMatchObject({ name: called, called: friend.name })
      const { pages } = tell(made)
      expect(pages.join(' ')).toContain(called)
      const shown = stagedAs(made, pages).beats.filter(({ scene }) => scene.who.some(({ id }) => id === 'pal1'))
      expect(shown.filter(({ scene }) => !altText(scene, made.cast).includes(called))).toEqual([])
    }
  })
  it('are three, if three are', () => {
    const dog = { name: 'Jack', type: 'dog' }
    expect(
      plan(order(6, dog, dog), 1)
        .cast.slice(0, 3)
        .map(({ name }) => name),
    ).toEqual(['Jack', 'Jack the dog', 'Jack Three'])
  })
  it('are not told of each other’s acts', () => {
    expect(withoutLonger('Grandpa Jack ran.', 'Jack', ['Jack', 'Grandpa Jack'])).toBe('… ran.')
  })
  it('keep their names where they have one each', () => {
    expect(plan(order(6, { name: 'Jacky', type: 'girl' }), 1).cast[1]).not.toHaveProperty('called')
  })
  it('are never the hero and somebody who lives in the world', () => {
    for (let seed = 0; seed < 24; seed++) {
      const bram = { ...order(8), characters: order(8).characters.map((one) => ({ ...one, name: 'Bram' })) }
      expect(plan(bram, seed).pack).not.toBe('lamps')
    }
  })
})
