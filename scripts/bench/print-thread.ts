// A thread that draws a page for the printer: its bleed included, as one JPEG file, and nothing else.

import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { compose, type Page } from '../../src/drawing/compose.ts'
import { draw, type Style } from '../../src/drawing/draw.ts'
import { serveThread } from '../../src/platform/threads/serve-thread.ts'
import { canvasStudio } from '../../src/pictures/server/canvas-surface.ts'

export interface PrintOrder {
  page: Page
  style: Style
  width: number
  hasBleed: boolean
  file: string
}

sharp.concurrency(1)

serveThread(async ({ page, style, width, hasBleed, file }: PrintOrder): Promise<void> => {
  const surface = draw(canvasStudio, compose(page), style, width, hasBleed)
  const raw = { raw: { width: surface.width, height: surface.height, channels: 4 } } as const
  const jpeg = await sharp(surface.pixels(), raw).removeAlpha().jpeg({ quality: 90 }).toBuffer()
  await writeFile(file, jpeg)
})
