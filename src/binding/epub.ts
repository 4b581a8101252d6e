// The book for e-readers: EPUB 3 with a fixed layout, live words over whole pictures, and bytes that are the same every time.

import { strToU8, zipSync, type Zippable } from 'fflate'
import { epubFonts, filesOf } from './epub-fonts.ts'
import { contentsPage, packageFile, styleSheet } from './epub-package.ts'
import { epubPages } from './epub-pages.ts'
import type { Fonts } from './fonts.ts'
import type { Manuscript } from './manuscript.ts'

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`

const asIs = { level: 0 } as const

export function bindEpub(manuscript: Manuscript, fonts: Fonts): Uint8Array {
  const { pages, written } = epubPages(manuscript, fonts)
  const letters = epubFonts(fonts, written)
  // The order is part of the format: readers look for the mimetype in the first bytes, unpacked.
  const files: Zippable = {
    mimetype: [strToU8('application/epub+zip'), asIs],
    'META-INF/container.xml': strToU8(container),
    'book/package.opf': strToU8(packageFile(manuscript, pages, letters)),
    'book/contents.xhtml': strToU8(contentsPage(manuscript, pages)),
    'book/book.css': strToU8(styleSheet(letters)),
  }
  for (const { name, html } of pages) files[`book/${name}.xhtml`] = strToU8(html)
  for (const [file, bytes] of filesOf(letters)) files[`book/fonts/${file}`] = [bytes, asIs]
  for (const { picture } of pages) if (picture) files[`book/pictures/${picture.name}.jpg`] = [picture.jpeg, asIs]
  // The zip format writes local time without its zone: a date made of local parts is the same everywhere.
  return zipSync(files, { level: 6, mtime: new Date(1980, 0, 1) })
}
