import { expect, it } from 'vitest'
import { dice } from '../../../base/dice.ts'
import { lookEnds } from '../look-notices.ts'
import { lookOf } from '../look.ts'

const drawn = (description: string, relation: string, type: 'other' | 'dog' = 'other') => {
  const one = { name: 'Turbo', type, age: null, pronoun: 'it', description, personality: '', relation } as const
  return { species: lookOf(one, dice('kind')).species, ends: lookEnds(one) }
}

it('is drawn as the kind that it is to the hero, where its look names none', () => {
  expect(drawn('', 'our pet snail').species).toBe('snail')
  expect(drawn('yellow, with a blue shell', 'snail').species).toBe('snail')
  expect(drawn('a red fox', 'she found it beside a snail').species).toBe('fox')
  expect(drawn('', 'best friend').species).toBeUndefined()
  expect(drawn('', 'chases the snail', 'dog').species).toBeUndefined()
})

it('is drawn as the nearest kind, and that is said', () => {
  for (const [kind, nearest] of [
    ['crab', 'spider'],
    ['caterpillar', 'snake'],
    ['platypus', 'beaver'],
  ] as const) {
    const { species, ends } = drawn('', `her ${kind}`)
    expect(species, kind).toBe(nearest)
    expect(ends.nearest[0], kind).toMatchObject({ said: kind })
  }
})
