// How well the title of a painted cover is read, in each of six places, by day, at dusk and by night.
import { dice } from '../../base/dice.ts'
import { contrast, hexOf } from '../../drawing/shapes/color.ts'
import { composeCover } from '../../drawing/sheets/cover.ts'
import { draw, type Style } from '../../drawing/draw.ts'
import { sampleScene, sampleSpec } from '../../drawing/sheets/sample-pages.ts'
import { canvasStudio } from './canvas-surface.ts'

const WIDTH = 256
export const COVER_PLACES = ['forest', 'kitchen', 'harbour', 'castle', 'snow-field', 'spaceship'] as const

/** The contrast of the title to all but the worst fiftieth of what lies under it. */
export function titleContrast(style: Style, place: (typeof COVER_PLACES)[number]): number {
  const i = COVER_PLACES.indexOf(place)
  const cast = [sampleSpec('girl', 'hero', dice(`cover${i}`))]
  const time = place === 'harbour' ? 'night' : place === 'castle' ? 'dusk' : 'day'
  const scene = { ...sampleScene(cast, dice(`cover${i}`)), place, time } as const
  const picture = composeCover({ cast, scene, seed: i, season: place === 'snow-field' ? 'winter' : 'autumn' })
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
  return found[Math.floor(found.length * 0.02)] ?? 0
}
