// The book to print at home: two strips of a sheet, each a spread at half size; print on both sides, cut once, fold, staple.
import { PAGE_SIZE } from '../stage/page-layout.ts'
import type { Fonts } from './fonts.ts'
import { INK } from './ground.ts'
import { fitWords, writeWords, type Leaf } from './leaf.ts'
import type { Manuscript } from './manuscript.ts'
import { drawDivider, QUIET } from './ornaments.ts'
import { openPress, type Press } from './press.ts'
import { allLeaves } from './screen-pdf.ts'

/** Landscape, in points. */
const PAPERS = { letter: [792, 612], a4: [841.89, 595.28] } as const
export type Paper = keyof typeof PAPERS

/** What home printers leave white, in points. */
const EDGE = 13

/** The pages of one side of a strip, left and right, counted from 0. */
export interface StripSide {
  left: number
  right: number
}

/** The outermost strip first; each has a front and a back. */
export function imposeStrips(pages: number): { front: StripSide; back: StripSide }[] {
  return Array.from({ length: pages / 4 }, (_, i) => ({
    front: { left: pages - 1 - 2 * i, right: 2 * i },
    back: { left: 2 * i + 1, right: pages - 2 - 2 * i },
  }))
}

export async function bindBooklet(manuscript: Manuscript, fonts: Fonts, paper: Paper): Promise<Uint8Array> {
  const { title, language, finishedOn: date, id } = manuscript
  const [width, height] = PAPERS[paper]
  const press = openPress(fonts, { title, language, date, id, subject: 'To print at home', size: [width, height] })
  const leaves = allLeaves(manuscript)
  const strips = imposeStrips(leaves.length)
  const sheets = Math.ceil(strips.length / 2)
  drawGuide(press, width, height, sheets)
  for (let sheet = 0; sheet < sheets; sheet++)
    for (const side of ['front', 'back'] as const) {
      press.page()
      press.part(`Sheet ${sheet + 1}, ${side}`)
      drawMarks(press, width, height, sheet === 0 && side === 'front')
      for (const row of [0, 1]) {
        const at = sheet * 2 + row
        const strip = strips[at]
        if (strip) drawStrip(press, strip[side], (row * height) / 2, side === 'front' ? at + 1 : undefined)
      }
    }
  return press.finish()

  function drawStrip({ doc, write, adorn }: Press, { left, right }: StripSide, top: number, mark?: number): void {
    const scale = Math.min((height / 2 - 2 * EDGE) / PAGE_SIZE.h, (width / 2 - EDGE) / PAGE_SIZE.w)
    const y = top + (height / 2 - PAGE_SIZE.h * scale) / 2
    const place = (leaf: Leaf | undefined, x: number) => {
      if (!leaf) return
      doc.save().translate(x, y).scale(scale)
      doc.rect(0, 0, PAGE_SIZE.w, PAGE_SIZE.h).clip()
      leaf.draw(press, 0)
      doc.restore()
    }
    place(leaves[left], width / 2 - PAGE_SIZE.w * scale)
    place(leaves[right], width / 2)
    const isRoomy = width / 2 - PAGE_SIZE.w * scale > 18
    if (mark !== undefined && isRoomy)
      adorn(() => write({ role: 'text', text: `${mark}`, x: width - 14, y: top + height / 4, size: 7, ink: QUIET }))
  }
}

/** Where to cut, where to fold, and on the outermost strip where to staple. */
function drawMarks({ doc, adorn }: Press, width: number, height: number, hasStaples: boolean): void {
  adorn(() => {
    doc.save().lineWidth(0.5).strokeColor('#8a8a8a').dash(4, { space: 4 })
    doc
      .moveTo(0, height / 2)
      .lineTo(width, height / 2)
      .stroke()
    doc.undash()
    for (const y of [0, height / 2 - 9, height / 2, height - 9])
      doc
        .moveTo(width / 2, y)
        .lineTo(width / 2, y + 9)
        .stroke()
    if (hasStaples)
      for (const part of [0.28, 0.72])
        doc
          .moveTo(width / 2, (height / 2) * part - 9)
          .lineTo(width / 2, (height / 2) * part + 9)
          .stroke()
    doc.restore()
  })
}

function drawGuide(press: Press, width: number, height: number, sheets: number): void {
  const unit = width / PAGE_SIZE.w
  const steps = [
    `Print pages 3 to ${2 + sheets * 2} on both sides of ${sheets} sheets, at actual size. In the printer’s window choose “flip on short edge”.`,
    'Cut each sheet in two along the dashed line.',
    'Lay the strips on each other in the order of the small numbers at their right edge: 1, the cover, lies at the bottom with its picture down.',
    'Fold them all in the middle, and staple twice on the fold, from the cover’s side.',
  ]
  press.page()
  press.part('How to make the booklet')
  press.doc.save().scale(unit)
  const head = fitWords(press, 'heading', 'How to make your booklet', [
    { x: 150, y: 90, w: 800, h: 70, size: 48, least: 30 },
  ])
  writeWords(press, 'H1', 'heading', 'How to make your booklet', head.set, head.room, INK)
  drawDivider(press, PAGE_SIZE.w / 2, 176, 260)
  let y = 230
  for (const [i, step] of steps.entries()) {
    const { set, room } = fitWords(press, 'text', step, [
      { x: 250, y, w: 650, h: 160, size: 25, least: 18, leading: 1.45 },
    ])
    press.adorn(() => press.write({ role: 'heading', text: `${i + 1}`, x: 196, y: y + 29, size: 36, ink: INK }))
    writeWords(press, 'P', 'text', step, set, { ...room, y }, INK, 'start')
    y += set.height + 34
  }
  press.doc.restore()
  press.page()
  press.part('Empty side', false)
  press.tag('P', () =>
    press.write({
      role: 'text',
      text: 'This side stays empty, so that the sheets after it come out right.',
      x: 60,
      y: height - 40,
      size: 9,
      ink: QUIET,
    }),
  )
}
