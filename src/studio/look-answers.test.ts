import { expect, test } from 'vitest'
import { CHARACTER_TYPES } from '../stage/cast.ts'
import { dice } from '../base/dice.ts'
import { lookOf } from '../writing/looks/look.ts'
import { blankLook, chosenLook, leftToUs, lookOptionsFor, lookParts } from './look-answers.ts'

test.each(CHARACTER_TYPES)('every chip of a %s is drawn as it says', (type) => {
  const { first, more } = lookParts(type)
  const top = first.includes('top')
  for (const part of [...first, ...more])
    for (const { value } of lookOptionsFor(part, type)) {
      // A colour is said of something.
      const of = part === 'cloth' ? (top ? { top: 'dress' } : { extra: 'scarf' }) : {}
      const description = chosenLook(type, { ...blankLook, ...of, [part]: value })
      const sitter = { name: 'M', type, age: 6, pronoun: 'they', description, personality: '', relation: '' } as const
      const { skin, hair, eyes, glasses, freckles, beard, hide, outfit, accessory } = lookOf(
        sitter,
        dice(`chips/${value}`),
      )
      const drawn = {
        freckles: freckles ? 'freckles' : 'no freckles',
        beard,
        ...{ skin, eyes, glasses, hide, hair: hair.color, style: hair.style },
        ...{ top: outfit.top, cloth: outfit.colors[0], extra: accessory },
      }
      expect(drawn[part], description).toBe(value)
    }
})

test('ideas of one’s own follow the chips', () => {
  expect(chosenLook('girl', { ...blankLook, eyes: 'hazel', words: ' freckles ' })).toBe('hazel eyes, freckles')
})

test('what is left to us on purpose is not described', () => {
  const left = { ...blankLook, skin: leftToUs, hair: leftToUs, style: leftToUs }
  expect(chosenLook('girl', left)).toBe('')
  expect(chosenLook('girl', { ...left, hair: 'red' })).toBe('red hair')
  expect(chosenLook('girl', { ...left, style: 'bob', words: 'freckles' })).toBe('hair in a bob, freckles')
})
