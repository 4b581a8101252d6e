// The scenes of an edition as lines to be colored: each composed from its recipe, without a side that is calm for words.

import { COLORING_PAGES, type ColoringPage } from '../../binding/coloring-book.ts'
import { compose } from '../../drawing/composing/compose.ts'
import { WORDLESS } from '../../drawing/page/layout.ts'
import { linesOf } from '../../drawing/styles/line-art.ts'
import type { EditionContent } from '../edition.ts'

/** Of a page of two moments what it comes to is colored: two panels would be small for a crayon. */
export const coloringPages = ({ pages }: Pick<EditionContent, 'pages'>): ColoringPage[] =>
  pages
    .filter(({ number }) => COLORING_PAGES.includes(number))
    .map(({ number, alt, text, recipe }) => ({
      number,
      alt,
      text,
      lines: linesOf(compose({ ...recipe.page, scene: recipe.page.scene.then ?? recipe.page.scene, room: WORDLESS })),
    }))
