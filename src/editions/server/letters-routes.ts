// The letters of every script for screens: a stylesheet, and the pieces that a browser then asks for, from the shelf of the books.

import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { z } from 'zod'
import { farLettersStyle } from '../../base/far-letters.ts'
import { endpoint } from '../../base/endpoint.ts'
import { type LettersStyle, lettersStyle } from '../../binding/letters-style.ts'
import { noSuchRoute } from '../../platform/http/refusals.ts'
import { alwaysHeard, answerRaw, type Route } from '../../platform/http/route.ts'

const shelf = join(import.meta.dirname, '../../../node_modules/@fontsource')
const folder = '/letters/'

const style = endpoint({
  name: 'letters-style',
  summary: 'The stylesheet of the letters of other scripts.',
  method: 'GET',
  path: farLettersStyle,
  access: 'public',
  input: z.object({}),
  media: ['text/css'],
  output: z.string(),
})

const piece = endpoint({
  name: 'letters-piece',
  summary: 'Some letters of one script, as a font.',
  method: 'GET',
  path: `${folder}{file}`,
  access: 'public',
  input: z.object({ file: z.string() }),
  media: ['font/woff2'],
  output: z.string(),
})

export function lettersRoutes(): Route[] {
  let made: LettersStyle | undefined
  let packed: Promise<Buffer<ArrayBuffer>> | undefined
  const letters = () => (made ??= lettersStyle((path) => readFileSync(join(shelf, path)), folder))
  return [
    answerRaw(style, async (context) => {
      const headers = new Headers({
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=86400',
        vary: 'accept-encoding',
      })
      const { css } = letters()
      if (!/\bgzip\b/.test(context.req.header('accept-encoding') ?? '')) return new Response(css, { headers })
      headers.set('content-encoding', 'gzip')
      packed ??= promisify(gzip)(css)
      return new Response(await packed, { headers })
    }),
    answerRaw(piece, async (context) => {
      const path = letters().files.get(new URL(context.req.url).pathname.slice(folder.length))
      if (path === undefined) throw noSuchRoute()
      const headers = { 'content-type': 'font/woff', 'cache-control': 'public, max-age=31536000, immutable' }
      return new Response(new Uint8Array(await readFile(join(shelf, path))), { headers })
    }),
  ].map(alwaysHeard)
}
