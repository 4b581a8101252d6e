// Names and years say nothing that is not known already; years that disagree with those that are known are named.
import { expect, it } from 'vitest'
import { hearLook } from '../hear-look.ts'

it.each([
  ['girl', 5, 'my daughter amara she is five, dark brown skin'],
  ['man', 29, 'uncle Kofi from Ghana, 29'],
  ['man', 52, 'Mr Okafor our caretaker, fifty-ish, blue boilersuit'],
  ['woman', 82, 'Oma Trudi, eighty two'],
  ['boy', 12, 'he is nearly a teenager, lanky'],
  ['girl', 2, 'Ottilie two, big blue eyes'],
  ['woman', 39, 'mama, 39 and 8 months pregnant'],
  ['man', 44, 'in his mid forties, brown hair'],
  ['boy', 4, 'Tashi is tibetan, four and a half'],
] as const)('of a %s of %i "%s" is heard whole', (type, age, description) => {
  const { unheard, near } = hearLook(description, { type, age })
  expect([...unheard, ...near]).toEqual([])
})

it.each([
  ['boy', 6, 'Tom is nine, brown hair', 'nine'],
  ['man', 40, 'eighty two', 'eighty two'],
  ['girl', 5, 'Gorgonzola, brown hair', 'Gorgonzola'],
] as const)('of a %s of %i, "%s": something is named', (type, age, description, named) => {
  expect(hearLook(description, { type, age }).unheard.join(' ')).toContain(named)
})
