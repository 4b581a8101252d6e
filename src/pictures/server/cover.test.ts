// The title of a cover can be read in every style, by day and by night. Every style in every place is looked at in the long round.
import { expect, it } from 'vitest'
import { STYLES } from '../../drawing/draw.ts'
import { COVER_PLACES, titleContrast } from './test-cover-title.ts'

const covers = COVER_PLACES.flatMap((place, i) =>
  STYLES.filter((_, at) => (at + i) % 3 === 0).map((style) => [style, place] as const),
)

it.each(covers)('a painted cover in %s of the %s carries its title at 4.5 to 1', (style, place) => {
  expect(titleContrast(style, place)).toBeGreaterThan(4.5)
})
