// The title of a cover can be read in every style, by day and by night, and lies over nobody. Every style in every place is looked at in the long round.
import { expect, it } from 'vitest'
import { dice } from '../../base/dice.ts'
import { coverLeaf } from '../../binding/cover-leaves.ts'
import { openFonts } from '../../binding/fonts.ts'
import { openPress } from '../../binding/press.ts'
import { drawForScreen } from '../../binding/screen-press.ts'
import { testShelf } from '../../binding/test-font-shelf.ts'
import { testManuscript } from '../../binding/test-manuscript.ts'
import { STYLES } from '../../drawing/draw.ts'
import { partBox } from '../../drawing/shapes/graph.ts'
import { composeCover } from '../../drawing/sheets/cover.ts'
import { sampleScene, sampleSpec } from '../../drawing/sheets/sample-pages.ts'
import { CHARACTER_TYPES } from '../../stage/cast.ts'
import { PLACES } from '../../stage/places/places.ts'
import { COVER_PLACES, titleContrast } from './test-cover-title.ts'

const covers = COVER_PLACES.flatMap((place, i) =>
  STYLES.filter((_, at) => (at + i) % 3 === 0).map((style) => [style, place] as const),
)

it.each(covers)('a painted cover in %s of the %s carries its title at 4.5 to 1', (style, place) => {
  expect(titleContrast(style, place)).toBeGreaterThan(4.5)
})

const press = openPress(openFonts(testShelf), { title: 'T', language: 'en', date: '2026-11-21', id: 'a', size: [1, 1] })
const titles = [
  'Mia',
  'Mia and the Very Small Cloud',
  'Oh! '.repeat(50),
  'W'.repeat(200),
  `The ${'long '.repeat(38)}tale`,
]
const names = ['Mia', 'Grandfather Wolfeschlegelsteinhausenbergerdorff', 'Biscuit', 'Zo\u00eb']

const book = await testManuscript()

/** Of all that is written on a cover, the lowest line. */
function footOfWords(title: string, heroes: readonly string[]): number {
  const { lines } = drawForScreen(coverLeaf({ ...book, title, heroes }), press.measure)
  return Math.max(...lines.map(({ y, size }) => y + size * 0.3))
}

it('no head, hat or raised hand is under the words of a cover, whoever stands on it, however long its title', () => {
  const foot = Math.max(
    ...titles.flatMap((title) => [0, 1, 2, 4].map((many) => footOfWords(title, names.slice(0, many)))),
  )
  // Every style goes over the same layers; a painted line may wander by two units.
  const tops = PLACES.flatMap((place, seed) => {
    const die = dice(`cover/${seed}`)
    const cast = die
      .shuffle(CHARACTER_TYPES)
      .slice(0, 1 + (seed % 4))
      .map((type, i) => sampleSpec(type, i === 0 ? 'hero' : `pal${i}`, die.fork(`${i}`)))
    const { layers } = composeCover({ cast, scene: { ...sampleScene(cast, die), place }, seed })
    return layers.filter(({ kind }) => kind === 'figure').flatMap(({ parts }) => parts.map((part) => partBox(part).y))
  })
  expect(Math.min(...tops) - foot).toBeGreaterThan(2)
})
