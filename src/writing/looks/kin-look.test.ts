import { expect, test } from 'vitest'
import type { CharacterType } from '../../stage/cast.ts'
import { dice } from '../../base/dice.ts'
import { isOfOneBlood, kinLook } from './kin-look.ts'
import { lookOf } from './look.ts'

const person = (type: CharacterType, description: string, relation = '', age: number | null = 6) => ({
  ...{ name: 'Mia', type, age, pronoun: 'she' as const, description, personality: '', relation },
})

test('brothers, sisters, parents and children are of one blood; friends, in-laws and pets are not', () => {
  const blood = ['big sister', 'Zoë’s twin brother', 'her mum', 'Daddy', 'little son', 'Grandma', 'baby brother']
  expect(blood.filter((one) => !isOfOneBlood(one))).toEqual([])
  const others = ['', 'best friend', 'stepsister', 'mother-in-law', 'adopted sister', 'her sister’s friend', 'her dog']
  expect(others.filter(isOfOneBlood)).toEqual([])
})

test('a sister has the skin and the hair of the hero, unless it is said how she looks', () => {
  const hero = { type: 'boy' as const, look: lookOf(person('boy', 'ebony skin, black afro'), dice(1)) }
  const sister = (description: string, seed: number, age = 6) => {
    const one = person('girl', description, 'little sister', age)
    return lookOf(one, dice(seed), kinLook(one, hero))
  }
  for (let seed = 0; seed < 20; seed += 1)
    expect(sister('', seed)).toMatchObject({ skin: 'ebony', hair: { color: 'black' } })
  expect(sister('light skin, blonde hair', 3)).toMatchObject({ skin: 'light', hair: { color: 'blonde' } })
  expect(sister('red hair', 3).skin, 'a word makes it unlikely').not.toBe('ebony')
  expect(sister('', 3, 71).hair.color, 'of age').toBe('grey')
  const friend = person('girl', '', 'best friend')
  expect(kinLook(friend, hero)).toBeUndefined()
  expect(kinLook({ type: 'dog', relation: 'little sister' }, hero)).toBeUndefined()
})
