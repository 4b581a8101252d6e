// The printer gets the picture that the member saw, larger and with its bleed, as a JPEG that says its size and colours.
// Here in the styles that are drawn quickest and slowest; in the two between them in the long round.
import { describe, expect, it } from 'vitest'
import { PLACES } from '../../stage/places/places.ts'
import { compose } from '../../drawing/composing/compose.ts'
import { composeCover } from '../../drawing/sheets/cover.ts'
import { draw } from '../../drawing/draw.ts'
import { composeEndPaper } from '../../drawing/sheets/end-papers.ts'
import { canvasStudio } from './canvas-surface.ts'
import { cast, page, printBesideScreen, printFile, scene, seed } from './test-print.ts'

const sheets = [
  ['vector', 'the end papers', { endPapers: { cast, scenes: [scene], seed } }],
  ['digital_art', 'a page', page],
] as const

describe('a print', () => {
  it.each(sheets)('in %s shows %s as on the screen, and what lies around the trim', async (style, _, sheet) => {
    const { file, mean, most } = await printBesideScreen(style, sheet)
    expect(file).toEqual(printFile)
    expect(mean).toBeLessThan(1.4)
    expect(most).toBeLessThan(8)
  })

  it('has paint to its last pixel in every place, on the cover and on the end papers', () => {
    const pictures = PLACES.map((place) => compose({ scene: { ...scene, place }, cast, seed }))
    for (const picture of [
      ...pictures,
      composeCover({ cast, scene, seed }),
      composeEndPaper({ cast, scenes: [scene], seed }),
    ]) {
      const isBare = draw(canvasStudio, picture, 'vector', 180, true)
        .pixels()
        .some((value, i) => i % 4 === 3 && value < 128)
      expect(isBare).toBe(false)
    }
  }, 600_000)
})
