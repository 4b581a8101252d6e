// The thread that reads photos: bounded in pixels and time, and what leaves it is a new picture without a word of the old one.

import sharp from 'sharp'
import { serveThread } from '../../platform/threads/serve-thread.ts'
import { photoLimits } from '../picture.ts'
import type { ReadPhoto } from './photos.ts'
import { suggestColors } from './suggest-colors.ts'

sharp.concurrency(1)

const limitInputPixels = photoLimits.megapixels * 1_000_000
const options = { limitInputPixels, failOn: 'error', sequentialRead: true, animated: false } as const

/** What the first bytes say, whatever the name says. */
function isPhoto(bytes: Uint8Array): boolean {
  const [a, b, c, d] = bytes
  const isJpeg = a === 0xff && b === 0xd8 && c === 0xff
  const isPng = a === 0x89 && b === 0x50 && c === 0x4e && d === 0x47
  const ascii = (from: number) => String.fromCharCode(...bytes.slice(from, from + 4))
  return isJpeg || isPng || (ascii(0) === 'RIFF' && ascii(8) === 'WEBP')
}

async function readPhoto(bytes: Uint8Array): Promise<ReadPhoto> {
  if (!isPhoto(bytes)) return { no: 'not a photo' }
  try {
    const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata()
    if (width * height > limitInputPixels) return { no: 'too large' }
    const { side } = photoLimits
    const small = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const
    const jpeg = await sharp(bytes, options)
      .timeout({ seconds: 5 })
      .rotate()
      .resize(small)
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 88 })
      .toBuffer()
    const square = sharp(jpeg).resize(64, 64, { fit: 'cover', position: 'attention' }).removeAlpha().raw()
    return { jpeg: new Uint8Array(jpeg), suggested: suggestColors(await square.toBuffer(), 64) }
  } catch {
    return { no: 'broken' }
  }
}

serveThread(readPhoto, (read) => ('jpeg' in read ? [read.jpeg] : []))
