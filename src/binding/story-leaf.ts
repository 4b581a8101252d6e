// A story page: its picture, and its words as the page design lays them.
import type { ReaderBand } from '../base/page-layout.ts'
import { drawPlate, said, type Leaf } from './leaf.ts'
import type { StoryPage } from './manuscript.ts'
import { designPage } from './page-design.ts'

export function storyLeaf(page: StoryPage, band: ReaderBand): Leaf {
  return {
    name: `Page ${page.number}`,
    draw: (press, bleed) => {
      const { doc } = press
      press.tag('Figure', () => drawPlate(press, page.picture, bleed), { alt: page.picture.alt })
      if (page.text.trim() === '') return
      const { set, frame, align, ink, mist, panel } = designPage(page, band, press.measure('text'))
      press.adorn(() => {
        if (mist) press.mist(mist.box, mist.fade, mist.color, mist.alpha)
        if (!panel) return
        const { x, y, w, h } = panel.box
        doc.fillOpacity(panel.alpha).roundedRect(x, y, w, h, 22).fill(panel.color).fillOpacity(1)
      })
      press.tag('P', () => press.writeSet('text', set, frame, ink, align), said(page.text))
    },
  }
}
