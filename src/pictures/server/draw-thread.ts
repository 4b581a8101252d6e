// The threads on which pictures are painted and packed; started by draw-picture.ts.

import sharp from 'sharp'
import { compose } from '../../drawing/compose.ts'
import { draw } from '../../drawing/draw.ts'
import { serveThread } from '../../platform/threads/serve-thread.ts'
import { canvasStudio } from './canvas-surface.ts'
import type { DrawOrder, DrawnPicture } from './draw-picture.ts'
import { faceSquare } from './portrait.ts'

// The threads are the parallelism: a second one inside sharp would only take the cores from the others.
sharp.concurrency(1)

const paper = '#fdf8ee'

async function drawn({ page, style, width, crop }: DrawOrder): Promise<DrawnPicture> {
  const picture = compose(page)
  const surface = draw(canvasStudio, picture, style, width)
  const raw = { raw: { width: surface.width, height: surface.height, channels: 4 } } as const
  const whole = sharp(surface.pixels(), raw).removeAlpha()
  const cut = {
    face: () => whole.extract(faceSquare(picture, surface.width, surface.height)),
    square: () => whole.resize(width, width, { fit: 'contain', background: paper }),
    none: () => whole,
  }[crop ?? 'none']()
  const [jpeg, webp] = await Promise.all([
    cut.clone().jpeg({ quality: 90 }).toBuffer(),
    cut.clone().webp({ quality: 85, effort: 1 }).toBuffer(),
  ])
  return { jpeg: new Uint8Array(jpeg), webp: new Uint8Array(webp) }
}

serveThread(drawn, ({ jpeg, webp }) => [jpeg.buffer, webp.buffer])
