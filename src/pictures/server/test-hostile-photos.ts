// For tests: files that pretend to be photos, photos that carry what they should not, and pictures that are meant to choke us.

import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

export interface HostilePhoto {
  name: string
  bytes: Buffer
  /** What comes of it: a refusal, or a picture made anew. */
  end: 'not a photo' | 'broken' | 'too large' | 'made anew'
}

/** Must not be found in anything that is stored. */
export const payload = '<script>alert("payload")</script>'

const latin = (text: string) => Buffer.from(text, 'latin1')
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([latin(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** As the header says it, whatever then follows. */
function png(width: number, height: number, data: Buffer, extra: Buffer[] = [], depth = 8, color = 0): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([depth, color], 8)
  return Buffer.concat([pngStart, chunk('IHDR', header), ...extra, chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}
const greys = (width: number, height: number) => deflateSync(Buffer.alloc((width + 1) * height))

/** A piece of a JPEG after its first marker, as an application would put it there. */
function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

function withSize(jpeg: Buffer, width: number, height: number): Buffer {
  const frame = jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xc0)
  const changed = Buffer.from(jpeg)
  changed.writeUInt16BE(height, frame + 5)
  changed.writeUInt16BE(width, frame + 7)
  return changed
}

const changed = (bytes: Buffer, at: number, ...values: number[]) => {
  const copy = Buffer.from(bytes)
  copy.set(values, at)
  return copy
}

const garbage = (length: number) => Buffer.from(Array.from({ length }, (_, at) => (at * 7919 + (at >> 3)) % 251))

export async function hostilePhotos(): Promise<HostilePhoto[]> {
  const image = sharp({ create: { width: 64, height: 48, channels: 3, background: '#c98' } })
  const jpeg = await image.clone().jpeg().toBuffer()
  const goodPng = await image.clone().png().toBuffer()
  const webp = await image.clone().webp().toBuffer()
  const photos = (end: HostilePhoto['end'], files: Record<string, Buffer>): HostilePhoto[] =>
    Object.entries(files).map(([name, bytes]) => ({ name, bytes, end }))

  const oriented = Array.from({ length: 8 }, async (_, at): Promise<[string, Buffer]> => [
    `orientation ${at + 1}`,
    await image
      .clone()
      .withExif({
        IFD0: { Orientation: `${at + 1}`, ImageDescription: payload },
        IFD3: { GPSLatitude: '52/1 30/1 0/1' },
      })
      .jpeg()
      .toBuffer(),
  ])
  // A PNG that lacks only its last words has all its pixels.
  const cutOf = (kind: string, bytes: Buffer) =>
    [0.2, 0.4, 0.6, 0.8].map((part): [string, Buffer] => [
      `${kind} cut at ${part}`,
      bytes.subarray(0, Math.floor(bytes.length * part)),
    ])

  return [
    ...photos('not a photo', {
      'nothing at all': Buffer.alloc(0),
      'one byte': Buffer.from([0xff]),
      'two bytes of a JPEG': Buffer.from([0xff, 0xd8]),
      'the start of a RIFF': latin('RIFF'),
      'a sound in RIFF': latin('RIFF\x10\0\0\0WAVEfmt '),
      zeros: Buffer.alloc(4096),
      'SVG with a script': latin(`<svg xmlns="http://www.w3.org/2000/svg">${payload}</svg>`),
      'SVG with an entity bomb': latin(
        `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1000)}">]><svg>${'&a;'.repeat(1000)}</svg>`,
      ),
      'SVG that reads a file': latin('<svg xmlns:xlink="x"><image xlink:href="file:///etc/passwd"/></svg>'),
      HTML: latin(`<!doctype html>${payload}`),
      'PDF named .png': latin('%PDF-1.7\n1 0 obj'),
      PostScript: latin('%!PS-Adobe-3.0\n(/etc/passwd) (r) file'),
      ZIP: Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0]),
      gzip: Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]),
      GIF: latin('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;'),
      'GIF and script at once': latin(`GIF89a/*${'\0'.repeat(9)}*/=1;${payload}`),
      BMP: latin('BM\x3a\0\0\0\0\0\0\0\x36\0\0\0'),
      TIFF: Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]),
      HEIC: latin('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
      AVIF: latin('\0\0\0\x18ftypavif\0\0\0\0mif1avif'),
      'JPEG 2000': latin('\0\0\0\x0cjP  \r\n\x87\n'),
      ICO: Buffer.from([0, 0, 1, 0, 1, 0, 16, 16]),
      ELF: latin('\x7fELF\x02\x01\x01'),
      'MVG of ImageMagick': latin('push graphic-context\nimage over 0,0 0,0 "https://evil.example/x"'),
      'a photo behind a blank': Buffer.concat([Buffer.from(' '), jpeg]),
      'a photo in base64': latin(jpeg.toString('base64')),
    }),
    ...photos('broken', {
      'only the start of a JPEG': Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      'JPEG of nothing but garbage': Buffer.concat([jpeg.subarray(0, 3), garbage(5000)]),
      'only the start of a PNG': pngStart,
      'PNG of nothing but garbage': Buffer.concat([pngStart, garbage(5000)]),
      'PNG with a wrong checksum': changed(goodPng, 30, 1, 2, 3, 4),
      'PNG without pixels': png(64, 48, Buffer.alloc(0)),
      'PNG with too few pixels': png(64, 48, greys(8, 8)),
      'PNG of width 0': png(0, 48, greys(1, 1)),
      'PNG in an unknown colour': png(64, 48, greys(64, 48), [], 8, 5),
      'PNG of an unknown depth': png(64, 48, greys(64, 48), [], 7),
      'PNG of 2 billion squared': png(2_000_000_000, 2_000_000_000, greys(1, 1)),
      'WebP of nothing but garbage': Buffer.concat([webp.subarray(0, 12), garbage(5000)]),
      'WebP that lies about its length': changed(webp, 16, 0xff, 0xff, 0xff, 0x7f),
      'JPEG of height 0': withSize(jpeg, 64, 0),
      'JPEG start, ZIP behind': Buffer.concat([jpeg.subarray(0, 20), latin('PK\x03\x04'), garbage(300)]),
      ...Object.fromEntries([...cutOf('JPEG', jpeg), ...cutOf('PNG', goodPng), ...cutOf('WebP', webp)]),
    }),
    ...photos('too large', {
      'PNG of 30,000 by 30,000': png(30_000, 30_000, greys(1, 1)),
      'PNG of 1 by 100 million': png(1, 100_000_000, greys(1, 1)),
      'PNG of 14,000 squared that is really there': png(
        14_000,
        14_000,
        deflateSync(Buffer.alloc(1751 * 14_000)),
        [],
        1,
      ),
      'JPEG of 65,500 by 65,500': withSize(jpeg, 65_500, 65_500),
    }),
    ...photos('made anew', {
      ...Object.fromEntries(await Promise.all(oriented)),
      'JPEG and HTML at once': Buffer.concat([jpeg, latin(payload)]),
      'JPEG and ZIP at once': Buffer.concat([jpeg, latin(`PK\x03\x04${payload}PK\x05\x06${'\0'.repeat(18)}`)]),
      'JPEG with a comment': withSegment(jpeg, 0xfe, latin(payload)),
      'JPEG with a garbage colour profile': withSegment(
        jpeg,
        0xe2,
        Buffer.concat([latin('ICC_PROFILE\0\x01\x01'), garbage(3000)]),
      ),
      'JPEG with garbage for EXIF': withSegment(jpeg, 0xe1, Buffer.concat([latin('Exif\0\0'), garbage(3000)])),
      'JPEG with XMP': withSegment(
        jpeg,
        0xe1,
        latin(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${payload}</x:xmpmeta>`),
      ),
      'JPEG in four inks': await image.clone().toColourspace('cmyk').jpeg().toBuffer(),
      'PNG of 16 bits': await image.clone().toColourspace('rgb16').png().toBuffer(),
      'PNG with a text': png(64, 48, greys(64, 48), [chunk('tEXt', latin(`Comment\0${payload}`))]),
      'PNG with a text bomb': png(64, 48, greys(64, 48), [
        chunk('zTXt', Buffer.concat([latin('Comment\0\0'), deflateSync(Buffer.alloc(20_000_000))])),
      ]),
      'PNG with a colour profile bomb': png(64, 48, greys(64, 48), [
        chunk('iCCP', Buffer.concat([latin('icc\0\0'), deflateSync(Buffer.alloc(20_000_000))])),
      ]),
      'PNG that moves': png(64, 48, greys(64, 48), [chunk('acTL', Buffer.from([0, 0, 0x13, 0x88, 0, 0, 0, 0]))]),
      'PNG and HTML at once': Buffer.concat([goodPng, latin(payload)]),
      'PNG of 1 by 100,000': png(1, 100_000, greys(1, 100_000)),
      'WebP and HTML at once': Buffer.concat([webp, latin(payload)]),
      'WebP of 400 pictures': await sharp(Buffer.alloc(16 * 6400 * 3), {
        raw: { width: 16, height: 6400, channels: 3, pageHeight: 16 },
      })
        .webp({ loop: 0 })
        .toBuffer(),
    }),
  ]
}
