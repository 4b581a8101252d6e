import { expect, test } from 'vitest'
import { CHARACTER_TYPES } from '../stage/cast.ts'
import { namesShown } from './shown-names.ts'

const cast = [
  { name: 'Zoë Smith', type: 'girl' },
  { name: 'Grandma Rose Miller', type: 'woman' },
  { name: 'Biscuit the Third', type: 'dog' },
] as const

test('a stranger reads first names, and no surname', () => {
  const shown = namesShown(cast, ['Smith'], false)
  expect(shown('Zoë Smith ran. ZOË SMITH’s hat! For Zoë, love, the Smith cat and all the Smiths.')).toBe(
    'Zoë ran. Zoë’s hat! For Zoë, love, the cat and all the family.',
  )
  expect(shown('Grandma Rose Miller called Biscuit the Third.')).toBe('Grandma Rose called Biscuit the Third.')
  expect(shown('A blacksmith and some smithereens.')).toBe('A blacksmith and some smithereens.')
})

test('a hidden name is its first letter, and a sentence still ends with one full stop', () => {
  const shown = namesShown(cast, [], true)
  expect(shown('Zoë’s dog sat by Zoë. Grandma Rose saw Zoë Smith!')).toBe('Z.’s dog sat by Z. Grandma R. saw Z.!')
  expect(shown('Biscuit the Third barked. “Biscuit!”')).toBe('B. barked. “B.!”')
  expect(namesShown([{ name: '小美', type: 'girl' }], [], true)('小美 smiled. 我和小美一起。')).toBe(
    '小. smiled. 我和小.一起。',
  )
})

test('a hidden name is hidden where it stands for several or is spelt out, and common words stay', () => {
  const shown = namesShown(
    [
      { name: 'Zorabel', type: 'girl' },
      { name: 'Asa', type: 'boy' },
    ],
    [],
    true,
  )
  expect(shown('Two Zorabels! “Z o r a b e l,” said ASA, “Z-O-R-A-B-E-L’s hat is as a rule too big.”')).toBe(
    'Two Z.! “Z.,” said A., “Z.’s hat is as a rule too big.”',
  )
})

test.each(CHARACTER_TYPES)('a hidden hero is hidden whoever it is: %s', (type) => {
  const shown = namesShown([{ name: 'Bruno', type }], [], true)
  expect(shown('Bruno and the Round')).toBe('B. and the Round')
  expect(shown('BRUNO’s bowl stood by Bruno.')).toBe('B.’s bowl stood by B.')
})

test('a hidden name is hidden where it is a word of rank or of kin, but grown-ups stay what they are to the child', () => {
  expect(namesShown([{ name: 'Prince', type: 'dog' }], [], true)('Prince ran.')).toBe('P. ran.')
  expect(namesShown([{ name: 'Old Lady', type: 'cat' }], [], true)('Old Lady ran.')).toBe('Old L. ran.')
  expect(namesShown([{ name: '“Rex” 🐶', type: 'dog' }], [], true)('“Rex” ran. Rex sat.')).toBe('R. ran. R. sat.')
  const family = namesShown(
    [
      { name: 'Oma Hilde', type: 'woman' },
      { name: 'Grandma', type: 'woman' },
    ],
    [],
    true,
  )
  expect(family('Oma Hilde waved at Grandma.')).toBe('Oma H. waved at Grandma.')
})
