// What a screen must know to lay words as the bound book does: how wide they are, and what the picture shows behind them.

import { PAGE_SIZE } from '../../stage/page-layout.ts'
import type { Measure } from '../../binding/break-lines.ts'
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

/** In the letters of the story, once those of this text have come. */
export async function measureStory(text: string): Promise<Measure> {
  const size = 100
  const letters = `${size}px ${getComputedStyle(document.documentElement).getPropertyValue('--book')}`
  await document.fonts.load(letters, text)
  const brush = document.createElement('canvas').getContext('2d')
  if (brush) brush.font = letters
  return (words) => (brush?.measureText(words).width ?? 0) / size
}
