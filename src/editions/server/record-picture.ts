// The lyric record in pixels, as large as it is printed: twelve inches at three hundred dots.

import sharp from 'sharp'
import type { Fonts } from '../../binding/fonts.ts'
import { drawLyricPicture } from '../../binding/lyric-picture.ts'
import { RECORD } from '../../binding/lyric-record.ts'
import type { Manuscript } from '../../binding/manuscript.ts'
import { printDensity } from '../../pictures/picture.ts'

const pointsAnInch = 72
const side = (RECORD.size / pointsAnInch) * printDensity

export async function recordPicture(manuscript: Manuscript, fonts: Fonts): Promise<Uint8Array> {
  const svg = Buffer.from(drawLyricPicture(manuscript, fonts))
  // An SVG's own pixel is a seventy-second of an inch here.
  const bytes = await sharp(svg, { density: printDensity, unlimited: true })
    .resize(side, side)
    .removeAlpha()
    .withIccProfile('srgb')
    .withMetadata({ density: printDensity })
    .png({ compressionLevel: 7 })
    .toBuffer()
  return new Uint8Array(bytes)
}
