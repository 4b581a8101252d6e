// Drawn by hand, in page units: a divider, a sprig, the window that a picture looks through.
import type { Brush, LeafPress } from './leaf-press.ts'
import type { Box } from './stamps.ts'

export const MARIGOLD = '#e09a12'
export const SEA = '#1f7a6d'
export const QUIET = '#4a5570'

/** A wave on both sides of a star. */
export function drawDivider({ doc, adorn }: LeafPress, x: number, y: number, width: number): void {
  const half = width / 2
  adorn(() => {
    doc.save().lineWidth(2.4).lineCap('round').strokeColor(MARIGOLD)
    for (const side of [-1, 1]) {
      const at = (part: number) => x + side * (26 + (half - 26) * part)
      doc
        .moveTo(at(0), y)
        .bezierCurveTo(at(0.2), y - 9, at(0.32), y - 7, at(0.5), y)
        .bezierCurveTo(at(0.68), y + 7, at(0.8), y + 5, at(1), y - 1)
      doc.stroke()
    }
    drawStar(doc, x, y, 11, MARIGOLD)
    doc.restore()
  })
}

export const starPoints = (x: number, y: number, radius: number): [number, number][] =>
  Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 === 0 ? radius : radius * 0.46
    const angle = -Math.PI / 2 + (i * Math.PI) / 5
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })

export function drawStar(doc: Brush, x: number, y: number, radius: number, color: string): void {
  doc.polygon(...starPoints(x, y, radius)).fill(color)
}

/** Two twigs that bend towards each other, under words that are dear. */
export function drawSprig({ doc, adorn }: LeafPress, x: number, y: number): void {
  adorn(() => {
    doc.save().lineWidth(2.2).lineCap('round').strokeColor(SEA)
    for (const side of [-1, 1]) {
      doc
        .moveTo(x + side * 8, y)
        .bezierCurveTo(x + side * 34, y + 4, x + side * 62, y - 6, x + side * 86, y - 24)
        .stroke()
      for (const [i, part] of [0.3, 0.52, 0.74].entries()) {
        const [lx, ly] = [x + side * (8 + 78 * part), y + 1 - 24 * part * part]
        drawLeaf(doc, lx, ly, side * (i % 2 === 0 ? -62 : 28), side)
        drawLeaf(doc, lx, ly, side * (i % 2 === 0 ? 34 : -58), side)
      }
    }
    doc.circle(x, y - 1, 5).fill(MARIGOLD)
    doc.restore()
  })
}

function drawLeaf(doc: Brush, x: number, y: number, turn: number, side: number): void {
  doc.save().translate(x, y).rotate(turn).scale(side, 1)
  doc.moveTo(0, 0).quadraticCurveTo(9, -9, 20, 0).quadraticCurveTo(9, 8, 0, 0).fill(SEA)
  doc.restore()
}

/** A window with a rounded head: what is drawn shows through it, two lines go round it. */
export function drawWindow(press: LeafPress, box: Box, draw: () => void): void {
  const { doc } = press
  doc.save()
  outline(doc, box, 0)
  doc.clip()
  draw()
  doc.restore()
  doc.save().strokeColor(MARIGOLD)
  outline(doc, box, 9)
  doc.lineWidth(3.2).stroke()
  outline(doc, box, 16)
  doc.lineWidth(1.2).stroke()
  doc.restore()
}

function outline(doc: Brush, box: Box, out: number): void {
  const [x, y, w, h] = [box.x - out, box.y - out, box.w + out * 2, box.h + out * 2]
  const r = box.h * 0.46 + out
  const foot = 14 + out
  const bend = 0.5523
  doc.moveTo(x, y + h - foot).lineTo(x, y + r)
  doc.bezierCurveTo(x, y + r * (1 - bend), x + r * (1 - bend), y, x + r, y).lineTo(x + w - r, y)
  doc.bezierCurveTo(x + w - r * (1 - bend), y, x + w, y + r * (1 - bend), x + w, y + r).lineTo(x + w, y + h - foot)
  doc.quadraticCurveTo(x + w, y + h, x + w - foot, y + h).lineTo(x + foot, y + h)
  doc.quadraticCurveTo(x, y + h, x, y + h - foot).closePath()
}
