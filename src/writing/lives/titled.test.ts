import { expect, it } from 'vitest'
import { plan } from '../plan/plan.ts'
import { brief } from '../score/test-random-books.ts'
import { tell } from '../telling/tell.ts'

it.each([
  ['thank you to our teacher Mrs. Lee', 'Mrs. Lee', 'woman'],
  ['A story to thank her teacher, Mr Okafor, for this year', 'Mr Okafor', 'man'],
  ['we want to thank Miss Anna, our kindergarten teacher', 'Miss Anna', 'woman'],
  ['end of year thank you for his teacher', 'Mrs. Moss', 'woman'],
])('whoever is thanked is said and drawn as the title says: %s', (shape, name, type) => {
  const planned = plan(
    brief({ recipient_type: 'Kid', recipient_age: 5, shape, characters: [{ name: 'Mia', type: 'girl', age: 5 }] }),
    1,
  )
  expect(planned.pack).toBe('thanks')
  expect(planned.cast.find(({ id }) => id === 'figure')).toMatchObject({ name, type })
  expect(tell(planned).pages.join(' ')).toContain(name)
})
