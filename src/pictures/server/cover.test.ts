// The title of a cover can be read in every style, by day and by night.
import { describe, expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import { contrast, hexOf } from '../../drawing/color.ts'
import { composeCover } from '../../drawing/cover.ts'
import { draw, STYLES } from '../../drawing/draw.ts'
import { sampleScene, sampleSpec } from '../../drawing/sample-pages.ts'
import { canvasStudio } from './canvas-surface.ts'

const WIDTH = 256
const PLACES = ['forest', 'kitchen', 'harbour', 'castle', 'snow-field', 'spaceship'] as const

describe('a painted cover', () => {
  it('carries its title at 4.5 to 1', () => {
    for (const style of STYLES)
      for (const [i, place] of PLACES.entries()) {
        const cast = [sampleSpec('girl', 'hero', dice(`cover${i}`))]
        const time = i === 2 ? 'night' : i === 3 ? 'dusk' : 'day'
        const scene = { ...sampleScene(cast, dice(`cover${i}`)), place, time } as const
        const picture = composeCover({ cast, scene, seed: i, season: i === 4 ? 'winter' : 'autumn' })
        const { zone, ink } = picture
        const surface = draw(canvasStudio, picture, style, WIDTH)
        const pixels = surface.pixels()
        const k = WIDTH / 1100
        const found: number[] = []
        for (let y = zone.y; y < zone.y + zone.h; y += 9)
          for (let x = zone.x; x < zone.x + zone.w; x += 9) {
            const o = (Math.floor(y * k) * surface.width + Math.floor(x * k)) * 4
            found.push(contrast(style === 'line_art' ? '#2b2440' : ink, hexOf([pixels[o] ?? 0, pixels[o + 1] ?? 0, pixels[o + 2] ?? 0]))) // prettier-ignore
          }
        found.sort((a, b) => a - b)
        const worst = found[Math.floor(found.length * 0.02)] ?? 0
        expect(`${style} ${place} ${worst > 4.5 ? 'legible' : worst.toFixed(2)}`).toMatch(/legible$/)
      }
  }, 600_000)
})
