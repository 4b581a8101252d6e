import { expect, it } from 'vitest'
import { readBrief } from '../brief/brief.ts'
import { plan } from '../plan/plan.ts'
import { titleCase } from './title-case.ts'
import { titles } from '../plan/titles.ts'

it.each([
  ['The Long Way to the harbour', 'The Long Way to the Harbour'],
  ['The golden pear on the Other Side', 'The Golden Pear on the Other Side'],
  ['I Don’t Think That I Will', 'I Don’t Think That I Will'],
  ['how do you cheer up a bridge?', 'How Do You Cheer up a Bridge?'],
  ['what is it: the long way in', 'What Is It: The Long Way In'],
  ['Zoë and the éclair', 'Zoë and the Éclair'],
  ['J.J. and the cup', 'J.J. and the Cup'],
  ['დათო and the cup', 'დათო and the Cup'],
])('%s', (given, wanted) => {
  expect(titleCase(given)).toBe(wanted)
})

it('holds for every title of a story with a place and a quest of the member’s own', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const read = readBrief({
      recipient_age: 6,
      shape: 'Plot: find the golden pear\nSetting: puddle wharf',
      characters: [{ name: 'Zoë', type: 'girl', age: 6 }],
    })
    if (!read.ok) throw new Error(read.message)
    for (const title of titles(plan(read.value, seed))) expect(title).toBe(titleCase(title))
    for (const title of titles(plan(read.value, seed))) expect(title).not.toMatch(/golden pear|wharf/)
  }
})
