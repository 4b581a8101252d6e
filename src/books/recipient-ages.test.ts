import { expect, test } from 'vitest'
import { checkMyself, checkRecipientAge } from './recipient-ages.ts'

const fits = (recipient_type: string, recipient_age: number | null) => () =>
  checkRecipientAge({ recipient_type, recipient_age })

test('a child is 0 to 18', () => {
  for (const age of [null, 0, 18]) expect(fits('Kid', age)).not.toThrow()
  expect(fits('Daughter', 19)).toThrow('Recipient age must be between 0 and 18')
})

test('a grown-up recipient is 18 to 100 or says no age [S5.8]', () => {
  for (const age of [null, 18, 100]) expect(fits('Grandparent', age)).not.toThrow()
  expect(fits('partner', 17)).toThrow('between 18 and 100, or empty')
})

test('a book for myself has no main character under 18', () => {
  expect(() => checkMyself('Myself', 17, 'age')).toThrow('members are adults')
  expect(() => checkMyself('Myself', 18, 'age')).not.toThrow()
  expect(() => checkMyself('Myself', null, 'age')).not.toThrow()
  expect(() => checkMyself('Kid', 5, 'age')).not.toThrow()
})
