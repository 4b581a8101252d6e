// Makes the pictures of the public pages from the sample books, which scripts/make-samples.ts draws first: `node scripts/make-pictures.ts`.
// Look at them before they are committed.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawPicture } from '../src/pictures/server/draw-picture.ts'
import { pictureSizes } from '../src/pictures/picture.ts'
import type { Style } from '../src/drawing/draw.ts'
import { editionOfSample, sampleSize } from '../src/visitors/sample-book.ts'
import { samples } from '../src/visitors/sample-shelf.ts'
import { firstSightWidths } from '../src/website/first-sight-widths.ts'
import { firstTaste, type TasteLook, tasteStyles } from '../src/visitors/taste-look.ts'
import { tasteSheets } from '../src/visitors/taste.ts'

const root = join(import.meta.dirname, '..')
const heaviest = 50_000

interface Cut {
  name: string
  slug: string
  page: number
  /** Middle of what is cut out, in parts of the page. */
  x: number
  y: number
  /** Height of what is cut out, in parts of the page's. */
  h: number
  width: number
  height: number
  style?: Style
}

const cuts: readonly Cut[] = [
  { name: 'personalized', slug: 'ama', page: 2, x: 0.56, y: 0.56, h: 0.86, width: 400, height: 400 },
  { name: 'memories', slug: 'theo', page: 24, x: 0.7, y: 0.58, h: 0.82, width: 400, height: 400 },
  { name: 'magical', slug: 'leo', page: 4, x: 0.68, y: 0.56, h: 0.8, width: 400, height: 400 },
  { name: 'story', slug: 'theo', page: 13, x: 0.4, y: 0.6, h: 0.8, width: 760, height: 684 },
  { name: 'closing', slug: 'ama', page: 20, x: 0.42, y: 0.6, h: 0.78, width: 720, height: 624 },
  { name: 'lost', slug: 'leo', page: 6, x: 0.68, y: 0.5, h: 0.86, width: 400, height: 400 },
  { name: 'digital', slug: 'ama', page: 24, x: 0.5, y: 0.5, h: 1, width: 640, height: 495, style: 'digital_art' },
  { name: 'shared', slug: 'theo', page: 22, x: 0.5, y: 0.5, h: 1, width: 376, height: 290 },
  { name: 'booklet', slug: 'leo', page: 24, x: 0.5, y: 0.5, h: 1, width: 376, height: 290 },
  { name: 'received', slug: 'ama', page: 24, x: 0.62, y: 0.5, h: 1, width: 400, height: 400 },
  { name: 'coloring', slug: 'ama', page: 24, x: 0.5, y: 0.5, h: 1, width: 480, height: 371, style: 'line_art' },
]

/** Shown so small on phones that they get a smaller file. */
const phones = new Set(['personalized', 'memories', 'magical'])

const asked: readonly TasteLook[] = [
  { kind: 'girl', skin: 'fair', hair: 'braids', style: 'pixar' },
  { kind: 'boy', skin: 'brown', hair: 'short', style: 'pixar' },
  { kind: 'boy', skin: 'tan', hair: 'curly', style: 'pixar' },
  { kind: 'girl', skin: 'light', hair: 'long', style: 'pixar' },
]

async function pageOf({ slug, page, style }: Cut): Promise<Uint8Array> {
  const number = `${page}`.padStart(2, '0')
  if (style === undefined) return readFileSync(join(root, 'dist/samples', slug, `pages/${number}.jpg`))
  const sample = samples.find((one) => one.slug === slug)
  const recipe = sample && editionOfSample(sample).pages[page - 1]?.recipe
  if (!recipe) throw new Error(`There is no page ${page} of ${slug}`)
  return (await drawPicture({ page: recipe.page, style, width: pictureSizes.screen.width })).jpeg
}

const cut = async (one: Cut) => extract(await pageOf(one), one)

async function extract(page: Uint8Array, one: Omit<Cut, 'name' | 'slug' | 'page' | 'style'>): Promise<Buffer> {
  const { width: all, height: tall } = pictureSizes.screen
  const height = Math.round(one.h * tall)
  const width = Math.min(all, Math.round((height * one.width) / one.height))
  const left = Math.max(0, Math.min(all - width, Math.round(one.x * all - width / 2)))
  const top = Math.max(0, Math.min(tall - height, Math.round(one.y * tall - height / 2)))
  return sharp(page).extract({ left, top, width, height }).resize(one.width, one.height).toBuffer()
}

/** As the live taste draws it before anybody chose. */
async function firstTasted(sheet: 'cover' | 'page'): Promise<Uint8Array> {
  const drawing = { ...tasteSheets(firstTaste)[sheet], style: firstTaste.style }
  return (await drawPicture({ ...drawing, width: pictureSizes.screen.width })).jpeg
}

/** Four looks, or four styles of one look, side by side. */
async function fourOf(looks: readonly TasteLook[], h: number): Promise<Buffer> {
  const tile = 197
  const tiles = looks.map(async (look, at) => {
    const { jpeg } = await drawPicture({
      ...tasteSheets(look).page,
      style: look.style,
      width: pictureSizes.screen.width,
    })
    const input = await sharp(await extract(jpeg, { x: 0.66, y: 0.5, h, width: tile, height: tile })).toBuffer()
    return { input, left: (at % 2) * (tile + 6), top: Math.floor(at / 2) * (tile + 6) }
  })
  const paper = { width: 400, height: 400, channels: 3, background: '#fffdf8' } as const
  return sharp({ create: paper })
    .composite(await Promise.all(tiles))
    .png()
    .toBuffer()
}

const scaled = (sheet: Uint8Array, width: number): Promise<Buffer> =>
  sharp(sheet)
    .resize(width, Math.round((width * sampleSize.height) / sampleSize.width))
    .toBuffer()

function write(file: string, bytes: Buffer): void {
  if (bytes.length > heaviest) throw new Error(`${file} weighs ${bytes.length} bytes`)
  writeFileSync(join(root, 'public/pictures', file), bytes)
}

/** What a page shows first comes as AVIF too: half the weight before anything is seen. */
async function keepFirstSight(name: string, sheet: Uint8Array): Promise<void> {
  await keep(name, await scaled(sheet, 640))
  for (const width of firstSightWidths)
    write(
      `${name}-${width}.avif`,
      await sharp(await scaled(sheet, width))
        .avif({ quality: 46, effort: 6 })
        .toBuffer(),
    )
}

async function keep(name: string, picture: Buffer): Promise<void> {
  write(`${name}.webp`, await sharp(picture).webp({ quality: 80, effort: 6, smartSubsample: true }).toBuffer())
}

for (const one of cuts) {
  const picture = await cut(one)
  await keep(one.name, picture)
  if (phones.has(one.name)) await keep(`${one.name}-small`, await sharp(picture).resize(240, 240).toBuffer())
}
await keep('asked', await fourOf(asked, 0.56))
await keep(
  'styles',
  await fourOf(
    tasteStyles.map((style) => ({ ...firstTaste, style })),
    0.9,
  ),
)
await keepFirstSight('hero', await firstTasted('cover'))
await keep('hero-page', await scaled(await firstTasted('page'), 640))
const shared = await cut({ name: 'og', slug: 'ama', page: 22, x: 0.62, y: 0.4, h: 0.68, width: 1200, height: 630 })
await sharp(shared).jpeg({ quality: 78, mozjpeg: true }).toFile(join(root, 'public/og.jpg'))
for (const { slug } of samples)
  await keepFirstSight(`cover-${slug}`, readFileSync(join(root, 'dist/samples', slug, 'cover.jpg')))
// The drawing threads would wait for more.
process.exit()
