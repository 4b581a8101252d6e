// The rows of the picture scorecard that are read from painted pixels, style by style.

import { contrast, hexOf, rgbOf } from '../../drawing/shapes/color.ts'
import { draw, type Style } from '../../drawing/draw.ts'
import type { Grade } from '../../drawing/shapes/graph.ts'
import { canvasStudio } from './canvas-surface.ts'
import { cardRow, type CardRow, type Case } from './test-card-row.ts'
import { figuresOf, isDressedAsEver, tokensOf, type SeenFigure } from './test-figures.ts'
import { distance, labOf, type Lab } from './test-lab.ts'
import { cardWidth, type CardPage } from './test-scorecard-pages.ts'
import { clearPixels } from './test-seen.ts'

export interface Painted {
  on: CardPage
  pixels: Uint8ClampedArray
}

export function paintedPages(pages: readonly CardPage[], style: Style): Painted[] {
  return pages.map((on) => ({ on, pixels: draw(canvasStudio, on.picture, style, cardWidth).pixels() }))
}

/** A painted colour as it would be without the light of its layer. */
function undone(color: readonly number[], { gain, haze, amount }: Grade): Lab {
  const mist = rgbOf(haze)
  const [r = 0, g = 0, b = 0] = [0, 1, 2].map((q) => ((color[q] ?? 0) - (mist[q] ?? 0) * amount) / (1 - amount) / (gain[q] ?? 1)) // prettier-ignore
  return labOf(r, g, b)
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** A paint is what its light and its shade are together. */
function mean(pixels: Uint8ClampedArray, at: readonly number[]): readonly number[] {
  return [0, 1, 2].map((q) => at.reduce((sum, i) => sum + (pixels[i * 4 + q] ?? 0), 0) / at.length)
}

const tokenLab = (hex: string) => labOf(...rgbOf(hex))

/** Fewer pixels are only the lit or only the shaded side of a paint. */
const enough = 32

/** Watercolour leaves paper at the edge of the sheet, and what is left there is no paint. */
function awayFromTheEdge({ seen: { width, height, scale } }: CardPage): (pixel: number) => boolean {
  const rim = 44 * scale
  return (pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    return Math.min(x, width - x, y, height - y) > rim
  }
}

interface Worn {
  figure: SeenFigure
  trait: string
  lab: Lab
  off: number
}

function wornOn({ on, pixels }: Painted): Worn[] {
  return figuresOf([on])
    .filter(isDressedAsEver)
    .flatMap((figure) =>
      tokensOf(figure.spec).flatMap(({ trait, color, parts }) => {
        const at = clearPixels(on.seen, ({ layer, part, name }) => layer === figure.layer && parts.test(name) && part.color === color).filter(awayFromTheEdge(on)) // prettier-ignore
        if (at.length < enough) return []
        const lab = undone(mean(pixels, at), figure.layer.grade)
        return [{ figure, trait, lab, off: distance(lab, tokenLab(color)) }]
      }),
    )
}

const wantedOff: Readonly<Record<string, number>> = { skin: 4, hide: 4, hair: 8 }

function identity(painted: readonly Painted[]): CardRow[] {
  const worn = painted.flatMap(wornOn)
  const off = (traits: readonly string[]) =>
    worn
      .filter(({ trait }) => traits.includes(trait))
      .map(({ figure, trait, off }): Case => {
        const { skin, hide } = figure.spec.look
        const which = trait === 'skin' ? skin : trait === 'hide' ? hide : ''
        return { label: figure.label, excess: off - (wantedOff[trait] ?? 12), detail: `${trait} ${which} off by ${off.toFixed(1)}` }
      }) // prettier-ignore
  const same = [...Map.groupBy(worn, ({ figure, trait }) => `${figure.on.book}/${figure.spec.id}/${trait}`).values()]
  const apart = same.flatMap((pages) => {
    const middle: Lab = [median(pages.map(({ lab }) => lab[0])), median(pages.map(({ lab }) => lab[1])), median(pages.map(({ lab }) => lab[2]))] // prettier-ignore
    return pages.map(({ figure, trait, lab }): Case => {
      const far = distance(lab, middle)
      return { label: figure.label, excess: far - 4, detail: `${trait} ${far.toFixed(1)} from its other pages` }
    })
  })
  return [
    cardRow('P1 skin', 'skin within 4 of its token, the light undone', off(['skin'])),
    cardRow('P1 hide', 'a creature’s hide within 4 of its token', off(['hide'])),
    cardRow('P1 hair', 'hair within 8 of its token', off(['hair'])),
    cardRow('P8 palette', 'two signature colours within 12 of their tokens', off(['first colour', 'second colour'])),
    cardRow('P1 pages', 'a paint within 4 of what it is on the other pages', apart),
  ]
}

function words(painted: readonly Painted[]): CardRow {
  const cases = painted.map(({ on, pixels }): Case => {
    const { zone, ink } = on.picture
    const { scale: k, width } = on.seen
    const found: number[] = []
    for (let y = Math.ceil(zone.y * k); y < (zone.y + zone.h) * k; y += 2)
      for (let x = Math.ceil(zone.x * k); x < (zone.x + zone.w) * k; x += 2) {
        const o = (y * width + x) * 4
        found.push(contrast(ink, hexOf([pixels[o] ?? 0, pixels[o + 1] ?? 0, pixels[o + 2] ?? 0])))
      }
    const least = found.toSorted((a, b) => a - b)[Math.floor(found.length * 0.02)] ?? 0
    return { label: on.label, excess: 4.5 - least, detail: `${least.toFixed(1)} to 1` }
  })
  return cardRow('P6 contrast', 'words stand at 4.5 to 1 on 98% of their zone', cases)
}

/** Just inside and just outside the outline of a figure, in pixels. */
const step = 2
const apartEnough = 8

function outlines(painted: readonly Painted[]): CardRow {
  const cases = painted.flatMap(({ on, pixels }) => {
    const { seen } = on
    const lab = (i: number) => labOf(pixels[i * 4] ?? 0, pixels[i * 4 + 1] ?? 0, pixels[i * 4 + 2] ?? 0)
    return figuresOf([on]).map(({ layer, label }): Case => {
      const isOwn = Uint8Array.from(seen.solid, (index) => (seen.parts[index]?.layer === layer ? 1 : 0))
      let [clear, all] = [0, 0]
      for (let y = step; y < seen.height - step; y++)
        for (let x = step; x < seen.width - step; x++) {
          const i = y * seen.width + x
          if (!isOwn[i]) continue
          for (const way of [1, -1, seen.width, -seen.width]) {
            const [out, inside] = [i + way * step, i - way * (step - 1)]
            // Where two of its own parts meet, no part is known: that is no outline.
            if (isOwn[i + way] || isOwn[out] || !isOwn[inside] || (seen.solid[out] ?? -1) < 0) continue
            all++
            if (distance(lab(inside), lab(out)) >= apartEnough) clear++
          }
        }
      const share = clear / Math.max(1, all)
      return { label, excess: 0.6 - share, detail: `${Math.round(share * 100)}% of the outline stands out` }
    })
  })
  return cardRow('P6 outline', 'three fifths of each outline stand out from what is behind', cases)
}

const greyOf = (pixels: Uint8ClampedArray, i: number) =>
  0.3 * (pixels[i * 4] ?? 0) + 0.59 * (pixels[i * 4 + 1] ?? 0) + 0.11 * (pixels[i * 4 + 2] ?? 0)

/** Which way the light falls between the cells of a 9 x 8 grid: 64 bits. */
export function differenceHash(pixels: Uint8ClampedArray, width: number, height: number): boolean[] {
  const cell = (column: number, row: number) => {
    let [sum, n] = [0, 0]
    for (let y = Math.floor((row * height) / 8); y < Math.floor(((row + 1) * height) / 8); y++)
      for (let x = Math.floor((column * width) / 9); x < Math.floor(((column + 1) * width) / 9); x++) {
        sum += greyOf(pixels, y * width + x)
        n++
      }
    return sum / n
  }
  return Array.from({ length: 64 }, (_, i) => cell(i % 8, Math.floor(i / 8)) < cell((i % 8) + 1, Math.floor(i / 8)))
}

export function hashDistance(a: readonly boolean[], b: readonly boolean[]): number {
  return a.filter((bit, i) => bit !== b[i]).length
}

/** How much changes from pixel to pixel: flat paper is near 0, a page full of strokes above 10. */
function busyness(pixels: Uint8ClampedArray, width: number): number {
  let sum = 0
  const count = pixels.length / 4 - width
  for (let i = 0; i < count; i++) {
    const grey = greyOf(pixels, i)
    sum += Math.abs(grey - greyOf(pixels, i + 1)) + Math.abs(grey - greyOf(pixels, i + width))
  }
  return sum / count
}

function oneStyle(painted: readonly Painted[]): CardRow {
  const found = painted.map(({ on, pixels }) => ({ label: on.label, value: Math.log(busyness(pixels, cardWidth)) }))
  const middle = median(found.map(({ value }) => value))
  const spread = median(found.map(({ value }) => Math.abs(value - middle)))
  const cases = found.map(({ label, value }): Case => {
    const off = Math.abs(value - middle) / (spread * 1.4826)
    return { label, excess: off - 2.5, detail: `${value < middle ? 'emptier' : 'busier'} than its book by ${off.toFixed(1)} deviations` }
  }) // prettier-ignore
  return cardRow('P4 style', 'no page is much emptier or busier than the others', cases)
}

function variety(painted: readonly Painted[]): CardRow {
  const hashes = painted.map(({ on, pixels }) => ({ label: on.label, hash: differenceHash(pixels, on.seen.width, on.seen.height) })) // prettier-ignore
  const cases = hashes.flatMap((one, i) =>
    hashes.slice(i + 1).map((other): Case => {
      const bits = hashDistance(one.hash, other.hash)
      return { label: `${one.label} and ${other.label}`, excess: 10 - bits, detail: `${bits} of 64 bits apart` }
    }),
  )
  return cardRow('P5 variety', 'no two pages look alike', cases)
}

function sanity(painted: readonly Painted[]): CardRow {
  const cases = painted.map(({ on, pixels }): Case => {
    const greys = Array.from({ length: pixels.length / 4 }, (_, i) => greyOf(pixels, i))
    const mean = greys.reduce((sum, v) => sum + v, 0) / greys.length
    const deviation = Math.sqrt(greys.reduce((sum, v) => sum + (v - mean) ** 2, 0) / greys.length)
    return { label: on.label, excess: 12 - deviation, detail: `grey within ${deviation.toFixed(1)}` }
  })
  return cardRow('P8 not blank', 'a page is no even surface', cases)
}

export function styleRows(painted: readonly Painted[]): CardRow[] {
  return [...identity(painted), words(painted), outlines(painted), oneStyle(painted), variety(painted), sanity(painted)]
}
