import { expect, test } from 'vitest'
import { tellPrinted } from './printed-note.tsx'

const dedication = { most: 20, where: 'the dedication' }

test('words that are too long or cannot be printed are told while they are typed', async () => {
  expect(await tellPrinted('For Mia ❤', dedication)).toBe('')
  expect(await tellPrinted('For Mia, who roars at trains', dedication)).toBe(
    'That is 8 letters too long. Please shorten it.',
  )
  expect(await tellPrinted('For Mia \u{13000}', dedication)).toBe(
    'We have no letters to print “\u{13000}” in the dedication. Please write it without.',
  )
  expect(await tellPrinted('x'.repeat(21), dedication)).toBe('That is 1 letter too long. Please shorten it.')
})
