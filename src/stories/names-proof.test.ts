// Names in a story: found as they are spelt, never inside other words, and told apart from those spelt almost so.

import { expect, test } from 'vitest'
import { proveNames } from './names-proof.ts'

const on = (...texts: string[]) => texts.map((text_content, index) => ({ page_number: index + 1, text_content }))
const pagesOf = (name: string, ...texts: string[]) => proveNames([name], on(...texts))[0]?.pages

test('each name with its pages and how often it stands there', () => {
  const proofs = proveNames(['Mia', 'Biscuit'], on('Mia ran. “Mia!” cried Mia’s aunt.', 'Nobody.', 'Biscuit and Mia'))
  expect(proofs).toEqual([
    {
      name: 'Mia',
      pages: [
        { number: 1, times: 3 },
        { number: 3, times: 1 },
      ],
      others: [],
    },
    { name: 'Biscuit', pages: [{ number: 3, times: 1 }], others: [] },
  ])
})

test('never inside another word', () => {
  expect(pagesOf('Ann', 'Anna and Joann had an annual ANN.', 'Ann.')).toEqual([{ number: 2, times: 1 }])
  expect(pagesOf('Zoë', 'Zoëlle', 'Zoë')).toEqual([{ number: 2, times: 1 }])
})

test('a name within a longer name of the same book is not counted twice', () => {
  const [anne, both] = proveNames(['Anne', 'Anne-Marie'], on('Anne-Marie met Anne.'))
  expect([anne?.pages, both?.pages]).toEqual([[{ number: 1, times: 1 }], [{ number: 1, times: 1 }]])
})

test.each([
  ["O'Brien", "“Well,” said O'Brien."],
  ['Null', 'Null is not nothing.'],
  ['Nguyễn', 'So Nguyễn’s kite flew.'],
  ['李小龙', '于是李小龙说话了。'],
  ['J.R. (Junior)', 'Then J.R. (Junior) sang.'],
  ['Никита', 'Никита смеялась.'],
  ['R2-D2', 'R2-D2 beeped.'],
])('%s', (name, text) => {
  expect(pagesOf(name, text)).toEqual([{ number: 1, times: 1 }])
})

test('another accent or apostrophe is another spelling, and is told', () => {
  const [jose] = proveNames(['José'], on('José and Jose.', 'Jose', 'Jośe, José'))
  expect(jose?.pages.map(({ number }) => number)).toEqual([1, 3])
  expect(jose?.others).toEqual([
    { spelling: 'Jose', pages: [1, 2] },
    { spelling: 'Jośe', pages: [3] },
  ])
  expect(proveNames(["O'Brien"], on('O’Brien'))[0]?.others).toEqual([{ spelling: 'O’Brien', pages: [1] }])
})

test('two characters whose names differ by an accent only are both meant', () => {
  const [jose, other] = proveNames(['José', 'Jose'], on('José', 'Jose'))
  expect([jose?.others, other?.others]).toEqual([[], []])
})

test('letters torn into two signs are the same letters', () => {
  expect(pagesOf('Zoë', 'Zoe\u0308 ran')).toEqual([{ number: 1, times: 1 }])
})

test('no names, no pages', () => {
  expect(proveNames([], on('Mia'))).toEqual([])
  expect(proveNames([' '], on('Mia'))).toEqual([])
  expect(proveNames(['Mia'], [])).toEqual([{ name: 'Mia', pages: [], others: [] }])
})
