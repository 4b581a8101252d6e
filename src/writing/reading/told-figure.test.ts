import { expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import { characterSpec } from '../looks/look.ts'
import { isCalled } from './told-figure.ts'

const someone = (name: string, role: 'hero' | 'figure', pronoun: 'she' | 'he') =>
  characterSpec(
    { name, type: 'monster', age: null, pronoun, description: '', personality: '', relation: '' },
    { id: role, role, want: '', habit: '' },
    dice(1),
  )

it('"he" is the figure where nobody else can be meant', () => {
  const figure = someone('Humphrey', 'figure', 'he')
  expect(isCalled(figure, 'He put out a toe.', [someone('Mia', 'hero', 'she'), figure])).toBe(true)
  expect(isCalled(figure, 'He put out a toe.', [someone('Leo', 'hero', 'he'), figure])).toBe(false)
  expect(isCalled(figure, 'She put out a toe.', [someone('Mia', 'hero', 'she'), figure])).toBe(false)
})
