// Draws what a book still lacks, on all cores, and keeps each picture as soon as it is there.

import { canonical } from '../../base/canonical.ts'
import type { Style } from '../../drawing/draw.ts'
import { pictureName, type PlateBytes } from '../../editions/server/manuscript-of.ts'
import { around, sheetAround, sheetOf, styleOf } from '../../editions/server/sheets.ts'
import { pictureSizes } from '../../pictures/picture.ts'
import { drawPicture, drawPrint, type Sheet } from '../../pictures/server/draw-picture.ts'
import { sha256, type BookFolder } from './book-folder.ts'
import type { Undrawn } from './edition-of.ts'
import type { Order } from './read-order.ts'

interface BookSheet {
  /** As binders call its plate. */
  name: string
  file: string
  drawing: Sheet & { style: Style }
}

/** Without a choice of pages the whole book: what is around the story, too. */
function sheetsOf(edition: Undrawn, chosen: Order['pages']): { story: BookSheet[]; others: BookSheet[] } {
  const { style } = edition.art
  const story = edition.pages
    .filter(({ number }) => chosen === undefined || chosen.includes(number))
    .map((page) => ({ name: pictureName(page.number), file: page.picture, drawing: { ...sheetOf(page), style } }))
  const others = (chosen === undefined ? around : []).map((name) => ({
    name,
    file: `${name}.jpg`,
    drawing: { ...sheetAround(name, edition), style: styleOf(name, edition) },
  }))
  return { story, others }
}

export async function drawBook(
  folder: BookFolder,
  edition: Undrawn,
  { size, pages }: Pick<Order, 'size' | 'pages'>,
  tell: (done: number, of: number) => void,
): Promise<PlateBytes> {
  const { story, others } = sheetsOf(edition, pages)
  const plates: PlateBytes = new Map()
  const count = () => tell(story.filter(({ name }) => plates.has(name)).length, story.length)
  const due = [...story, ...others].flatMap((sheet) => {
    const from = sha256(canonical({ ...sheet.drawing, size }))
    const kept = folder.made(sheet.file, from)
    if (kept) plates.set(sheet.name, kept)
    return kept ? [] : [{ ...sheet, from }]
  })
  count()
  // After the first fault nothing that still waits is begun.
  const stop = new AbortController()
  const draw = async ({ name, file, drawing, from }: (typeof due)[number]) => {
    const { jpeg } = await drawn(drawing, size, stop.signal)
    folder.keep(file, from, jpeg)
    plates.set(name, jpeg)
    count()
  }
  await Promise.all(due.map(draw)).finally(() => stop.abort())
  return plates
}

const drawn = (drawing: BookSheet['drawing'], size: Order['size'], signal: AbortSignal) =>
  size === 'print'
    ? drawPrint(drawing, { signal })
    : drawPicture({ ...drawing, width: pictureSizes.screen.width }, { signal })
