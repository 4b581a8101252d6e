import { expect, test } from 'vitest'
import { CHARACTER_TYPES } from '../stage/cast.ts'
import { dice } from '../base/dice.ts'
import { lookOf } from '../writing/looks/look.ts'
import { answersOfLook } from './heard-answers.ts'
import { blankLook, chosenOf, lookInWords, lookOfKind, leftToUs, lookOptionsFor, lookParts } from './look-answers.ts'

test.each(CHARACTER_TYPES)('every chip of a %s is drawn as it says', (type) => {
  const { first, more } = lookParts(type)
  const top = first.includes('top')
  for (const part of [...first, ...more])
    for (const { value } of lookOptionsFor(part, type)) {
      // A colour is said of something.
      const of = part === 'cloth' ? (top ? { top: 'dress' } : { extra: 'scarf' }) : {}
      const description = lookInWords(type, { ...blankLook, ...of, [part]: value })
      const { choices } = chosenOf(type, { ...blankLook, ...of, [part]: value })
      const sitter = { name: 'M', type, age: 6, pronoun: 'they', personality: '', relation: '' } as const
      const read = lookOf({ ...sitter, description }, dice(`chips/${value}`))
      const look = lookOf({ ...sitter, description: '', choices }, dice(`chips/${value}`))
      // What people read says the same.
      expect(look, description).toEqual(read)
      const { skin, hair, eyes, glasses, freckles, beard, hide, outfit, accessory } = look
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
  expect(lookInWords('girl', { ...blankLook, eyes: 'hazel', words: ' freckles ' })).toBe('hazel eyes, freckles')
})

test('what is left to us on purpose is not described', () => {
  const left = { ...blankLook, skin: leftToUs, hair: leftToUs, style: leftToUs }
  expect(lookInWords('girl', left)).toBe('')
  expect(lookInWords('girl', { ...left, hair: 'red' })).toBe('red hair')
  expect(lookInWords('girl', { ...left, style: 'bob', words: 'freckles' })).toBe('hair in a bob, freckles')
})

test.each(CHARACTER_TYPES)('what the chips of a %s said is chosen again when it is read', (type) => {
  const { first, more } = lookParts(type)
  const top = first.includes('top')
  for (const part of [...first, ...more])
    for (const { value } of lookOptionsFor(part, type)) {
      // No glasses are no words.
      if (part === 'glasses' && value === 'none') continue
      const of = part === 'cloth' ? (top ? { top: 'dress' } : { extra: 'scarf' }) : {}
      const chosen = { ...blankLook, ...of, [part]: value }
      const { approved: _not, ...read } = answersOfLook({ type, age: 6 }, lookInWords(type, chosen))
      expect({ ...read, approved: true }, lookInWords(type, chosen)).toEqual(chosen)
    }
})

test('what somebody wrote herself is read as chips where they say the same, and stays in her words where they do not', () => {
  const girl = { type: 'girl', age: 6 } as const
  expect(answersOfLook(girl, 'brown skin, curly black hair, yellow raincoat')).toMatchObject({
    ...{ skin: 'brown', hair: 'black', style: 'curly', top: 'raincoat', cloth: 'sunflower', words: '' },
  })
  expect(
    answersOfLook(girl, 'Deep brown skin, a scar on her chin,\nred boots, a blue scarf, hazel eyes'),
  ).toMatchObject({
    ...{ skin: 'deep', eyes: 'hazel', extra: '', words: 'a scar on her chin, red boots, a blue scarf' },
  })
  expect(answersOfLook(girl, 'no glasses, short, curly, black hair').words).toBe('no glasses, short, curly, black hair')
  expect(answersOfLook({ type: 'cat', age: null }, 'ginger, a blue collar')).toMatchObject({
    ...{ hide: 'ginger', extra: 'collar', cloth: 'sky', words: '' },
  })
  for (const written of ['grey cat with one white ear', 'Two tails', 'a silver robot, dents all over', ''])
    expect(lookInWords('cat', answersOfLook({ type: 'cat', age: null }, written))).toBe(written)
})

test('a girl who becomes a cat keeps nothing of the girl but what was typed, and nobody has said yet that it looks like her', () => {
  const girl = { ...blankLook, style: 'braids', cloth: 'tomato', extra: 'bow', words: 'a scar', rolls: 2 }
  const cat = lookOfKind('cat', { type: 'girl', look: girl })
  expect(lookInWords('cat', cat)).toBe('a scar')
  expect(cat.approved).toBe(false)
  const boy = lookOfKind('boy', { type: 'girl', look: girl })
  expect(boy).toEqual({ ...girl, approved: false })
  expect(lookOfKind('girl', { type: '', look: girl })).toEqual(girl)
  expect(lookOfKind('girl', { type: 'girl', look: girl })).toEqual(girl)
})
