// What can be made of an edition: what kind of file it is, what it is called, and which pictures it needs.

import type { FileType } from '../../platform/files/files.ts'
import type { Download } from '../edition.ts'
import { fileName } from '../edition-words.ts'
import type { FrozenEdition } from './manuscript-of.ts'

interface DocumentKind {
  contentType: Extract<FileType, 'application/pdf' | 'application/epub+zip' | 'image/png'>
  ending: 'pdf' | 'epub' | 'png'
  /** Of plates at print size, which are drawn after the book is finished. */
  size: 'screen' | 'print'
}

const pdf = { contentType: 'application/pdf', ending: 'pdf', size: 'screen' } as const

export const documents: Readonly<Record<Download, DocumentKind>> = {
  screen: pdf,
  proof: pdf,
  epub: { contentType: 'application/epub+zip', ending: 'epub', size: 'screen' },
  'print-interior': { ...pdf, size: 'print' },
  'print-cover': { ...pdf, size: 'print' },
  'booklet-letter': pdf,
  'booklet-a4': pdf,
  'coloring-book': pdf,
  'coloring-interior': pdf,
  'coloring-cover': { ...pdf, size: 'print' },
  activities: pdf,
  card: pdf,
  record: pdf,
  'record-png': { contentType: 'image/png', ending: 'png', size: 'screen' },
}

const whatOf = (kind: Download) =>
  kind === 'screen' || kind === 'epub' ? '' : kind.replace(/-png$/, '').replaceAll('-', '_')

/** `{title}_{id}.pdf`; what is not the book itself says what it is as well. */
export function downloadName(
  { id, bookId, content }: Pick<FrozenEdition, 'id' | 'bookId' | 'content'>,
  kind: Download,
): string {
  const what = whatOf(kind)
  return fileName(content.title, what === '' ? (bookId ?? id) : `${bookId ?? id}_${what}`, documents[kind].ending)
}

/** What it is called on a reader's own machine: of all names only the book's own bears its id. */
export const shownName = (edition: Pick<FrozenEdition, 'id' | 'bookId' | 'content'>, kind: Download): string =>
  kind === 'screen'
    ? downloadName(edition, kind)
    : fileName(edition.content.title, whatOf(kind), documents[kind].ending)

export const keyOf = (edition: FrozenEdition, kind: Download) =>
  `editions/${edition.id}/${kind}/${downloadName(edition, kind)}`
