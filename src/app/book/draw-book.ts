// Draws what a book still lacks, on all cores, and keeps each picture as soon as it is there.

import { canonical } from '../../base/canonical.ts'
import type { PlateBytes } from '../../editions/server/manuscript-of.ts'
import { pictureName } from '../../editions/server/manuscript-of.ts'
import { around, sheetAround, sheetOf } from '../../editions/server/sheets.ts'
import { pictureSizes } from '../../pictures/picture.ts'
import { drawPicture, drawPrint, type Sheet } from '../../pictures/server/draw-picture.ts'
import { sha256, type BookFolder } from './book-folder.ts'
import type { Undrawn } from './edition-of.ts'
import type { Order, Size } from './read-order.ts'

interface DueSheet {
  /** As binders call its plate. */
  name: string
  file: string
  sheet: Sheet
  isPage: boolean
}

/** Without a choice of pages the whole book: what is around the story, too. */
function sheetsOf(edition: Undrawn, chosen: Order['pages']): DueSheet[] {
  const pages = edition.pages
    .filter(({ number }) => chosen === undefined || chosen.includes(number))
    .map((page) => ({ name: pictureName(page.number), file: page.picture, sheet: sheetOf(page), isPage: true }))
  if (chosen !== undefined) return pages
  const others = around.map((name) => ({ name, file: `${name}.jpg`, sheet: sheetAround(name, edition), isPage: false }))
  return [...pages, ...others]
}

export async function drawBook(
  folder: BookFolder,
  edition: Undrawn,
  { size, pages }: Pick<Order, 'size' | 'pages'>,
  tell: (done: number, of: number) => void,
): Promise<PlateBytes> {
  const sheets = sheetsOf(edition, pages)
  const { style } = edition.art
  const plates: PlateBytes = new Map()
  const count = () =>
    plates
      .keys()
      .filter((name) => name.startsWith('pictures/'))
      .toArray().length
  const due = sheets.flatMap((one) => {
    const from = sha256(canonical({ sheet: one.sheet, style, size }))
    const kept = folder.made(one.file, from)
    if (kept) plates.set(one.name, kept)
    return kept ? [] : [{ ...one, from }]
  })
  const all = sheets.filter(({ isPage }) => isPage).length
  tell(count(), all)
  // After the first fault nothing that still waits is begun.
  const stop = new AbortController()
  const draw = async ({ name, file, sheet, isPage, from }: (typeof due)[number]) => {
    const jpeg = await drawn(sheet, style, size, stop.signal)
    folder.keep(file, from, jpeg)
    plates.set(name, jpeg)
    if (isPage) tell(count(), all)
  }
  await Promise.all(due.map(draw)).finally(() => stop.abort())
  return plates
}

async function drawn(sheet: Sheet, style: Undrawn['art']['style'], size: Size, signal: AbortSignal) {
  const order = { ...sheet, style }
  const { jpeg } =
    size === 'print'
      ? await drawPrint(order, { signal })
      : await drawPicture({ ...order, width: pictureSizes.screen.width }, { signal })
  return jpeg
}
