import { expect, test } from 'vitest'
import { fitLetters } from './fit-letters.ts'

const sheet = { width: 96, height: 45, most: 9 }

test('a short title is as large as may be, a long word stays whole, many words stay on the sheet', () => {
  expect(fitLetters('Nine Lanterns', sheet)).toBe(9)
  expect(fitLetters('', sheet)).toBe(9)
  const endless = 'Wolfeschlegelsteinhausenbergerdorff'
  expect(fitLetters(endless, sheet) * 0.58 * endless.length).toBeCloseTo(96)
  expect(fitLetters(`${endless}-${endless}`, sheet), 'it may go on behind a hyphen').toBe(fitLetters(endless, sheet))
  const many = 'A word or two '.repeat(8).trim()
  const size = fitLetters(many, sheet)
  const lines = Math.ceil((many.length * 0.58 * size * 1.1) / 96)
  expect(lines * size * 1.2).toBeLessThanOrEqual(45 + size)
  expect(size).toBeLessThan(9)
  expect(fitLetters('光'.repeat(20), sheet)).toBeLessThan(fitLetters('a'.repeat(20), sheet))
})
