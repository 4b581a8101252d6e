// One sheet of a book as on the screen and as for the printer, and how far the two are apart.
import sharp from 'sharp'
import { expect } from 'vitest'
import { dice } from '../../base/dice.ts'
import type { Style } from '../../drawing/draw.ts'
import { sampleScene, sampleSpec } from '../../drawing/sheets/sample-pages.ts'
import { pictureSizes } from '../picture.ts'
import { drawPicture, drawPrint, type Sheet } from './draw-picture.ts'

const die = dice('print')
export const cast = [sampleSpec('girl', 'hero', die), sampleSpec('dog', 'pal', die)]
export const scene = sampleScene(cast, die)
export const seed = 5
export const page = { page: { scene, cast, seed } }

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

export const printFile = {
  ...pictureSizes.print,
  density: 300,
  format: 'jpeg',
  space: 'srgb',
  chromaSubsampling: '4:4:4',
  hasProfile: true,
  ink: expect.stringMatching(/^#[\da-f]{6}$/),
}

/** What the file says of itself, and how far the colours are apart from those on the screen: in the mean, and but for a hundredth. */
export async function printBesideScreen(style: Style, sheet: Sheet) {
  const [screen, print] = await Promise.all([
    drawPicture({ ...sheet, style, width: pictureSizes.screen.width }),
    drawPrint({ ...sheet, style }),
  ])
  const { width, height, density, format, space, icc, chromaSubsampling } = await sharp(print.jpeg).metadata()
  const hasProfile = icc?.toString('latin1').replaceAll('\0', '').includes('sRGB')
  expect(print).toMatchObject({ width, height })
  const [seen, printed] = await Promise.all([coarse(screen.jpeg, 1.5, 0), coarse(print.jpeg, 3, 12.5)])
  const apart = seen.map((value, i) => Math.abs(value - (printed[i] ?? 0))).toSorted((a, b) => a - b)
  return {
    file: { width, height, density, format, space, chromaSubsampling, hasProfile, ink: print.ink },
    mean: apart.reduce((sum, one) => sum + one, 0) / apart.length,
    most: apart[Math.floor(apart.length * 0.99)],
  }
}
