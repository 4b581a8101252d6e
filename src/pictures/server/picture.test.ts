// Pictures as pixels: true skin, the same picture at every size and every time, and a whole book that never repeats itself.
import { describe, expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import { SKINS, type CharacterSpec } from '../../stage/cast.ts'
import type { Actor, Scene } from '../../stage/scene.ts'
import { rgbOf } from '../../drawing/shapes/color.ts'
import { compose } from '../../drawing/composing/compose.ts'
import type { Page } from '../../drawing/composing/picture.ts'
import { draw, STYLES, type Style } from '../../drawing/draw.ts'
import { frameOf } from '../../drawing/pixels/frame.ts'
import { partBox, PLAIN_LIGHT, type Layer } from '../../drawing/shapes/graph.ts'
import { joined, rect, type Path } from '../../drawing/shapes/path.ts'
import { pencil } from '../../drawing/styles/pencil.ts'
import { SKIN_PAINT } from '../../drawing/clothes/paints.data.ts'
import { sampleScene, sampleSpec, samplePage } from '../../drawing/sheets/sample-pages.ts'
import { canvasStudio } from './canvas-surface.ts'
import { alikePages, bookOfScenes } from './test-alike-pages.ts'
import { distance, labOf } from './test-lab.ts'
import { clearPixels, seenOf } from './test-seen.ts'
import { apart, thumbprint } from './test-thumbprint.ts'

const WIDTH = 256
const painted = STYLES.filter((style) => style !== 'line_art')

function pixelsOf(page: Page, style: Style, width = WIDTH): Uint8ClampedArray {
  return draw(canvasStudio, compose({ ...page, style }), style, width).pixels()
}

type Skin = (typeof SKINS)[number]

/** Side by side: a picture costs more than who is on it. */
function bareFaces(skins: readonly Skin[]): Page {
  const die = dice('face')
  const one = sampleSpec('girl', 'hero', die)
  const look = { ...one.look, glasses: 'none' as const, accessory: 'none' as const, hair: { style: 'bun' as const, color: 'brown' as const } } // prettier-ignore
  const cast = skins.map((skin): CharacterSpec => ({ ...one, id: skin, look: { ...look, skin } }))
  const who = skins.map((id): Actor => ({ id, action: 'wave', emotion: 'happy', gaze: 'viewer' }))
  const scene: Scene = { ...sampleScene(cast, die), place: 'meadow', time: 'day', weather: 'clear', shot: 'medium', textSide: 'top', props: [], who } // prettier-ignore
  return { scene, cast, seed: 'face' }
}

const pairs = SKINS.flatMap((_, at) => (at % 2 === 0 ? [SKINS.slice(at, at + 2)] : []))

/** How far the middle of the face may be from its token; the aim is 4 everywhere. */
const NOW: Partial<Record<Style, number>> = { vector: 1, watercolor: 6.5, pixar: 8, digital_art: 10 }

describe('a painted page', () => {
  it('shows no edge of what is cut off behind a stone', () => {
    const hero = { ...sampleSpec('girl', 'hero', dice('stone')) }
    const cast = [{ ...hero, look: { ...hero.look, accessory: 'none' as const } }]
    const scene: Scene = { ...sampleScene(cast, dice('stone')), place: 'snow-field', time: 'day', weather: 'clear', shot: 'medium', textSide: 'top', state: [], props: ['stone'], who: [{ id: 'hero', action: 'hide', emotion: 'happy', gaze: 'viewer' }], deed: { by: 'hero', does: 'behind', what: 'stone' } } // prettier-ignore
    const whole = compose({ scene, cast, seed: 1 })
    const uncut = whole.layers.map((layer) => (layer.kind === 'figure' ? { ...layer, parts: layer.parts.filter(({ clip }) => !clip) } : layer)) // prettier-ignore
    const [k, height] = [WIDTH / 1100, Math.round((WIDTH * 850) / 1100)]
    const stone = joined(whole.layers.flatMap(({ parts }) => parts).filter(({ id, soft }) => id.endsWith('prop/stone') && !soft).map(partBox)) // prettier-ignore
    const [shown, without] = [whole, { ...whole, layers: uncut }].map((one) => draw(canvasStudio, one, 'vector', WIDTH).pixels()) // prettier-ignore
    if (!shown || !without) throw new Error('Nothing is painted')
    const from = Math.ceil((stone.y + stone.h + 6) * k)
    expect(from).toBeLessThan(height - 8)
    const off = Array.from({ length: (height - from) * WIDTH * 4 }, (_, i) => Math.abs((shown[from * WIDTH * 4 + i] ?? 0) - (without[from * WIDTH * 4 + i] ?? 0))) // prettier-ignore
    expect(Math.max(...off.filter((_, i) => i % 4 < 3))).toBeLessThan(6)
  })

  it.each(painted)('keeps every tone of skin in %s', (style) => {
    const found = pairs.flatMap((skins) => {
      const page = bareFaces(skins)
      const seen = seenOf(compose({ ...page, style }), WIDTH)
      const pixels = pixelsOf(page, style)
      return skins.map((skin) => {
        const face = clearPixels(seen, ({ layer, name }) => layer.name === skin && name === 'head/skin')
        const channel = (q: number) => {
          const values = face.map((i) => pixels[i * 4 + q] ?? 0).toSorted((a, b) => a - b)
          return values[Math.floor(values.length / 2)] ?? 0
        }
        const far = distance(labOf(channel(0), channel(1), channel(2)), labOf(...rgbOf(SKIN_PAINT[skin])))
        return { skin, far, pixels: face.length }
      })
    })
    // A few pixels would prove nothing.
    expect(Math.min(...found.map(({ pixels }) => pixels))).toBeGreaterThan(100)
    const off = found.filter(({ far }) => far > (NOW[style] ?? 4))
    expect(off).toEqual([])
  })

  it.each(STYLES)('is the same picture at twice the size in %s, and every time, whatever was painted before', (style) => {
    const [one, other] = [samplePage(3, 3), samplePage(16, 16)]
    const first = pixelsOf(one, style)
    const smalls = [first, pixelsOf(other, style)]
    const means = [one, other].map((page, i) => {
      // The thin lines of a page to be coloured are thinner yet when it is this small.
      if (style === 'line_art') return 0
      const large = pixelsOf(page, style, WIDTH * 2)
      return apart(thumbprint(smalls[i] ?? first, WIDTH), thumbprint(large, WIDTH * 2)).mean
    })
    expect(Math.max(...means)).toBeLessThan(1.5)
    const again = pixelsOf(one, style)
    expect(first.every((value, i) => value === again[i])).toBe(true)
  }) // prettier-ignore

  it('draws no pencil line where a part is cut off by another', () => {
    const part = {
      path: rect(300, 300, 400, 400, 0),
      color: '#d04030',
      material: 'cloth',
      puff: 0,
      id: 'hero/skirt',
    } as const
    const drawn = (clip?: Path) => {
      const layers: Layer[] = [{ name: 'hero', kind: 'figure', depth: 0, grade: PLAIN_LIGHT, parts: [{ ...part, ...(clip ? { clip } : {}) }] }] // prettier-ignore
      const lines = pencil(canvasStudio, { ...compose(samplePage(5, 5)), layers }, frameOf(550)).pixels()
      let count = 0
      for (let x = 0; x < 550; x++)
        for (let y = 0; y < 400; y++) if (x > 270 && (lines[(y * 550 + x) * 4 + 3] ?? 0) > 8) count++
      return count
    }
    expect(drawn()).toBeGreaterThan(200)
    expect(drawn(rect(300, 300, 200, 400, 0))).toBe(0)
  })

  it('fills the printer’s sheet: 11 by 8.5 inches with an eighth of bleed at 300 dots', () => {
    expect(frameOf(3375, true)).toMatchObject({ width: 3375, height: 2625 })
    expect(frameOf(3375, true).scale).toBe(300 / 100)
  })
})

interface Traits {
  proportions: number
  eyes: number
  line: number
  palette: number
  background: number
  paper: number
}

/** How one child on a meadow comes out, as numbers. */
function traitsOf(style: Style): Traits {
  const page = bareFaces(['fair'])
  const picture = compose({ ...page, style })
  const parts = picture.layers.filter(({ kind }) => kind === 'figure').flatMap((layer) => layer.parts)
  const sizeOf = (name: RegExp) => {
    const [most] = parts
      .filter(({ id, soft }) => name.test(id) && !soft)
      .map(partBox)
      .toSorted((a, b) => b.w * b.h - a.w * a.h)
    return most ?? { x: 0, y: 0, w: 0, h: 0 }
  }
  const [head, eye, iris] = [sizeOf(/head\/skin$/), sizeOf(/\/eye$/), sizeOf(/\/iris$/)]
  const width = 160
  const pixels = draw(canvasStudio, picture, style, width).pixels()
  const grey = Array.from(
    { length: pixels.length / 4 },
    (_, i) => ((pixels[i * 4] ?? 0) * 0.3 + (pixels[i * 4 + 1] ?? 0) * 0.59 + (pixels[i * 4 + 2] ?? 0) * 0.11) / 255,
  )
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const inks = new Map<number, number>()
  for (let i = 0; i < pixels.length; i += 4) {
    const ink = ((pixels[i] ?? 0) >> 4) * 256 + ((pixels[i + 1] ?? 0) >> 4) * 16 + ((pixels[i + 2] ?? 0) >> 4)
    inks.set(ink, (inks.get(ink) ?? 0) + 1)
  }
  const most = [...inks.values()].toSorted((a, b) => b - a).slice(0, 6)
  return {
    proportions: head.h / joined(parts.filter(({ soft }) => !soft).map(partBox)).h,
    eyes: (eye.h + iris.h * 2) / head.h + (iris.h / iris.w) * 0.05,
    // What changes from one pixel to the next, where nearly nothing does.
    line:
      mean(
        grey
          .slice(1)
          .map((value, i) => Math.abs(value - (grey[i] ?? 0)))
          .filter((step) => step < 0.1),
      ) * 100,
    palette: most.reduce((sum, n) => sum + n, 0) / grey.length,
    background: mean(grey),
    paper: grey.filter((value) => value > 0.96).length / grey.length,
  }
}

/** Less than this nobody sees. */
const SEEN_APART: Traits = { proportions: 0.02, eyes: 0.04, line: 0.12, palette: 0.1, background: 0.04, paper: 0.08 }

describe('the four styles', () => {
  it('are four: each two are apart in four of proportions, eyes, line, palette, background and paper', () => {
    const found = painted.map((style) => [style, traitsOf(style)] as const)
    const keys = ['proportions', 'eyes', 'line', 'palette', 'background', 'paper'] as const
    const alike = found.flatMap(([style, a], i) =>
      found.slice(i + 1).flatMap(([other, b]) => {
        const apartIn = keys.filter((key) => Math.abs(a[key] - b[key]) > SEEN_APART[key])
        return apartIn.length >= 4 ? [] : [`${style} and ${other}: ${apartIn.join(', ')}`]
      }),
    )
    expect(alike).toEqual([])
  })
})

describe('a whole book', () => {
  const books = [2, 9, 17].map(bookOfScenes)
  const viewOf = ({ shot, direction }: Scene) => direction?.camera?.view ?? shot

  it('shows four shots and six places or hours at least, and never the same one thrice running', () => {
    for (const { scenes } of books) {
      expect(new Set(scenes.map(viewOf)).size).toBeGreaterThanOrEqual(4)
      expect(new Set(scenes.map(({ place, time }) => `${place} ${time}`)).size).toBeGreaterThanOrEqual(6)
      const views = scenes.map((scene) => `${scene.place} ${viewOf(scene)}`)
      const thrice = views.filter((view, i) => view === views[i + 1] && view === views[i + 2])
      expect(thrice).toEqual([])
    }
  })

  // Two more in the long round.
  it('has no two pages that look alike', () => {
    expect(alikePages(books[0] ?? bookOfScenes(2))).toEqual([])
  })
})
