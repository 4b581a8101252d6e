// The first files of an edition: its own copies of all pictures, the cover, the back, the end papers, and the PDF for screens.

import type { FileType } from '../../platform/files/files.ts'
import type { Hands } from '../../platform/hands.ts'
import { largeOf } from '../../pictures/server/keep-picture.ts'
import type { EditionContent } from '../edition.ts'
import type { Bindery } from './bindery.ts'
import { bind } from './bind.ts'
import type { Draft } from './draft.ts'
import { documents, keyOf } from './documents.ts'
import { manuscriptFrom, type FrozenEdition, type PlateBytes } from './manuscript-of.ts'
import { keepSheet } from './draw-sheets.ts'
import { around, pageName } from './sheets.ts'

/** Answers name -> key. No row of the edition stands yet: what is left of a try that fails is swept. */
export async function bindFirst(
  hands: Hands,
  bindery: Pick<Bindery, 'drawPicture'>,
  edition: FrozenEdition,
  draft: Draft,
  kind: 'screen' | 'proof',
): Promise<ReadonlyMap<string, string>> {
  const { userId, bookId, content } = edition
  const files = new Map<string, string>()
  const plates: PlateBytes = new Map()
  const put = (key: string, bytes: Uint8Array, contentType: FileType) =>
    hands.files.put({ key, bytes, contentType, kind: 'edition', userId, bookId })

  async function takeSheet(name: (typeof around)[number]) {
    const whose = { book: content, userId, bookId: draft.bookId }
    const { key, jpeg } = await keepSheet(hands, bindery, { name, ...whose })
    plates.set(name, jpeg)
    files.set(name, key)
  }

  /** Its own copy, by its hash: an edition keeps its pictures when the page has another one or is gone. */
  async function copyPicture({ picture, numbers }: Copy) {
    const shown = draft.pages.find(({ number }) => number === numbers[0])?.shown ?? ''
    for (const [ending, contentType] of [
      ['jpg', 'image/jpeg'],
      ['webp', 'image/webp'],
    ] as const) {
      const bytes = await hands.files.get(shown.replace(/png$/, ending))
      if (!bytes) throw new Error('A picture of the book has no bytes')
      await put(picture.replace(/jpg$/, ending), bytes, contentType)
      if (ending === 'jpg') for (const number of numbers) plates.set(`pictures/${pageName(number)}`, bytes)
    }
    const large = await hands.files.get(largeOf(shown))
    if (large) await put(largeOf(picture), large, 'image/jpeg')
    for (const number of numbers) files.set(`pictures/${pageName(number)}`, picture)
  }

  await Promise.all([...around.map(takeSheet), ...copiesOf(content).map(copyPicture)])
  const bytes = await bind({ kind, content, manuscript: manuscriptFrom(edition, plates, 'screen') })
  const key = keyOf(edition, kind)
  await put(key, bytes, documents[kind].contentType)
  return files.set(kind, key)
}

interface Copy {
  picture: string
  numbers: number[]
}

/** The same picture on two pages is one file. */
function copiesOf({ pages }: EditionContent): Copy[] {
  const copies = new Map<string, Copy>()
  for (const { picture, number } of pages) {
    const copy = copies.get(picture) ?? { picture, numbers: [] }
    copy.numbers.push(number)
    copies.set(picture, copy)
  }
  return [...copies.values()]
}
