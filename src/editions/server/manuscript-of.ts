// What the binder is given: an edition's words and the bytes of its plates.

import { listed } from '../../base/listed.ts'
import { printedApostrophes } from '../../stage/said-name.ts'
import type { Manuscript, Plate } from '../../binding/manuscript.ts'
import { pictureSizes } from '../../pictures/picture.ts'
import type { Hands } from '../../platform/hands.ts'
import type { EditionContent } from '../edition.ts'
import { printUnderWay } from '../refusals.ts'
import { around, pageName } from './sheets.ts'

/** As it stands before its row does. */
export interface FrozenEdition {
  id: string
  sha256: string
  content: EditionContent
  userId: string
  bookId: string | null
  createdAt: Date
}

/** The plate of a story page. */
export const pictureName = (number: number) => `pictures/${pageName(number)}`

/** Name of the plate -> its JPEG. */
export type PlateBytes = Map<string, Uint8Array>

export function manuscriptFrom(
  { sha256, content, createdAt }: Pick<FrozenEdition, 'sha256' | 'content' | 'createdAt'>,
  plates: ReadonlyMap<string, Uint8Array>,
  size: 'screen' | 'print',
): Manuscript {
  const { width, height } = pictureSizes[size]
  const plate = (name: string, alt: string): Plate => {
    const jpeg = plates.get(name)
    if (!jpeg) throw new Error(`The plate ${name} is missing`)
    return { jpeg, width, height, alt }
  }
  const company = listed(content.names)
  return {
    id: sha256,
    title: printedApostrophes(content.title),
    language: content.language,
    dedication: printedApostrophes(content.dedication),
    band: content.band,
    heroes: content.names,
    ...(content.refrain !== undefined && { refrain: content.refrain }),
    blurb: content.blurb,
    colophon: content.colophon,
    finishedOn: createdAt.toISOString().slice(0, 10),
    cover: plate('cover', `The cover: ${company}.`),
    back: plate('back', 'The place of the story, with nobody in it.'),
    endPapers: plate('end-papers', ''),
    pages: content.pages.map(({ number, text, alt, recipe }) => ({
      number,
      text: printedApostrophes(text),
      picture: plate(pictureName(number), alt),
      shot: recipe.page.scene.shot,
      textSide: recipe.page.scene.textSide,
    })),
  }
}

export const plateNames = ({ pages }: EditionContent) => [...around, ...pages.map(({ number }) => pictureName(number))]

/** The print plates lie beside the others, each by the same name below `print/`. */
export async function platesOf(
  { files }: Pick<Hands, 'files'>,
  content: EditionContent,
  kept: ReadonlyMap<string, string>,
  size: 'screen' | 'print',
): Promise<PlateBytes> {
  const plates: PlateBytes = new Map()
  const load = async (name: string) => {
    const key = kept.get(size === 'print' ? `print/${name}` : name)
    if (key === undefined && size === 'print') throw printUnderWay()
    const bytes = key === undefined ? undefined : await files.get(key)
    if (!bytes) throw new Error(`The plate ${name} has no bytes`)
    plates.set(name, bytes)
  }
  await Promise.all(plateNames(content).map(load))
  return plates
}
