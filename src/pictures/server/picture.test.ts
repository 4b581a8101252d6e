// Pictures as pixels: true skin, the same picture at every size and every time, and a whole book that never repeats itself.
import { describe, expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import { SKINS } from '../../base/cast.ts'
import type { Scene } from '../../base/scene.ts'
import { rgbOf } from '../../drawing/color.ts'
import { compose, type Page } from '../../drawing/compose.ts'
import { draw, STYLES, type Style } from '../../drawing/draw.ts'
import { frameOf } from '../../drawing/frame.ts'
import { PLAIN_LIGHT, type Layer } from '../../drawing/graph.ts'
import { rect, type Path } from '../../drawing/path.ts'
import { pencil } from '../../drawing/pencil.ts'
import { SKIN_PAINT } from '../../drawing/paints.data.ts'
import { sampleScene, sampleSpec, samplePage } from '../../drawing/sample-pages.ts'
import { bookOf, randomOrder } from '../../writing/test-random-books.ts'
import { canvasStudio } from './canvas-surface.ts'
import { distance, labOf } from './test-lab.ts'
import { clearPixels, seenOf } from './test-seen.ts'
import { differenceHash, hashDistance } from './test-style-rows.ts'
import { apart, thumbprint } from './test-thumbprint.ts'

const WIDTH = 256
const painted = STYLES.filter((style) => style !== 'line_art')

function pixelsOf(page: Page, style: Style, width = WIDTH): Uint8ClampedArray {
  return draw(canvasStudio, compose(page), style, width).pixels()
}

function bareFace(skin: (typeof SKINS)[number]): Page {
  const die = dice('face')
  const one = sampleSpec('girl', 'hero', die)
  const look = { ...one.look, skin, glasses: 'none' as const, accessory: 'none' as const, hair: { style: 'bun' as const, color: 'brown' as const } } // prettier-ignore
  const cast = [{ ...one, look }]
  const scene: Scene = { ...sampleScene(cast, die), place: 'meadow', time: 'day', weather: 'clear', shot: 'medium', textSide: 'right', props: [], who: [{ id: 'hero', action: 'wave', emotion: 'happy', gaze: 'viewer' }] } // prettier-ignore
  return { scene, cast, seed: 'face' }
}

/** How far the middle of the face may be from its token; the aim is 4 everywhere. */
const NOW: Partial<Record<Style, number>> = { vector: 1, watercolor: 6.5, pixar: 8, digital_art: 10 }

describe('a painted page', () => {
  it.each(painted)('keeps every tone of skin in %s', (style) => {
    const found = SKINS.map((skin) => {
      const page = bareFace(skin)
      const picture = compose(page)
      const pixels = pixelsOf(page, style)
      const face = clearPixels(seenOf(picture, WIDTH), ({ name }) => name === 'head/skin')
      const channel = (q: number) => {
        const values = face.map((i) => pixels[i * 4 + q] ?? 0).toSorted((a, b) => a - b)
        return values[Math.floor(values.length / 2)] ?? 0
      }
      const far = distance(labOf(channel(0), channel(1), channel(2)), labOf(...rgbOf(SKIN_PAINT[skin])))
      return { skin, far }
    })
    const off = found.filter(({ far }) => far > (NOW[style] ?? 4))
    expect(off).toEqual([])
  })

  it.each(painted)('is the same picture at twice the size in %s', (style) => {
    for (const n of [3, 16]) {
      const page = samplePage(n, n)
      const [small, large] = [WIDTH, WIDTH * 2].map((width) => thumbprint(pixelsOf(page, style, width), width))
      expect(apart(small ?? '', large ?? '').mean).toBeLessThan(1.5)
    }
  })

  it.each(STYLES)('comes out the same every time in %s, whatever was painted before', (style) => {
    const page = samplePage(5, 5)
    const first = pixelsOf(page, style)
    pixelsOf(samplePage(8, 8), style)
    const again = pixelsOf(page, style)
    expect(first.every((value, i) => value === again[i])).toBe(true)
  })

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

describe('a whole book', () => {
  const books = [2, 9, 17].map((at) => {
    const { brief, seed } = randomOrder(at)
    const { plan } = bookOf(brief, seed)
    return { seed, plan, scenes: plan.beats.map(({ scene }) => scene) }
  })

  it('shows four shots and six places or hours at least, and never the same one thrice running', () => {
    for (const { scenes } of books) {
      expect(new Set(scenes.map(({ shot }) => shot)).size).toBeGreaterThanOrEqual(4)
      expect(new Set(scenes.map(({ place, time }) => `${place} ${time}`)).size).toBeGreaterThanOrEqual(6)
      const views = scenes.map(({ place, shot }) => `${place} ${shot}`)
      const thrice = views.filter((view, i) => view === views[i + 1] && view === views[i + 2])
      expect(thrice).toEqual([])
    }
  })

  it('has no two pages that look alike', () => {
    const alike = books.flatMap(({ plan, scenes, seed }) => {
      const hashes = scenes.map((scene, i) => {
        const surface = draw(canvasStudio, compose({ scene, cast: plan.cast, seed, n: i + 1 }), 'vector', WIDTH)
        return differenceHash(surface.pixels(), surface.width, surface.height)
      })
      return hashes.flatMap((one, i) =>
        hashes
          .slice(i + 1)
          .flatMap((other, j) => (hashDistance(one, other) < 10 ? [`${plan.pack} ${i + 1} and ${i + j + 2}`] : [])),
      )
    })
    expect(alike).toEqual([])
  })
})
