// A receipt on one sheet: what was bought, by which number, and what was paid.
import type { Fonts } from './fonts.ts'
import { INK } from './ground.ts'
import { fitWords, writeWords } from './leaf.ts'
import { MARIGOLD, QUIET } from './ornaments.ts'
import { openPress, type Press } from './press.ts'
import type { Box } from './stamps.ts'

export interface Receipt {
  /** Makes the document's id. */
  id: string
  /** YYYY-MM-DD. */
  date: string
  title: string
  /** Who sells it, and how to reach them. */
  seller: readonly string[]
  /** What stands above the lines: label and value. */
  facts: readonly (readonly [string, string])[]
  lines: readonly ReceiptLine[]
  total: ReceiptLine
  notes: readonly string[]
}

export interface ReceiptLine {
  words: string
  amount: string
}

const LETTER = [612, 792] as const
const LEFT = 64
const WIDTH = LETTER[0] - 2 * LEFT
/** Where amounts begin at the earliest. */
const AMOUNTS = 110

export async function bindReceipt(receipt: Receipt, fonts: Fonts): Promise<Uint8Array> {
  const { title, date, id, seller, facts, lines, total, notes } = receipt
  const press = openPress(fonts, { title, language: 'en', date, id, size: LETTER })
  press.page()
  press.part(title)
  let y = 64
  const write = (words: string, how: Partial<Written> = {}) => {
    const { size = 11, ink = INK, x = LEFT, w = WIDTH, role = 'text', kind = 'P' } = how
    const { set, room } = fitWords(press, role, words, [
      { x, y, w, h: size * 9, size, least: 6, leading: 1.4 },
      { x, y, w, h: size * 9, size: 6 },
    ])
    writeWords(press, kind, role, words, set, room, ink, 'start')
    return set.height
  }
  const line = ({ words, amount }: ReceiptLine, role: Written['role'] = 'text') => {
    writeAtRight(press, role, amount, y)
    y += write(words, { role, w: WIDTH - AMOUNTS, size: role === 'heading' ? 14 : 11 }) + 8
  }

  y += write(title, { role: 'heading', kind: 'H1', size: 30 }) + 8
  for (const words of seller) y += write(words, { ink: QUIET }) + 2
  y += 22
  for (const [label, value] of facts) {
    write(label, { ink: QUIET, w: AMOUNTS })
    y += write(value, { x: LEFT + AMOUNTS, w: WIDTH - AMOUNTS }) + 5
  }
  y += 16
  rule(press, y)
  y += 14
  for (const one of lines) line(one)
  rule(press, y + 2)
  y += 16
  line(total, 'heading')
  y += 14
  for (const words of notes) y += write(words, { ink: QUIET }) + 6
  return press.finish()
}

interface Written extends Pick<Box, 'x' | 'w'> {
  role: 'text' | 'heading'
  kind: 'H1' | 'P'
  size: number
  ink: string
}

function writeAtRight(press: Press, role: Written['role'], words: string, y: number): void {
  const size = role === 'heading' ? 14 : 11
  const x = LEFT + WIDTH - press.measure(role)(words) * size
  press.tag('P', () => press.write({ role, text: words, x, y: y + size * 1.2, size, ink: INK }))
}

function rule({ doc, adorn }: Press, y: number): void {
  adorn(() =>
    doc
      .moveTo(LEFT, y)
      .lineTo(LEFT + WIDTH, y)
      .lineWidth(0.8)
      .strokeColor(MARIGOLD)
      .stroke(),
  )
}
