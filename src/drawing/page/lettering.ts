// Sounds as the picture's own hand letters them: every letter a few round strokes, edged in ink, none quite like the next.
import { dice, type Dice } from '../../base/dice.ts'
import { once } from '../../base/once.ts'
import type { Hex } from '../shapes/color.ts'
import type { Pen } from '../shapes/graph.ts'
import { move, scale, times, turn } from '../shapes/matrix.ts'
import { limb, type Box } from '../shapes/path.ts'
import { LETTERS } from './letters.data.ts'

interface Letter {
  wide: number
  strokes: readonly (readonly number[])[]
}

/** Half a stroke, the ink about it, and the room between two letters, on a field 14 high. */
const THICK = 1.5
const EDGE = 0.95
const GAP = 4.6
const HIGH = 14

const INK: Hex = '#3a2f3e'
const PAINTS: readonly Hex[] = ['#e3574a', '#f08a2e', '#e4517f', '#3f8fd0']

const letters = once(() => {
  const read = (text: string): Letter => {
    const [wide = '', strokes = ''] = text.split('|')
    const numbers = (stroke: string) => stroke.trim().split(' ').map(Number)
    return { wide: Number(wide), strokes: strokes.trim() === '' ? [] : strokes.split('/').map(numbers) }
  }
  return new Map(Object.entries(LETTERS).map(([letter, text]) => [letter, read(text)]))
})

const lettersOf = (text: string) => [...text.toUpperCase()].flatMap((one) => letters().get(one) ?? [])

/** How wide it is when it is 14 high, with its edges. */
const widthOf = (text: string) => lettersOf(text).reduce((sum, { wide }) => sum + wide + GAP, GAP)

/** Its room where it is so high, with what its letters hop. */
export const roomOf = (text: string, high: number): Pick<Box, 'w' | 'h'> => ({
  w: (widthOf(text) * high) / HIGH,
  h: high * 1.34,
})

const spine = (stroke: readonly number[], r: number) => stroke.flatMap((n, i) => (i % 2 === 1 ? [n, r] : [n]))

/** Into a box of `roomOf`. */
export function drawLetters(p: Pen, text: string, { x, y, w, h }: Box, die: Dice): void {
  const k = w / widthOf(text)
  const paint = die.fork('paint').pick(PAINTS)
  let at = GAP / 2 + THICK
  const set = lettersOf(text).map(({ wide, strokes }, i) => {
    const now = dice(`${text}/${i}`)
    const hop = (now.next() - 0.5) * 2.2
    const q = p.to(
      times(
        move(x, y + h / 2),
        scale(k),
        move(at + wide / 2, hop),
        turn((now.next() - 0.5) * 13),
        move(-wide / 2, -HIGH / 2),
      ),
    )
    at += wide + GAP
    return { q, strokes }
  })
  // All edges lie under all letters, so that none cuts into its neighbour.
  for (const [r, color] of [
    [THICK + EDGE, INK],
    [THICK, paint],
  ] as const)
    for (const { q, strokes } of set)
      for (const stroke of strokes)
        q(limb(spine(stroke, r)), color, 'sound', { material: 'ink', puff: 0.2, lit: true, plain: true })
}
