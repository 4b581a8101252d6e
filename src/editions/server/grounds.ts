// Measures what each plate shows where its words lie, so that the binder chooses an ink that can be read there.

import sharp from 'sharp'
import { COVER_TITLE, PAGE_SIZE } from '../../stage/page-layout.ts'
import { groundOf, rimOf } from '../../binding/ground.ts'
import type { Manuscript, Plate } from '../../binding/manuscript.ts'
import { layoutOf } from '../../binding/page-design.ts'
import { BLEED } from '../../binding/leaf.ts'

type Zone = { x: number; y: number; w: number; h: number }

/** Enough to see what is behind a line of words. */
const across = 220

async function measured(plate: Plate, zone: Zone): Promise<Plate> {
  const { data, info } = await sharp(plate.jpeg)
    .resize(across)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const rim = rimOf(data, info.width, info.height)
  return {
    ...plate,
    ground: groundOf(data, info.width, info.height, partOf(zone, plate)),
    ...(rim !== undefined && { rim }),
  }
}

/** A plate for the printer has its bleed around the page: it is a little less wide for its height. */
function partOf(zone: Zone, { width, height }: Plate): Zone {
  const bleed = width / height < PAGE_SIZE.w / PAGE_SIZE.h - 0.005 ? BLEED : 0
  const [w, h] = [PAGE_SIZE.w + 2 * bleed, PAGE_SIZE.h + 2 * bleed]
  return { x: (zone.x + bleed) / w, y: (zone.y + bleed) / h, w: zone.w / w, h: zone.h / h }
}

export async function withGrounds(manuscript: Manuscript): Promise<Manuscript> {
  const { band, pages, cover, back } = manuscript
  const [front, behind, ...story] = await Promise.all([
    measured(cover, COVER_TITLE),
    measured(back, COVER_TITLE),
    ...pages.map((page) => measured(page.picture, layoutOf(page, band).zone)),
  ])
  if (!front || !behind) throw new Error('A book has a cover and a back')
  return {
    ...manuscript,
    cover: front,
    back: behind,
    pages: pages.map((page, at) => ({ ...page, picture: story[at] ?? page.picture })),
  }
}
