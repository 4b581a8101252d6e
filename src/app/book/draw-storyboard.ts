// The director's plan of a book on one sheet: a thumbnail of each page, and under it the name of its shot.

import { createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import { fileURLToPath } from 'node:url'
import type { Direction } from '../../stage/direction.ts'
import type { Scene } from '../../stage/scene.ts'
import { sheetOf } from '../../editions/server/sheets.ts'
import { drawPicture } from '../../pictures/server/draw-picture.ts'
import type { BookFolder } from './book-folder.ts'
import type { Undrawn } from './edition-of.ts'

export const storyboardName = 'storyboard.png'

const font = new URL(import.meta.resolve('@fontsource/andika/files/andika-latin-400-normal.woff2'))
const thumb = { width: 256, height: 198 }
const columns = 6
const gap = 10
const label = 34
const cell = { width: thumb.width + gap, height: thumb.height + label + gap }

/** "3  far  tall 14%, horizon 82%, words top": what a reader of the plan wants to know of a page. */
function shotWords({ shot, textSide, direction }: Scene): readonly [name: string, figures: string] {
  const camera = direction?.camera
  if (!camera) return [`${shot}, as told`, `words ${textSide}, ${openWords(direction)}`]
  const percent = (part: number) => `${Math.round(part * 100)}%`
  const seen = `${percent(camera.tall)} tall, horizon ${percent(camera.horizon)}`
  return [`${camera.view}, ${seen}`, `words ${textSide}, ${openWords(direction)}`]
}

const openWords = (direction: Direction | undefined) =>
  direction?.open ? `open from ${Math.round(direction.open.after * 100)}%, ${direction.open.end}` : 'open by lot'

export async function drawStoryboard(folder: BookFolder, { pages, art }: Undrawn): Promise<void> {
  GlobalFonts.registerFromPath(fileURLToPath(font), 'Andika')
  const rows = Math.ceil(pages.length / columns)
  const canvas = createCanvas(columns * cell.width + gap, rows * cell.height + gap)
  const c = canvas.getContext('2d')
  c.fillStyle = '#ffffff'
  c.fillRect(0, 0, canvas.width, canvas.height)
  const thumbs = await Promise.all(
    pages.map((page) => drawPicture({ ...sheetOf(page), style: art.style, width: thumb.width })),
  )
  for (const [at, { number, recipe }] of pages.entries()) {
    const [x, y] = [gap + (at % columns) * cell.width, gap + Math.floor(at / columns) * cell.height]
    const drawn = thumbs[at]
    if (drawn) c.drawImage(await loadImage(Buffer.from(drawn.jpeg)), x, y, thumb.width, thumb.height)
    write(c, shotWords(recipe.page.scene), number, x, y + thumb.height)
  }
  folder.write(storyboardName, canvas.toBuffer('image/png'))
}

function write(c: SKRSContext2D, [name, figures]: readonly [string, string], number: number, x: number, y: number) {
  c.fillStyle = '#222222'
  c.font = '14px Andika'
  c.fillText(`${number}  ${name}`, x, y + 16)
  c.fillStyle = '#777777'
  c.font = '11px Andika'
  c.fillText(figures, x, y + 31)
}
