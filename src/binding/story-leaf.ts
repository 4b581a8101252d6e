// A story page: its picture, and its words as the page design lays them.
import type { ReaderBand } from '../stage/page-layout.ts'
import { drawPlate, said, type Leaf } from './leaf.ts'
import type { StoryPage } from './manuscript.ts'
import { designPage } from './page-design.ts'

export function storyLeaf(page: StoryPage, band: ReaderBand): Leaf {
  return {
    name: `Page ${page.number}`,
    draw: (press, bleed) => {
      press.tag('Figure', () => drawPlate(press, page.picture, bleed), { alt: page.picture.alt })
      if (page.text.trim() === '') return
      const { set, frame, align, ink, mist, panel } = designPage(page, band, press.measure('text'))
      const veil = panel ?? mist
      if (veil) press.adorn(() => press.mist(veil.box, veil.fade, veil.color, veil.alpha))
      press.tag('P', () => press.writeSet('text', set, frame, ink, align), said(page.text))
    },
  }
}
