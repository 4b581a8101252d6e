// What an e-reader is told about the book: its files, its order, its contents, who can read it and how, and its letters.

import { brand } from '../base/brand.ts'
import { hashText } from '../base/dice.ts'
import { PAGE_SIZE } from '../stage/page-layout.ts'
import { filesOf, type EpubFont } from './epub-fonts.ts'
import type { EpubPage } from './epub-pages.ts'
import { EPUB_STYLE } from './epub-style.data.ts'
import type { Manuscript } from './manuscript.ts'
import { xmlText } from './xml-text.ts'

const features = ['alternativeText', 'readingOrder', 'structuralNavigation', 'tableOfContents']
const summary =
  'A picture book. Every picture is described in words, the whole story is live text in reading order, and nothing flashes, moves or makes a sound.'

/** Made of the edition's own id: the same book has the same name for ever. */
function nameOf({ id }: Manuscript): string {
  const hex = [0, 1, 2, 3].map((part) => hashText(`${id}/${part}`).toString(16).padStart(8, '0')).join('')
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

const lines = (all: readonly string[], indent: string) => all.map((one) => `${indent}${one}\n`).join('')

export function packageFile(book: Manuscript, pages: readonly EpubPage[], fonts: readonly EpubFont[]): string {
  const title = xmlText(book.title)
  const plates = pages.flatMap(({ picture }) => picture ?? [])
  const about = [
    `<dc:identifier id="name">${nameOf(book)}</dc:identifier>`,
    `<dc:title>${title}</dc:title>`,
    `<dc:language>${xmlText(book.language)}</dc:language>`,
    `<dc:publisher>${brand}</dc:publisher>`,
    `<dc:date>${book.finishedOn}</dc:date>`,
    ...(book.blurb.trim() === '' ? [] : [`<dc:description>${xmlText(book.blurb)}</dc:description>`]),
    `<meta property="dcterms:modified">${book.finishedOn}T00:00:00Z</meta>`,
    '<meta property="rendition:layout">pre-paginated</meta>',
    '<meta property="rendition:orientation">auto</meta>',
    '<meta property="rendition:spread">auto</meta>',
    '<meta property="schema:accessMode">textual</meta>',
    '<meta property="schema:accessMode">visual</meta>',
    '<meta property="schema:accessModeSufficient">textual,visual</meta>',
    '<meta property="schema:accessModeSufficient">textual</meta>',
    ...features.map((feature) => `<meta property="schema:accessibilityFeature">${feature}</meta>`),
    '<meta property="schema:accessibilityHazard">none</meta>',
    `<meta property="schema:accessibilitySummary">${summary}</meta>`,
    // Older readers know the cover only by this name.
    '<meta name="cover" content="picture-cover"/>',
  ]
  const files = [
    '<item id="contents" href="contents.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="style" href="book.css" media-type="text/css"/>',
    ...pages.map(({ name }) => `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"/>`),
    ...plates.map(
      ({ name }) =>
        `<item id="picture-${name}" href="pictures/${name}.jpg" media-type="image/jpeg"${name === 'cover' ? ' properties="cover-image"' : ''}/>`,
    ),
    ...filesOf(fonts).map(([file], i) => `<item id="font-${i}" href="fonts/${file}" media-type="font/woff"/>`),
  ]
  const order = pages.map(
    ({ name, side }) =>
      `<itemref idref="${name}" properties="${side === 'center' ? 'rendition:page-spread-center' : `page-spread-${side}`}"/>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="name" xml:lang="${xmlText(book.language)}">
  <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${lines(about, '    ')}  </metadata>
  <manifest>
${lines(files, '    ')}  </manifest>
  <spine page-progression-direction="ltr">
${lines(order, '    ')}  </spine>
</package>
`
}

export function contentsPage(book: Manuscript, pages: readonly EpubPage[]): string {
  const listed = (all: readonly EpubPage[], label: (page: EpubPage) => string) =>
    lines(
      all.map((page) => `<li><a href="${page.name}.xhtml">${xmlText(label(page))}</a></li>`),
      '      ',
    )
  const chapters = pages.filter(({ chapter }) => chapter !== undefined)
  const numbered = pages.filter(({ number }) => number !== undefined)
  const language = xmlText(book.language)
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head>
  <meta charset="utf-8"/>
  <title>Contents</title>
  <meta name="viewport" content="width=${PAGE_SIZE.w}, height=${PAGE_SIZE.h}"/>
  <link rel="stylesheet" type="text/css" href="book.css"/>
</head>
<body>
  <nav epub:type="toc" id="toc">
    <h1>Contents</h1>
    <ol>
${listed(chapters, ({ chapter }) => chapter ?? '')}    </ol>
  </nav>
  <nav epub:type="page-list" hidden="hidden">
    <h2>Pages</h2>
    <ol>
${listed(numbered, ({ number }) => `${number ?? ''}`)}    </ol>
  </nav>
  <nav epub:type="landmarks" hidden="hidden">
    <h2>Guide</h2>
    <ol>
      <li><a epub:type="cover" href="cover.xhtml">Cover</a></li>
      <li><a epub:type="bodymatter" href="page-01.xhtml">Start of the story</a></li>
    </ol>
  </nav>
</body>
</html>
`
}

export function styleSheet(fonts: readonly EpubFont[]): string {
  const faces = fonts.map(
    ({ role, file, letters }) =>
      `@font-face { font-family: '${role}'; src: url('fonts/${file}'); unicode-range: ${letters}; }\n`,
  )
  return `@charset "utf-8";\n${faces.join('')}${EPUB_STYLE}`
}
