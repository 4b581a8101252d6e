import { expect, test } from 'vitest'
import { wholeYears } from './said-age.ts'

test('half a year is heard and does not count', () => {
  const said = ['5½', '5 ½', '5 1/2', '5.5', '5,5', '5 and a half', ' 5 ']
  expect(said.map(wholeYears)).toEqual(said.map(() => '5'))
  expect(['five', '500', '-1', '5 6', ''].map(wholeYears)).toEqual(['five', '500', '-1', '5 6', ''])
})
