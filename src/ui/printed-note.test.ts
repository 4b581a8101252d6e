import { globSync, readFileSync } from 'node:fs'
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

test('a field that is not printed tells what is too long, and nothing of its letters', async () => {
  expect(await tellPrinted('x'.repeat(41), { most: 40 })).toBe('That is 1 letter too long. Please shorten it.')
  expect(await tellPrinted('\u{13000}', { most: 40 })).toBe('')
})

test('no field of a screen cuts what is typed without a word', () => {
  const screens = globSync('src/{ui,*/web}/**/*.tsx').filter((file) => !file.startsWith('src/website'))
  expect(screens.length).toBeGreaterThan(150)
  expect(screens.filter((file) => /maxlength=/i.test(readFileSync(file, 'utf8')))).toEqual([])
})
