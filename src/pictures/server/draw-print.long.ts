// The printer gets the picture that the member saw, in the styles that the suite does not print.
import { expect, it } from 'vitest'
import { cast, page, printBesideScreen, printFile, scene, seed } from './test-print.ts'

const sheets = [
  ['watercolor', 'a page', page],
  ['pixar', 'the cover', { cover: { cast, scene, seed } }],
] as const

it.each(sheets)('a print in %s shows %s as on the screen, and what lies around the trim', async (style, _, sheet) => {
  const { file, mean, most } = await printBesideScreen(style, sheet)
  expect(file).toEqual(printFile)
  expect(mean).toBeLessThan(1.4)
  expect(most).toBeLessThan(8)
})
