// What the cart remembers, and what it comes to.

import { expect, test } from 'vitest'
import { cartTotal, isOrderable, paymentIdOf, quantityOf, readCart, withBrought, withQuantity } from './cart.ts'

const book = '7b4f7c9e-5f0a-4d53-9a2e-8a5f7f1f0a11'
const record = 'Digital lyric art vinyl record'
const empty = readCart(null, () => 'first')

test('copies and a record of the same book are two lines, at the prices of the catalogue [S9.6]', () => {
  const cart = withQuantity(withQuantity(empty, book, 'Printed copy', 2), book, record, 1)
  expect(cart.lines).toHaveLength(2)
  expect(cartTotal(cart.lines)).toBe(2 * 3999 + 2999)
  expect(cartTotal(withQuantity(cart, book, 'Printed copy', 0).lines)).toBe(2999)
})

test('a number that cannot be ordered is the nearest one that can', () => {
  expect(quantityOf(withQuantity(empty, book, 'Printed copy', 99), book, 'Printed copy')).toBe(20)
  expect(quantityOf(withQuantity(empty, book, 'Printed copy', -1), book, 'Printed copy')).toBe(0)
  expect(quantityOf(withQuantity(empty, book, 'Printed copy', 2.7), book, 'Printed copy')).toBe(2)
})

test('a typed number that cannot be ordered is known, so that it can be said', () => {
  expect(['1', ' 20 ', '007'].map(isOrderable)).toEqual([true, true, true])
  expect(['999', '21', '0', '-3', '2.5', 'two', ''].map(isOrderable)).not.toContain(true)
})

test('it comes back as it was kept, and what was spoilt is empty', () => {
  const cart = withQuantity(empty, book, record, 1)
  expect(readCart(JSON.stringify(cart), () => 'other')).toEqual(cart)
  for (const spoilt of ['{', '{"key":1}', JSON.stringify({ key: 'k', lines: [{ bookId: 'x' }] })])
    expect(readCart(spoilt, () => 'new')).toEqual({ key: 'new', lines: [], discountCode: '' })
})

test('the same wish is the same order, another number or another door is another', () => {
  const line = { bookId: book, item: 'Printed copy', quantity: 1 } as const
  const names = [
    paymentIdOf(empty, line, 'here'),
    paymentIdOf(empty, line, 'there'),
    paymentIdOf(empty, { ...line, quantity: 2 }, 'here'),
    paymentIdOf({ ...empty, key: 'second' }, line, 'here'),
  ]
  expect(new Set(names).size).toBe(4)
  expect(paymentIdOf(empty, line, 'here')).toBe(names[0])
})

test('whoever comes to order a book finds one copy of it chosen, also in another tab, and as many as she had chosen before', () => {
  const come = (search: string, state: unknown = null, cart = empty) =>
    withBrought(cart, new URLSearchParams(search), state).lines
  const one = [{ bookId: book, item: 'Printed copy', quantity: 1 }]
  expect(come(`book=${book}`)).toEqual(one)
  expect(come('', { bookId: book })).toEqual(one)
  expect(come(`book=${book}&item=${encodeURIComponent(record)}`)).toEqual([{ ...one[0], item: record }])
  const three = withQuantity(empty, book, 'Printed copy', 3)
  expect(come(`book=${book}`, null, three)).toEqual(three.lines)
  for (const nothing of ['', 'book=', 'book=mia', 'item=Printed+copy']) expect(come(nothing)).toEqual([])
})
