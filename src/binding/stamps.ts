// Pictures and mists on a press: each is embedded once, however often it is shown; JPEG bytes stay as they are.
import type { Plate } from './manuscript.ts'
import { srgbProfile } from './srgb-profile.ts'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

declare global {
  // What pdfkit has and its types leave out.
  namespace PDFKit {
    interface PDFPage {
      readonly colorSpaces: Record<string, unknown>
    }
    interface PDFDocument {
      readonly _root: { readonly data: Record<string, unknown> }
    }
  }
}

const SPACES: ReadonlyMap<number, string> = new Map([
  [1, 'DeviceGray'],
  [3, 'DeviceRGB'],
])

/** Number of colours, from the frame header. */
function colorsOf(jpeg: Uint8Array): number {
  for (let at = 2; at + 9 < jpeg.length;) {
    const marker = jpeg[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (jpeg[at] !== 0xff) break
    if (isFrame) return jpeg[at + 9] ?? 0
    at += 2 + (jpeg[at + 2] ?? 0) * 256 + (jpeg[at + 3] ?? 0)
  }
  throw new Error('A plate must be a JPEG')
}

/** How far a mist takes to be gone, on each side. */
export interface Fade {
  left: number
  right: number
  top: number
  bottom: number
}

/** Across and down, for the shape of a mist; made small, for it has no edge. */
const GRAIN = 96

export function openStamps(doc: PDFKit.PDFDocument) {
  const kept = new Map<unknown, { name: string; ref: PDFKit.PDFKitReference }>()
  let profile: PDFKit.PDFKitReference | undefined

  function keep(key: unknown, make: () => PDFKit.PDFKitReference) {
    const known = kept.get(key)
    if (known) return known
    const made = { name: `Stamp${kept.size + 1}`, ref: make() }
    kept.set(key, made)
    return made
  }

  function stamp(key: unknown, { x, y, w, h }: Box, make: () => PDFKit.PDFKitReference): void {
    const { name, ref } = keep(key, make)
    Object.assign(doc.page.xobjects, { [name]: ref })
    const [a, b, c, d] = [w, h, x, y + h].map((v) => Number(v.toFixed(4)))
    doc.addContent(`q ${a} 0 0 -${b} ${c} ${d} cm /${name} Do Q`)
  }

  function imageRef(data: Record<string, unknown>, bytes: Uint8Array): PDFKit.PDFKitReference {
    const ref = doc.ref({ Type: 'XObject', Subtype: 'Image', BitsPerComponent: 8, ...data })
    ref.end(bytes)
    return ref
  }

  function picture({ jpeg, width, height }: Plate, box: Box): void {
    stamp(jpeg, box, () => {
      const ColorSpace = SPACES.get(colorsOf(jpeg))
      if (!ColorSpace) throw new Error('A plate must be in red, green and blue')
      return imageRef({ Width: width, Height: height, ColorSpace, Filter: 'DCTDecode' }, jpeg)
    })
  }

  /** A veil of one colour that fades out on each side. */
  function mist(box: Box, fade: Fade, color: string, alpha: number): void {
    const key = ['mist', box.w, box.h, ...Object.values(fade), color, alpha].join()
    stamp(key, box, () => {
      const shape = imageRef(
        { Width: GRAIN, Height: GRAIN, ColorSpace: 'DeviceGray', Interpolate: true },
        mistShape(box, fade, alpha),
      )
      const ink = Uint8Array.from([1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)))
      return imageRef({ Width: 1, Height: 1, ColorSpace: 'DeviceRGB', SMask: shape }, ink)
    })
  }

  /** Red, green and blue of this page are those of sRGB. */
  function useProfile(): void {
    profile ??= writeProfile()
    doc.page.colorSpaces.DefaultRGB = ['ICCBased', profile]
  }

  function writeProfile(): PDFKit.PDFKitReference {
    const ref = doc.ref({ N: 3, Alternate: 'DeviceRGB' })
    ref.end(srgbProfile)
    const intent = doc.ref({
      Type: 'OutputIntent',
      S: 'GTS_PDFA1',
      OutputConditionIdentifier: Object('sRGB IEC61966-2.1'),
      Info: Object('sRGB IEC61966-2.1'),
      DestOutputProfile: ref,
    })
    intent.end('')
    doc._root.data.OutputIntents = [intent]
    return ref
  }

  return { picture, mist, useProfile }
}

const soft = (t: number) => t * t * (3 - 2 * t)

function mistShape({ w, h }: Box, fade: Fade, alpha: number): Uint8Array {
  const shape = new Uint8Array(GRAIN * GRAIN)
  const gone = (at: number, low: number, high: number, size: number) =>
    Math.max(0, (low - at) / low, (high - (size - at)) / high)
  for (let j = 0; j < GRAIN; j++)
    for (let i = 0; i < GRAIN; i++) {
      const dx = gone(((i + 0.5) / GRAIN) * w, fade.left, fade.right, w)
      const dy = gone(((j + 0.5) / GRAIN) * h, fade.top, fade.bottom, h)
      // A corner is round.
      shape[j * GRAIN + i] = Math.round(255 * alpha * soft(Math.max(0, 1 - Math.hypot(dx, dy))))
    }
  return shape
}
