// Nobody is in a story twice, whatever of them the order and the wish say: as its figure and as the grown-up of home.
import { describe, expect, it } from 'vitest'
import { saidCast } from '../cast/said-cast.ts'
import { brief, randomBooks } from '../score/test-random-books.ts'
import { LIVES } from './all-lives.ts'
import { castLife } from './cast-life.ts'

const KIN: readonly (readonly [called: string, type: string, age: number, relations: readonly string[]])[] = [
  ['Auntie Ngozi', 'woman', 34, ['aunt', 'auntie', 'his aunt', 'nephew', '']],
  ['Uncle Theo', 'man', 41, ['uncle', 'nephew', '']],
  ['Mom', 'woman', 36, ['mother', 'mommy', '']],
  ['Papa', 'man', 38, ['father', 'dad', '']],
  ['Grandma Ruth', 'woman', 70, ['grandmother', 'granny', 'grandson', '']],
  ['Grandpa Joe', 'man', 71, ['grandfather', 'grandpa', '']],
]

/** Every story of a life with every one of these, who is in the wish as well. */
const casts = LIVES.flatMap((life) =>
  KIN.flatMap(([name, type, age, relations]) =>
    relations.flatMap((relation) => {
      const characters = [
        { name: 'Kelechi', type: 'boy', age: 7 },
        { name, type, age, relationship_to_main: relation },
      ]
      const order = brief({ recipient_type: 'Kid', recipient_age: 7, interests: '', characters })
      const said = saidCast(order.characters).map((one) => one.name)
      return [`The first time with ${name}.`, `He and his ${name.split(' ')[0]?.toLowerCase()} do it.`].map((wish) => ({
        ...{ at: `${life.id}: ${name}, ${relation}: ${wish}`, said },
        cast: castLife(life, { wish, characters: order.characters, absent: [] }),
      }))
    }),
  ),
)

describe('a story', () => {
  it('of a life has whoever was ordered in one part', () => {
    const twice = casts.flatMap(({ at, said, cast: { hero, figure, grown, friends } }) => {
      const parts = [hero, ...(figure ? [figure] : []), grown, ...friends].map((one) => one.name)
      return said.every((name) => parts.filter((part) => part === name).length === 1)
        ? []
        : [`${at} -> ${parts.join(', ')}`]
    })
    expect(twice).toEqual([])
  })

  it('of any world has nobody twice in its cast or in a picture', () => {
    for (const { plan } of randomBooks(60)) {
      const names = plan.cast.map(({ name }) => name)
      expect(names).toEqual([...new Set(names)])
      for (const { scene } of plan.beats)
        for (const { who } of scene.then ? [scene, scene.then] : [scene]) {
          const ids = who.map(({ id }) => id)
          expect(ids).toEqual([...new Set(ids)])
        }
    }
  })
})
