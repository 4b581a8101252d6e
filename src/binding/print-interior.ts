// The inside of the printed book: 28 single pages with bleed, as a printer wants them.
import { PAGE_SIZE } from '../stage/page-layout.ts'
import type { Fonts } from './fonts.ts'
import { BLEED, POINTS } from './leaf.ts'
import type { Manuscript } from './manuscript.ts'
import { openPress } from './press.ts'
import { innerLeaves } from './screen-pdf.ts'

export async function bindPrintInterior(manuscript: Manuscript, fonts: Fonts): Promise<Uint8Array> {
  const { title, language, finishedOn: date, id, blurb } = manuscript
  const edge = BLEED * POINTS
  const [w, h] = [PAGE_SIZE.w * POINTS, PAGE_SIZE.h * POINTS]
  const size = [w + 2 * edge, h + 2 * edge] as const
  const press = openPress(fonts, { title, language, date, id, subject: blurb, size })
  for (const leaf of innerLeaves(manuscript)) {
    press.page(size, { trim: [edge, edge, edge + w, edge + h], bleed: [0, 0, ...size] })
    press.part(leaf.name)
    press.doc.save().translate(edge, edge).scale(POINTS)
    leaf.draw(press, BLEED)
    press.doc.restore()
  }
  return press.finish()
}
