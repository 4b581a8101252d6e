// Pictures as pixels: legible words, true skin, and the same look as yesterday.
import { describe, expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import { PLACES } from '../../base/scene.ts'
import { contrast, hexOf, oklch } from '../../drawing/color.ts'
import { compose, type Page } from '../../drawing/compose.ts'
import { draw, STYLES, type Style } from '../../drawing/draw.ts'
import { SKIN_PAINT } from '../../drawing/paints.data.ts'
import { sampleScene, sampleSpec, samplePage } from '../../drawing/sample-pages.ts'
import { canvasStudio } from './canvas-surface.ts'
import { GOLDEN } from './golden.data.ts'
import { thumbprint } from './thumbprint.ts'

const WIDTH = 256

function pixelsOf(page: Page, style: Style) {
  const picture = compose(page)
  const surface = draw(canvasStudio, picture, style, WIDTH)
  return { picture, surface, pixels: surface.pixels(), k: WIDTH / 1100 }
}

function plainPage(place: (typeof PLACES)[number]): Page {
  const die = dice('golden')
  const cast = [sampleSpec('girl', 'hero', die)]
  const scene = sampleScene(cast, die)
  return {
    scene: { ...scene, place, time: 'morning', weather: 'clear', shot: 'medium', textSide: 'right', mood: 0.4, props: [], who: [{ id: 'hero', action: 'wave', emotion: 'happy', gaze: 'viewer' }] }, // prettier-ignore
    cast,
    seed: 'golden',
  }
}

describe('a painted page', () => {
  it('carries words at 4.5 to 1 wherever they may lie', () => {
    const pages = STYLES.flatMap((style) =>
      style === 'line_art' ? [] : Array.from({ length: style === 'vector' ? 40 : style === 'watercolor' ? 14 : 8 }, (_, i) => ({ style, i })),
    )
    for (const { style, i } of pages) {
      const { picture, surface, pixels, k } = pixelsOf(samplePage(i, i), style)
      const { zone, ink } = picture
      const found: number[] = []
      for (let y = zone.y; y < zone.y + zone.h; y += 9)
        for (let x = zone.x; x < zone.x + zone.w; x += 9) {
          const o = (Math.floor(y * k) * surface.width + Math.floor(x * k)) * 4
          found.push(contrast(ink, hexOf([pixels[o] ?? 0, pixels[o + 1] ?? 0, pixels[o + 2] ?? 0])))
        }
      found.sort((a, b) => a - b)
      const worst = found[Math.floor(found.length * 0.02)] ?? 0
      expect(`${style} ${i} ${picture.layers[0]?.name} ${worst > 4.5 ? 'legible' : worst.toFixed(2)}`).toMatch(/legible$/)
    }
  }, 120_000) // prettier-ignore

  it('keeps the tone of skin in every style, light and dark', () => {
    for (const skin of ['porcelain', 'tan', 'ebony'] as const)
      for (const style of STYLES) {
        if (style === 'line_art') continue
        const page = plainPage('meadow')
        const cast = page.cast.map((one) => ({ ...one, look: { ...one.look, skin, glasses: 'none' as const, accessory: 'none' as const, hair: { style: 'bun' as const, color: 'brown' as const } } })) // prettier-ignore
        const { picture, surface, pixels, k } = pixelsOf(
          { ...page, scene: { ...page.scene, time: 'day' }, cast },
          style,
        )
        const [face] = picture.faces
        if (!face) throw new Error('No face')
        const { box } = face
        const sum = [0, 0, 0]
        let n = 0
        for (let u = 0.3; u < 0.7; u += 0.02) {
          const x = Math.floor((box.x + box.w * u) * k)
          const y = Math.floor((box.y + box.h * 0.22) * k)
          const o = (y * surface.width + x) * 4
          for (let q = 0; q < 3; q++) sum[q] = (sum[q] ?? 0) + (pixels[o + q] ?? 0)
          n++
        }
        const seen = oklch(hexOf([(sum[0] ?? 0) / n, (sum[1] ?? 0) / n, (sum[2] ?? 0) / n]))
        const token = oklch(SKIN_PAINT[skin])
        const ab = (c: readonly [number, number, number]) =>
          [c[1] * Math.cos((c[2] * Math.PI) / 180), c[1] * Math.sin((c[2] * Math.PI) / 180)] as const
        const [a0, b0] = ab(seen)
        const [a1, b1] = ab(token)
        const tint = Math.hypot(a0 - a1, b0 - b1)
        expect(`${style} ${skin} light ${Math.abs(seen[0] - token[0]) < 0.075}`).toBe(`${style} ${skin} light true`)
        expect(`${style} ${skin} tint ${tint < 0.04}`).toBe(`${style} ${skin} tint true`)
      }
  }, 60_000)

  it('looks as it looked yesterday', () => {
    for (const [key, print] of Object.entries(GOLDEN)) {
      const [place = '', style = ''] = key.split(' ')
      const where = PLACES.find((one) => one === place)
      const how = STYLES.find((one) => one === style)
      if (!where || !how) throw new Error(`A golden picture of nothing: ${key}`)
      const now = thumbprint(pixelsOf(plainPage(where), how).surface)
      let worst = 0
      for (let i = 0; i < print.length; i += 2)
        worst += Math.abs(Number.parseInt(print.slice(i, i + 2), 16) - Number.parseInt(now.slice(i, i + 2), 16))
      expect(`${key} ${worst / (print.length / 2) < 5}`).toBe(`${key} true`)
    }
  }, 120_000)
})
