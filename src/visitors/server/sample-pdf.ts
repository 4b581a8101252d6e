// The PDF of a sample book: bound from the pictures of the shop window when the first visitor asks, and kept for the others.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { fileName } from '../../editions/edition-words.ts'
import { bind } from '../../editions/server/bind.ts'
import { hashOf } from '../../editions/server/hash-of.ts'
import { manuscriptFrom, pictureName, type PlateBytes } from '../../editions/server/manuscript-of.ts'
import { around } from '../../editions/server/sheets.ts'
import { pictureSizes } from '../../pictures/picture.ts'
import { noSuchRoute } from '../../platform/http/refusals.ts'
import { answerRaw, type Route } from '../../platform/http/route.ts'
import { downloadSample } from '../contract.ts'
import { editionOfSample, sampleMadeOn, type SampleBook, samplePicture } from '../sample-book.ts'
import { samples } from '../sample-shelf.ts'

const pictures = join(import.meta.dirname, '../../../public')

type Pdf = Uint8Array<ArrayBuffer>

export function samplePdfRoute(): Route {
  const bound = new Map<string, Promise<Pdf>>()

  function pdfOf(sample: SampleBook): Promise<Pdf> {
    const kept = bound.get(sample.slug)
    if (kept) return kept
    const pdf = bindSample(sample)
    bound.set(sample.slug, pdf)
    // Whoever asks next tries again.
    pdf.catch(() => bound.delete(sample.slug))
    return pdf
  }

  return answerRaw(downloadSample, async (context) => {
    const sample = samples.find(({ slug }) => slug === context.req.param('slug'))
    if (!sample) throw noSuchRoute()
    return new Response(await pdfOf(sample), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${fileName(sample.title, sample.slug, 'pdf')}"`,
        'cache-control': 'public, max-age=86400',
      },
    })
  })
}

async function bindSample(sample: SampleBook): Promise<Pdf> {
  const content = editionOfSample(sample)
  const manuscript = manuscriptFrom(
    { sha256: hashOf(content), content, createdAt: new Date(sampleMadeOn) },
    await platesOf(sample),
    'screen',
  )
  return bind({ kind: 'screen', content, manuscript })
}

async function platesOf({ slug, pages }: SampleBook): Promise<PlateBytes> {
  const sheets = [
    ...around.map((name) => ({ name, file: samplePicture(slug, name) })),
    ...pages.map((_, at) => ({ name: pictureName(at + 1), file: samplePicture(slug, at + 1) })),
  ]
  const plates = await Promise.all(
    sheets.map(async ({ name, file }) => [name, await asPlate(join(pictures, file))] as const),
  )
  return new Map(plates)
}

/** Decoded and packed in the image library's own threads. */
async function asPlate(file: string): Promise<Uint8Array> {
  const { width, height } = pictureSizes.screen
  return sharp(await readFile(file))
    .resize(width, height, { fit: 'fill' })
    .jpeg({ quality: 85 })
    .toBuffer()
}
