// The case of a printed book in one sheet: back, spine and front with what is turned in over the boards, by the printer's measures.
import { PAGE_SIZE } from '../stage/page-layout.ts'
import { backLeaf, coverLeaf } from './cover-leaves.ts'
import type { Fonts } from './fonts.ts'
import { INK, PAPER } from './ground.ts'
import { BLEED, drawPlate, POINTS, sheetOf, type Leaf } from './leaf.ts'
import type { Manuscript, Plate } from './manuscript.ts'
import { openPress, type Press } from './press.ts'
import { setText } from './set-text.ts'

/** A printer's case, in inches. */
export interface PrinterProfile {
  name: string
  /** The board of one side: larger than the page it covers. */
  board: { w: number; h: number }
  /** Paper that is folded round the boards. */
  turnIn: number
  spine: (pages: number) => number
  /** From so many pages on a spine is thick enough for words. */
  spineTextFrom: number
}

/** Case wrap of 11 x 8.5 inches: 24.0 x 10.25 inches at 28 pages. The printer is asked for its measures when it can be. */
export const CASE_WRAP: PrinterProfile = {
  name: 'case-wrap-11x8.5',
  board: { w: 11.125, h: 8.75 },
  turnIn: 0.75,
  spine: (pages) => (pages <= 84 ? 0.25 : 0.25 + (pages - 84) * 0.0025),
  spineTextFrom: 80,
}

export interface CoverMeasures {
  /** Points. */
  width: number
  height: number
  turnIn: number
  board: { w: number; h: number }
  spine: number
}

export function measureCover({ board, turnIn, spine }: PrinterProfile, pages: number): CoverMeasures {
  const back = { w: board.w * 72, h: board.h * 72 }
  const [edge, thick] = [turnIn * 72, spine(pages) * 72]
  return { width: 2 * back.w + thick + 2 * edge, height: back.h + 2 * edge, turnIn: edge, board: back, spine: thick }
}

export async function bindPrintCover(
  manuscript: Manuscript,
  fonts: Fonts,
  profile: PrinterProfile,
  pages: number,
): Promise<Uint8Array> {
  const { title, language, finishedOn: date, id } = manuscript
  const { width, height, turnIn, board, spine } = measureCover(profile, pages)
  const press = openPress(fonts, { title, language, date, id, size: [width, height] })
  const trim = [turnIn, turnIn, width - turnIn, height - turnIn]
  press.page([width, height], { trim, bleed: [0, 0, width, height] })
  const fold = turnIn + board.w
  press.part('Front cover')
  drawBoard(manuscript.cover, fold + spine, [fold + spine / 2, width], coverLeaf(manuscript))
  press.part('Back cover')
  drawBoard(manuscript.back, turnIn, [0, fold + spine / 2], backLeaf(manuscript))
  if (pages >= profile.spineTextFrom) {
    press.part('Spine')
    writeSpine(press, title, fold, spine, height)
  }
  return press.finish()

  /** The page stands in the middle of its board; what is folded round the edges shows the picture mirrored, or the paper that it ends in. */
  function drawBoard(plate: Plate, left: number, [from, to]: readonly [number, number], leaf: Leaf): void {
    const { doc, adorn } = press
    doc
      .save()
      .rect(from, 0, to - from, height)
      .clip()
    doc.translate(left + (board.w - PAGE_SIZE.w * POINTS) / 2, (height - PAGE_SIZE.h * POINTS) / 2).scale(POINTS)
    adorn(() => (plate.rim === undefined ? drawMirrored(press, plate) : fillAround(press, plate.rim)))
    leaf.draw(press, BLEED)
    doc.restore()
  }
}

function fillAround({ doc }: Press, color: string): void {
  const { x, y, w, h } = sheetOf(BLEED)
  doc.rect(x - w, y - h, 3 * w, 3 * h).fill(color)
}

/** They reach a little under the page: two edges that only meet let the paper shine through. */
const LAP = 1

function drawMirrored(press: Press, plate: Plate): void {
  const { x, y, w, h } = sheetOf(BLEED)
  for (const across of [-1, 0, 1])
    for (const down of [-1, 0, 1]) {
      if (across === 0 && down === 0) continue
      const [flipX, flipY] = [across === 0 ? 1 : -1, down === 0 ? 1 : -1]
      press.doc.save()
      press.doc.transform(
        flipX,
        0,
        0,
        flipY,
        across === 0 ? 0 : 2 * x + w + across * (w - LAP),
        down === 0 ? 0 : 2 * y + h + down * (h - LAP),
      )
      drawPlate(press, plate, BLEED)
      press.doc.restore()
    }
}

/** From the top down, as it stands on a shelf. */
function writeSpine(press: Press, title: string, x: number, spine: number, height: number): void {
  const { doc } = press
  const set = setText(title, {
    width: height * 0.6,
    height: spine * 0.8,
    size: spine * 0.5,
    least: 5,
    leading: 1.2,
    measure: press.measure('heading'),
  })
  const line = set?.lines[0]
  if (!set || !line || set.lines.length > 1) return
  press.adorn(() => doc.rect(x, 0, spine, height).fill(PAPER))
  press.tag('P', () => {
    doc
      .save()
      .translate(x + spine / 2, (height - line.width) / 2)
      .rotate(90)
    press.write({ role: 'heading', text: line.text, x: 0, y: set.size * 0.34, size: set.size, ink: INK, rtl: line.rtl })
    doc.restore()
  })
}
