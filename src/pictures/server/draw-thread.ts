// The threads on which pictures are painted and packed; started by draw-picture.ts.

import sharp, { type Sharp } from 'sharp'
import { compose } from '../../drawing/composing/compose.ts'
import type { Picture } from '../../drawing/composing/picture.ts'
import { composeCover } from '../../drawing/sheets/cover.ts'
import { draw, type Style } from '../../drawing/draw.ts'
import { composeEndPaper } from '../../drawing/sheets/end-papers.ts'
import type { Surface } from '../../drawing/pixels/surface.ts'
import { serveThread } from '../../platform/threads/serve-thread.ts'
import { printDensity, pictureSizes } from '../picture.ts'
import { canvasStudio } from './canvas-surface.ts'
import type { DrawnPicture, DrawnPrint, DrawOrder, PrintOrder, Sheet } from './draw-picture.ts'
import { faceSquare } from './portrait.ts'

// The threads are the parallelism: a second one inside sharp would only take the cores from the others.
sharp.concurrency(1)

const paper = '#fdf8ee'

function composed(sheet: Sheet & { style: Style }): Picture {
  const { style } = sheet
  if ('page' in sheet) return compose({ ...sheet.page, style })
  return 'cover' in sheet ? composeCover({ ...sheet.cover, style }) : composeEndPaper(sheet.endPapers)
}

/** To be packed; a pipeline for each packing, for a cloned one copies all its pixels. */
function imagesOf(surface: Surface): () => Sharp {
  const { width, height } = surface
  const pixels = surface.pixels()
  surface.drop()
  return () => sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
}

async function drawnForScreens(order: DrawOrder): Promise<DrawnPicture> {
  const { style, width, crop } = order
  const picture = composed(order)
  const surface = draw(canvasStudio, picture, style, width)
  const whole = imagesOf(surface)
  const cut = {
    face: () => whole().extract(faceSquare(picture, surface.width, surface.height)),
    square: () => whole().resize(width, width, { fit: 'contain', background: paper }),
    none: whole,
  }[crop ?? 'none']
  const [jpeg, webp] = await Promise.all([
    cut().jpeg({ quality: 90 }).toBuffer(),
    cut().webp({ quality: 85, effort: 1 }).toBuffer(),
  ])
  return { jpeg: new Uint8Array(jpeg), webp: new Uint8Array(webp) }
}

async function drawnForPrint(order: PrintOrder): Promise<DrawnPrint> {
  const picture = composed(order)
  const surface = draw(canvasStudio, picture, order.style, pictureSizes.print.width, true)
  const jpeg = await imagesOf(surface)()
    .withIccProfile('srgb')
    .withMetadata({ density: printDensity })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return { jpeg: new Uint8Array(jpeg), width: surface.width, height: surface.height, ink: picture.ink }
}

serveThread<DrawOrder | PrintOrder, DrawnPicture | DrawnPrint>(
  (order) => (order.width === 'print' ? drawnForPrint(order) : drawnForScreens(order)),
  (drawn) => ('webp' in drawn ? [drawn.jpeg, drawn.webp] : [drawn.jpeg]),
)
