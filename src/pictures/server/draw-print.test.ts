// The printer gets the picture that the member saw, larger and with its bleed, as a JPEG that says its size and colours.
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import { PLACES } from '../../base/scene.ts'
import { compose } from '../../drawing/compose.ts'
import { composeCover } from '../../drawing/cover.ts'
import { draw } from '../../drawing/draw.ts'
import { composeEndPaper } from '../../drawing/end-papers.ts'
import { sampleScene, sampleSpec } from '../../drawing/sample-pages.ts'
import { pictureSizes } from '../picture.ts'
import { canvasStudio } from './canvas-surface.ts'
import { drawPicture, drawPrint } from './draw-picture.ts'

const die = dice('print')
const cast = [sampleSpec('girl', 'hero', die), sampleSpec('dog', 'pal', die)]
const scene = sampleScene(cast, die)
const seed = 5
const page = { page: { scene, cast, seed } }
const sheets = [
  ['vector', 'the end papers', { endPapers: { cast, scenes: [scene], seed } }],
  ['watercolor', 'a page', page],
  ['pixar', 'the cover', { cover: { cast, scene, seed } }],
  ['digital_art', 'a page', page],
] as const

/** The mean colours of squares of ten units of the page: `scale` pixels a unit, with `edge` units around the page. */
async function coarse(jpeg: Uint8Array, scale: number, edge: number): Promise<number[]> {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
  const at = (units: number) => Math.round((units + edge) * scale)
  const means: number[] = []
  for (let v = 0; v < 850; v += 10)
    for (let u = 0; u < 1100; u += 10)
      for (let channel = 0; channel < 3; channel++) {
        let [sum, n] = [0, 0]
        for (let y = at(v); y < at(v + 10); y++)
          for (let x = at(u); x < at(u + 10); x++, n++) sum += data[(y * info.width + x) * 3 + channel] ?? 0
        means.push(sum / n)
      }
  return means
}

describe('a print', () => {
  it.each(sheets)(
    'in %s shows %s as on the screen, and what lies around the trim',
    async (style, _, sheet) => {
      const [screen, print] = await Promise.all([
        drawPicture({ ...sheet, style, width: pictureSizes.screen.width }),
        drawPrint({ ...sheet, style }),
      ])
      const { width, height, density, format, space, icc, chromaSubsampling } = await sharp(print.jpeg).metadata()
      expect({ width, height, density, format, space, chromaSubsampling }).toEqual({
        width: 3375,
        height: 2625,
        density: 300,
        format: 'jpeg',
        space: 'srgb',
        chromaSubsampling: '4:4:4',
      })
      expect(icc?.toString('latin1').replaceAll('\0', '')).toContain('sRGB')
      expect(print).toMatchObject({ ...pictureSizes.print, ink: expect.stringMatching(/^#[\da-f]{6}$/) })
      const [seen, printed] = await Promise.all([coarse(screen.jpeg, 1.5, 0), coarse(print.jpeg, 3, 12.5)])
      const apart = seen.map((value, i) => Math.abs(value - (printed[i] ?? 0))).toSorted((a, b) => a - b)
      expect(apart.reduce((sum, one) => sum + one, 0) / apart.length).toBeLessThan(1.4)
      expect(apart[Math.floor(apart.length * 0.99)]).toBeLessThan(8)
    },
    600_000,
  )

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
