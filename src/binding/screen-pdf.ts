// The book for a screen: cover to cover, page by page as it is printed; as a proof it carries a mark.
import { PAGE_SIZE } from '../stage/page-layout.ts'
import { backLeaf, coverLeaf, endPaperLeaf } from './cover-leaves.ts'
import type { Fonts } from './fonts.ts'
import { POINTS, type Leaf } from './leaf.ts'
import type { Manuscript } from './manuscript.ts'
import { closingLeaf, colophonLeaf, dedicationLeaf, titleLeaf } from './paper-leaves.ts'
import { openPress, type Press } from './press.ts'
import { storyLeaf } from './story-leaf.ts'

/** The 28 pages between the boards. */
export const innerLeaves = (manuscript: Manuscript): Leaf[] => [
  titleLeaf(manuscript),
  dedicationLeaf(manuscript),
  ...manuscript.pages.map((page) => storyLeaf(page, manuscript.band)),
  closingLeaf(manuscript),
  colophonLeaf(manuscript),
]

export const allLeaves = (manuscript: Manuscript): Leaf[] => [
  coverLeaf(manuscript),
  endPaperLeaf(manuscript),
  ...innerLeaves(manuscript),
  endPaperLeaf(manuscript),
  backLeaf(manuscript),
]

export async function bindScreenPdf(manuscript: Manuscript, fonts: Fonts, { proof = false } = {}): Promise<Uint8Array> {
  const { title, language, finishedOn: date, id, blurb } = manuscript
  const size = [PAGE_SIZE.w * POINTS, PAGE_SIZE.h * POINTS] as const
  const press = openPress(fonts, { title, language, date, id, subject: blurb, size, layout: 'twoPageRight' })
  for (const leaf of allLeaves(manuscript)) {
    press.page()
    press.part(leaf.name)
    press.doc.save().scale(POINTS)
    leaf.draw(press, 0)
    if (proof) markProof(press)
    press.doc.restore()
  }
  return press.finish()
}

/** Across the page, so that a proof is never taken for the book. */
function markProof(press: Press): void {
  const { doc } = press
  const words = 'PROOF'
  const size = 190
  const width = press.measure('heading')(words) * size
  press.adorn(() => {
    doc
      .save()
      .translate(PAGE_SIZE.w / 2, PAGE_SIZE.h / 2)
      .rotate(-24)
    for (const y of [-250, 70, 390])
      for (const [ink, shift] of [
        ['#ffffff', 2],
        ['#1f2a44', 0],
      ] as const) {
        doc.fillOpacity(0.2)
        press.write({ role: 'heading', text: words, x: -width / 2 + shift, y: y + shift, size, ink })
      }
    doc.fillOpacity(1)
    doc.restore()
  })
}
