// Plates that were drawn for the printer, cut to the page and as large as a screen shows them.

import sharp from 'sharp'
import type { Manuscript, Plate } from '../../binding/manuscript.ts'
import { pictureSizes, printDensity } from '../../pictures/picture.ts'

const { screen, print } = pictureSizes
/** An eighth of an inch, in whole points. */
const bleed = Math.floor(printDensity / 8)
const trim = { left: bleed, top: bleed, width: print.width - 2 * bleed, height: print.height - 2 * bleed }

async function cut(plate: Plate): Promise<Plate> {
  if (plate.width !== print.width) return plate
  const jpeg = await sharp(plate.jpeg)
    .extract(trim)
    .resize({ ...screen, fit: 'fill' })
    .jpeg({ quality: 90 })
    .toBuffer()
  return { ...plate, ...screen, jpeg: new Uint8Array(jpeg) }
}

export async function forScreens(manuscript: Manuscript): Promise<Manuscript> {
  const { pages } = manuscript
  const [cover, back, endPapers] = await Promise.all([
    cut(manuscript.cover),
    cut(manuscript.back),
    cut(manuscript.endPapers),
  ])
  return {
    ...manuscript,
    cover,
    back,
    endPapers,
    pages: await Promise.all(pages.map(async (page) => ({ ...page, picture: await cut(page.picture) }))),
  }
}
