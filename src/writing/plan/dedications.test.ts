import { expect, test } from 'vitest'
import { brief } from '../score/test-random-books.ts'
import { dedication, dedications } from './dedications.ts'

const noor = { name: 'Noor', type: 'girl', age: 6 }
const of = (order: object) => dedications(brief({ recipient_type: 'Kid', characters: [noor], ...order }))

test.each([
  [{ occasion: 'Birthday' }, 'Happy birthday, Noor, with all my love.'],
  [{ occasion: 'No Special Occasion' }, 'For Noor, with all my love.'],
  [{ occasion: 'Bedtime Reading' }, 'For Noor, with all my love.'],
  [{ occasion: 'Holiday: Diwali' }, 'For Noor, at Diwali, with all my love.'],
  [
    { occasion: 'Birthday', recipient_type: 'Myself', characters: [{ ...noor, age: 30, type: 'woman' }] },
    'This book belongs to Noor.',
  ],
])('what is filled in is what anybody would sign: %j', (order, plain) => {
  expect(of(order)[0]).toBe(plain)
})

test('the quirky ones are offered, each once, and a seed that was asked for has one of them', () => {
  const order = { occasion: 'Birthday' }
  const [plain, ...others] = of(order)
  expect(others).toHaveLength(6)
  expect(new Set([plain, ...others]).size).toBe(7)
  expect(others).toContain(dedication(brief({ recipient_type: 'Kid', characters: [noor], ...order }), 3))
})
