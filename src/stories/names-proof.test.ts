// Names in a story: found as they are spelt, never inside other words, and told apart from those spelt almost so.

import { expect, test } from 'vitest'
import { type NamePlace, proveNames } from './names-proof.ts'

const on = (...texts: string[]) => texts.map((text_content, index) => ({ page_number: index + 1, text_content }))
const numbers = (places: readonly NamePlace[] | undefined) => places?.map(({ number }) => number)
const pagesOf = (name: string, ...texts: string[]) => numbers(proveNames([name], on(...texts))[0]?.places)

test('each name with every place where it stands, in the words around it', () => {
  const [mia, biscuit] = proveNames(
    ['Mia', 'Biscuit'],
    on('Mia ran.\n“Mia!” cried Mia’s aunt.', 'Nobody.', 'Biscuit, Mia'),
  )
  expect(mia).toEqual({
    name: 'Mia',
    places: [
      { number: 1, at: 0, before: '', spelling: 'Mia', after: ' ran.' },
      { number: 1, at: 10, before: '“', spelling: 'Mia', after: '!” cried Mia’s aunt.' },
      { number: 1, at: 22, before: '“Mia!” cried ', spelling: 'Mia', after: '’s aunt.' },
      { number: 3, at: 9, before: 'Biscuit, ', spelling: 'Mia', after: '' },
    ],
    others: [],
  })
  expect(numbers(biscuit?.places)).toEqual([3])
})

test('of a long line only whole words stay around a name', () => {
  const long = 'Down by the old harbour wall, where the boats knock, Mia heard the lighthouse keeper hum a slow tune.'
  expect(proveNames(['Mia'], on(long))[0]?.places).toEqual([
    {
      number: 1,
      at: 53,
      before: '… harbour wall, where the boats knock, ',
      spelling: 'Mia',
      after: ' heard the lighthouse keeper hum a slow …',
    },
  ])
})

test('never inside another word', () => {
  expect(pagesOf('Ann', 'Anna and Joann had an annual ANN.', 'Ann.')).toEqual([2])
  expect(pagesOf('Zoë', 'Zoëlle', 'Zoë')).toEqual([2])
})

test('a name within a longer name of the same book is not counted twice', () => {
  const [anne, both] = proveNames(['Anne', 'Anne-Marie'], on('Anne-Marie met Anne.'))
  expect([numbers(anne?.places), numbers(both?.places)]).toEqual([[1], [1]])
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
  expect(pagesOf(name, text)).toEqual([1])
})

test('another accent or apostrophe is another spelling, and is told', () => {
  const [jose] = proveNames(['José'], on('José and Jose.', 'Jose', 'Jośe, José'))
  expect(numbers(jose?.places)).toEqual([1, 3])
  expect(jose?.others.map(({ spelling, places }) => [spelling, numbers(places)])).toEqual([
    ['Jose', [1, 2]],
    ['Jośe', [3]],
  ])
  expect(proveNames(["O'Brien"], on('Oʼbrien'))[0]?.others.map(({ spelling }) => spelling)).toEqual([])
  expect(proveNames(["O'Brien"], on('OʼBrien'))[0]?.others.map(({ spelling }) => spelling)).toEqual(['OʼBrien'])
})

test('a name stands where it is printed with its curly apostrophe, in full or short', () => {
  const [finn] = proveNames(["Finn O'Brien"], on('Finn O’Brien came.', 'Finn sat.', 'Fínn sang.'))
  expect(numbers(finn?.places)).toEqual([1, 2])
  expect(finn?.others.map(({ spelling }) => spelling)).toEqual(['Fínn'])
  expect(numbers(proveNames(['Elizabeth "Lizzie" Brown'], on('Lizzie ran.'))[0]?.places)).toEqual([1])
})

test('two characters whose names differ by an accent only are both meant', () => {
  const [jose, other] = proveNames(['José', 'Jose'], on('José', 'Jose'))
  expect([jose?.others, other?.others]).toEqual([[], []])
})

test('letters torn into two signs are the same letters', () => {
  expect(pagesOf('Zoë', 'Zoe\u0308 ran')).toEqual([1])
})

test('no names, no pages', () => {
  expect(proveNames([], on('Mia'))).toEqual([])
  expect(proveNames([' '], on('Mia'))).toEqual([])
  expect(proveNames(['Mia'], [])).toEqual([{ name: 'Mia', places: [], others: [] }])
})
