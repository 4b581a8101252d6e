// The title of a cover can be read in every style and every place.
import { describe, expect, it } from 'vitest'
import { STYLES } from '../../drawing/draw.ts'
import { COVER_PLACES, titleContrast } from './test-cover-title.ts'

describe.each(STYLES)('a painted cover in %s', (style) => {
  it.each(COVER_PLACES)('of the %s carries its title at 4.5 to 1', (place) => {
    expect(titleContrast(style, place)).toBeGreaterThan(4.5)
  })
})
