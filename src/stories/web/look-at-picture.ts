// What a screen must know to lay words as the bound book does: how wide they are, and what the picture shows behind them.

import { PAGE_SIZE } from '../../stage/page-layout.ts'
import type { Measure } from '../../binding/break-lines.ts'
import type { FontRole } from '../../binding/fonts.ts'
import { type Ground, groundOf } from '../../binding/ground.ts'
import type { Box } from '../../binding/stamps.ts'
import { pixelsOf } from '../../ui/flipbook/picture-pixels.ts'

/** `zone` in units of the page. Undefined while the picture has not come. */
export function groundBehind(picture: HTMLImageElement, { x, y, w, h }: Box): Ground | undefined {
  const found = pixelsOf(picture)
  const { w: across, h: down } = PAGE_SIZE
  const part = { x: x / across, y: y / down, w: w / across, h: h / down }
  return found && groundOf(found.pixels, found.width, found.height, part)
}

const letters = {
  heading: { name: '--display', weight: '600' },
  hand: { name: '--hand', weight: '400' },
  text: { name: '--book', weight: '400' },
} as const satisfies Record<FontRole, object>

export function lettersOf(role: FontRole): { family: string; weight: string } {
  const { name, weight } = letters[role]
  return { family: getComputedStyle(document.documentElement).getPropertyValue(name), weight }
}

/** In the letters of the book, once those of this text have come. */
export async function measureLetters(role: FontRole, text: string): Promise<Measure> {
  const size = 100
  const { family, weight } = lettersOf(role)
  const font = `${weight} ${size}px ${family}`
  // Each by itself: faces that only stand in for others may be missing on this machine.
  await Promise.allSettled(family.split(',').map((one) => document.fonts.load(`${weight} ${size}px ${one}`, text)))
  const brush = document.createElement('canvas').getContext('2d')
  if (brush) brush.font = font
  return (words) => (brush?.measureText(words).width ?? 0) / size
}
