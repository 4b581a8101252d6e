// The rows of the picture scorecard about room: heads, faces, words and outlines, where they are and what covers them.

import type { Picture } from '../../drawing/composing/picture.ts'
import { partBox } from '../../drawing/shapes/graph.ts'
import { joined, type Box } from '../../drawing/shapes/path.ts'
import { PAGE } from '../../drawing/places/scenery.ts'
import { cardRow, type CardRow, type Case } from './test-card-row.ts'
import { isSeenFromFront, type SeenFigure } from './test-figures.ts'
import type { CardPage } from './test-scorecard-pages.ts'
import { pixelsInside, type Seen } from './test-seen.ts'

/** 0.375 and 0.5 inches: a page of 1100 units is 11 inches wide. */
const faceMargin = 37.5
const wordMargin = 50

const percent = (share: number) => `${Math.round(share * 100)}%`

/** How much of these pixels shows a layer of this name. */
function shown({ solid, parts }: Seen, pixels: readonly number[], isMeant: (layer: string, name: string) => boolean): number {
  const good = pixels.filter((i) => {
    const seen = parts[solid[i] ?? -1]
    return !seen || isMeant(seen.layer.name, seen.name)
  })
  return pixels.length === 0 ? 0 : good.length / pixels.length
} // prettier-ignore

export function count(pages: readonly CardPage[], figures: readonly SeenFigure[]): CardRow {
  const cases = pages.map(({ label, page, picture }): Case => {
    const drawn = picture.layers.filter(({ kind }) => kind === 'figure').map(({ name }) => name)
    const meant = [...page.scene.who.map(({ id }) => id), ...page.scene.props.filter((prop) => prop === 'giant')]
    return { label, excess: drawn.toSorted().join() === meant.toSorted().join() ? 0 : 1, detail: drawn.join() }
  })
  const heads = figures.map(({ on, layer, head, label }): Case => {
    const part = shown(on.seen, pixelsInside(on.seen, head), (name) => name === layer.name)
    return { label, excess: 0.5 - part, detail: `${percent(part)} of the head in sight` }
  })
  return cardRow('P2 heads', 'everyone of the scene once, at least half of each head in sight', [...cases, ...heads])
}

function fromEdge({ x, y, w, h }: Box): number {
  return Math.min(x, y, PAGE.w - x - w, PAGE.h - y - h)
}

export function layout(pages: readonly CardPage[], figures: readonly SeenFigure[]): CardRow[] {
  const heads = figures.map(({ label, head }): Case => {
    const edge = fromEdge(partBox(head))
    return { label, excess: faceMargin - edge, detail: `${Math.round(edge)} units from the trim` }
  })
  const props = pages.flatMap(({ label, picture }) => propBoxes(picture).map(({ name, box }): Case => {
    const edge = fromEdge(box)
    return { label, excess: faceMargin - edge, detail: `${name} ${Math.round(edge)} units from the trim` }
  })) // prettier-ignore
  const words = pages.map(({ label, picture }): Case => {
    const edge = fromEdge(picture.zone)
    return { label, excess: wordMargin - edge - 0.01, detail: `${Math.round(edge)} units` }
  })
  const covered = figures.filter(isSeenFromFront).map(({ on, spec, layer, head, label }): Case => {
    const pixels = pixelsInside(on.seen, head)
    const free = shown(on.seen, pixels, (name, part) => name === layer.name && part.startsWith('head/'))
    const own = shown(on.seen, pixels, (name) => name === layer.name) - free
    const by = own > 1 - free - own ? 'by own hands, prop or body' : 'by something else'
    return { label, excess: 0.85 - free, detail: `${spec.type}'s face ${percent(1 - free)} covered, mostly ${by}` }
  })
  const inZone = figures.map(({ on, layer, head, label }): Case => {
    const { x, y, w, h } = on.picture.zone
    const k = on.seen.scale
    const under = pixelsInside(on.seen, head).filter((i) => {
      const [px, py] = [i % on.seen.width, Math.floor(i / on.seen.width)]
      return px >= x * k && px < (x + w) * k && py >= y * k && py < (y + h) * k
    })
    return { label, excess: under.length, detail: `${under.length} pixels of ${layer.name}'s head under the words` }
  })
  return [
    cardRow('P6 faces', 'faces 0.375 in from the trim', heads),
    cardRow('P6 props', 'props 0.375 in from the trim', props),
    cardRow('P6 words', 'words 0.5 in from the trim', words),
    cardRow('P6 covered', 'no more than a seventh of a face is covered', covered),
    cardRow('P6 zone', 'no head under the words', inZone),
  ]
}

function propBoxes({ layers }: Picture): { name: string; box: Box }[] {
  return layers.flatMap((layer) => {
    const parts = Map.groupBy(layer.parts.filter((part) => !part.soft && /\/prop\//.test(part.id)), ({ id }) => id.split('/prop/').at(-1) ?? '') // prettier-ignore
    return [...parts].map(([name, found]) => ({ name, box: joined(found.map(partBox)) }))
  })
}

export function silhouettes(figures: readonly SeenFigure[]): CardRow {
  const pairs = [...Map.groupBy(figures, ({ on }) => on.label).values()].flatMap(([one, other]) =>
    one && other ? [{ one, other }] : [],
  )
  const cases = pairs.map(({ one, other }): Case => {
    const [a, b] = [outlineOf(one), outlineOf(other)]
    const both = a.filter((filled, i) => filled && b[i]).length
    const any = a.filter((filled, i) => filled || b[i]).length
    return { label: one.on.label, excess: both / any - 0.8, detail: `shapes ${percent(both / any)} alike` }
  })
  return cardRow('P9 shapes', 'two characters of a page are told apart by their outline alone', cases)
}

/** A figure's outline in a grid, on its own scale, so that only shape and size are compared. */
function outlineOf({ on, layer }: SeenFigure): boolean[] {
  const box = joined(layer.parts.filter((part) => !part.soft && !/\/prop\//.test(part.id)).map(partBox))
  const { width, solid, parts, scale } = on.seen
  const side = 460 * (on.picture.faces.find(({ id }) => id === layer.name)?.box.w ?? 1) * 0.006
  return Array.from({ length: 32 * 32 }, (_, cell) => {
    const x = box.x + box.w / 2 + (((cell % 32) + 0.5) / 32 - 0.5) * side
    const y = box.y + box.h - (1 - (Math.floor(cell / 32) + 0.5) / 32) * side
    return parts[solid[Math.floor(y * scale) * width + Math.floor(x * scale)] ?? -1]?.layer === layer
  })
}
