// The thread behind darkroom.ts: decodes what a provider sent, looks at it, cuts it to the page and packs it anew.

import sharp from 'sharp'
import { serveThread } from '../../../platform/threads/serve-thread.ts'
import { pictureSizes, printDensity, screenDensity } from '../../picture.ts'
import type { DarkroomAnswer, DarkroomOrder, Developed, Unfit } from './darkroom.ts'
import { lookAtPixels } from './look-at-pixels.ts'

sharp.concurrency(1)

const { width: W, height: H } = pictureSizes.screen
/** A side of a portrait on the sheet. */
const side = 512
/** Fewer dots than so many times a screen's make no sharper print. */
const worthKeeping = 1.1
/** Enough for the largest picture that anybody paints, and no more. */
const mostPixels = 40_000_000

async function join(portraits: readonly Uint8Array[]): Promise<DarkroomAnswer> {
  const tiles = await Promise.all(portraits.map((one) => sharp(one).resize(side, side).toBuffer()))
  const sheet = await sharp({
    create: { width: side * tiles.length, height: side, channels: 3, background: '#ffffff' },
  })
    .composite(tiles.map((input, at) => ({ input, left: at * side, top: 0 })))
    .png()
    .toBuffer()
  return { sheet: new Uint8Array(sheet) }
}

async function develop(answer: Uint8Array): Promise<Developed | { unfit: Unfit }> {
  if (!isRaster(answer)) return { unfit: 'no picture' }
  const read = () => sharp(answer, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient()
  const decoded = await read()
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined)
  if (!decoded) return { unfit: 'no picture' }
  const { data, info } = decoded
  if (info.channels !== 3) return { unfit: 'monochrome' }
  if (info.width < W / 2 || info.height < H / 2) return { unfit: 'too small' }
  const shape = info.width / info.height
  if (shape < 0.98 || shape > 2) return { unfit: 'wrong shape' }
  const raw = { raw: { width: info.width, height: info.height, channels: 3 } } as const
  const small = await sharp(data, raw).resize(128, 99, { fit: 'fill' }).raw().toBuffer()
  const fault = lookAtPixels(small)
  if (fault) return { unfit: fault }
  // When much has to go, what draws the eye stays.
  const goes = Math.abs(1 - shape / (W / H))
  const cut = (times: number) =>
    sharp(data, raw).resize(Math.round(W * times), Math.round(H * times), {
      fit: 'cover',
      position: goes > 0.12 ? 'attention' : 'centre',
    })
  // What is enlarged to fill the page has fewer dots than it shows; no paper takes more than the printer's.
  const times = Math.min(printDensity / screenDensity, info.width / W, info.height / H)
  // A pipeline for each packing: a cloned one copies all its pixels.
  const [jpeg, webp, large] = await Promise.all([
    cut(1).jpeg({ quality: 90 }).toBuffer(),
    cut(1).webp({ quality: 85, effort: 1 }).toBuffer(),
    times > worthKeeping ? cut(times).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer() : undefined,
  ])
  return {
    jpeg: new Uint8Array(jpeg),
    webp: new Uint8Array(webp),
    ...(large && { large: new Uint8Array(large) }),
    ppi: Math.floor(screenDensity * (large ? times : Math.min(1, times))),
  }
}

/** PNG, JPEG or WebP by the first bytes: nothing else is even opened. */
function isRaster(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return head.startsWith('\x89PNG\r\n') || head.startsWith('\xff\xd8\xff') || /^RIFF....WEBP/s.test(head)
}

const work = (order: DarkroomOrder) => ('portraits' in order ? join(order.portraits) : develop(order.answer))

serveThread(work, (made) =>
  'sheet' in made ? [made.sheet] : 'jpeg' in made ? [made.jpeg, made.webp, ...(made.large ? [made.large] : [])] : [],
)
