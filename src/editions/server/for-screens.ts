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

/** Whoever takes the pictures out of a proof has them half as wide: as much as a screen shows before it is paid for. */
async function halve(plate: Plate): Promise<Plate> {
  const [width, height] = [Math.round(screen.width / 2), Math.round(screen.height / 2)]
  const jpeg = await sharp(plate.jpeg).resize({ width, height, fit: 'fill' }).jpeg({ quality: 85 }).toBuffer()
  return { ...plate, width, height, jpeg: new Uint8Array(jpeg) }
}

async function eachPlate(manuscript: Manuscript, change: (plate: Plate) => Promise<Plate>): Promise<Manuscript> {
  const [cover, back, endPapers, pages] = await Promise.all([
    change(manuscript.cover),
    change(manuscript.back),
    change(manuscript.endPapers),
    Promise.all(manuscript.pages.map(async (page) => ({ ...page, picture: await change(page.picture) }))),
  ])
  return { ...manuscript, cover, back, endPapers, pages }
}

export const forScreens = (manuscript: Manuscript): Promise<Manuscript> => eachPlate(manuscript, cut)
export const forProof = (manuscript: Manuscript): Promise<Manuscript> => eachPlate(manuscript, halve)
