// Makes the sample books of the shop window from the briefs in scripts/samples/: their words into src/visitors/samples, their pictures into
// public/samples. `node scripts/make-samples.ts [SLUG …]`; pictures that are drawn already are kept in dist/samples. Look at them before they are committed.

import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { openFolder } from '../src/app/book/book-folder.ts'
import { drawBook } from '../src/app/book/draw-book.ts'
import { editionOf } from '../src/app/book/edition-of.ts'
import { keepStory, tellStory } from '../src/app/book/story-file.ts'
import type { Style } from '../src/drawing/draw.ts'
import { type SampleBook, samplePicture, sampleSize } from '../src/visitors/sample-book.ts'

const root = join(import.meta.dirname, '..')
const heaviest = 50_000
const samples: readonly { slug: string; style: Style; seed: number }[] = [
  { slug: 'ama', style: 'pixar', seed: 3 },
  { slug: 'theo', style: 'watercolor', seed: 1 },
  { slug: 'leo', style: 'vector', seed: 3 },
]

async function makeSample({ slug, style, seed }: (typeof samples)[number]): Promise<void> {
  const brief: unknown = JSON.parse(readFileSync(join(root, `scripts/samples/${slug}.json`), 'utf8'))
  const folder = openFolder(join(root, 'dist/samples', slug))
  const edition = editionOf(keepStory(folder, brief, tellStory({ brief, seed })), style)
  const tell = (done: number, of: number) => console.log(`${slug}: ${done} of ${of} pages drawn`)
  const plates = await drawBook(folder, edition, { size: 'screen', pages: undefined }, tell)

  mkdirSync(join(root, 'public/samples', slug), { recursive: true })
  for (const [name, jpeg] of plates) {
    const page = /^pictures\/(\d+)$/.exec(name)?.[1]
    const file = samplePicture(slug, page === undefined ? name : Number(page))
    writeFileSync(join(root, 'public', file), await lightEnough(jpeg))
  }
  const { pages, colophon: _colophon, ...book } = edition
  const told = pages.map(({ text, alt, recipe }) => ({ text, alt, scene: recipe.page.scene }))
  keepWords({ slug, ...book, pages: told })
}

/** The best quality that is not too heavy for the shop window. */
async function lightEnough(jpeg: Uint8Array): Promise<Buffer> {
  const picture = sharp(jpeg).resize(sampleSize.width, sampleSize.height, { fit: 'fill' })
  for (let quality = 82; ; quality -= 4) {
    const webp = await picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (webp.length <= heaviest) return webp
  }
}

function keepWords(book: SampleBook): void {
  const file = join(root, `src/visitors/samples/${book.slug}.data.ts`)
  const source = `// The sample book “${book.title}”; scripts/make-samples.ts writes it.
import type { SampleBook } from '../sample-book.ts'

export const ${book.slug}: SampleBook = ${JSON.stringify(book)}
`
  writeFileSync(file, source)
  execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), file])
}

const chosen = process.argv.slice(2)
for (const sample of samples) {
  if (chosen.length === 0 || chosen.includes(sample.slug)) await makeSample(sample)
}
// The drawing threads would wait for more.
process.exit()
