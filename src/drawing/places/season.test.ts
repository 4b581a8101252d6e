// One book, one time of year: greens follow it, people and their things do not.
import { describe, expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import { oklch } from '../shapes/color.ts'
import { compose } from '../composing/compose.ts'
import type { Page } from '../composing/picture.ts'
import { sampleScene, sampleSpec } from '../sheets/sample-pages.ts'
import { seasonOf, seasonOfWords, SEASONS, type Season } from './season.ts'

const cast = [sampleSpec('girl', 'hero', dice('year'))]
const scene = {
  ...sampleScene(cast, dice('year')),
  place: 'meadow' as const,
  time: 'day' as const,
  weather: 'clear' as const,
}
const pageIn = (season: Season): Page => ({ scene, cast, seed: 3, season })
const partsOf = (season: Season, kind: string) =>
  compose(pageIn(season))
    .layers.filter((layer) => layer.kind === kind)
    .flatMap((layer) => layer.parts)

describe('the season of a book', () => {
  it('colours the meadow: green, russet, white', () => {
    const soil = (season: Season) =>
      oklch(partsOf(season, 'ground').find((part) => part.id === 'ground/ground')?.color ?? '')
    expect(soil('summer')[2]).toBeGreaterThan(115)
    expect(soil('autumn')[2]).toBeLessThan(112)
    expect(soil('winter')[0]).toBeGreaterThan(0.88)
    expect(soil('winter')[1]).toBeLessThan(0.05)
    expect(partsOf('winter', 'ground').some((part) => part.id.endsWith('petal'))).toBe(false)
    expect(partsOf('autumn', 'ground').some((part) => part.id.endsWith('fallen'))).toBe(true)
  })

  it('leaves people as they are', () => {
    for (const season of SEASONS) expect(partsOf(season, 'figure')).toEqual(partsOf('summer', 'figure'))
  })

  it('is seen out of a window: snow and rain fall past it, and no sun shines there', () => {
    const outside = (weather: 'clear' | 'snow' | 'rain') => {
      const page: Page = { scene: { ...scene, place: 'train', weather }, cast, seed: 3 }
      const ids = compose(page)
        .layers.flatMap((layer) => layer.parts)
        .map((part) => part.id.slice(part.id.lastIndexOf('/') + 1))
      return ['sun', 'snow', 'rain'].filter((id) => ids.includes(id))
    }
    expect(outside('clear')).toEqual(['sun'])
    expect(outside('snow')).toEqual(['snow'])
    expect(outside('rain')).toEqual(['rain'])
  })

  it('is the same on every page of a book, and winter only when asked', () => {
    for (let seed = 0; seed < 60; seed++) {
      expect(seasonOf({ seed })).toBe(seasonOf({ seed }))
      expect(seasonOf({ seed })).not.toBe('winter')
    }
    expect(seasonOf({ seed: 1, season: 'winter' })).toBe('winter')
    expect(seasonOf({ seed: 1, season: 'summer', scene: { winter: true } })).toBe('winter')
    expect(new Set(Array.from({ length: 60 }, (_, seed) => seasonOf({ seed }))).size).toBe(3)
  })

  it('hears the season in the name of a feast', () => {
    expect(seasonOfWords('Holiday: Christmas')).toBe('winter')
    expect(seasonOfWords('Halloween')).toBe('autumn')
    expect(seasonOfWords('Easter')).toBe('spring')
    expect(seasonOfWords('Birthday')).toBeUndefined()
  })
})
