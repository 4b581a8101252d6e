// The built website and application, held in memory: pages filled in for this installation, assets compressed once.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { z } from 'zod'
import { readRange } from '../files/byte-range.ts'
import { StartFault } from '../start-fault.ts'
import { fillIn, type SiteSettings } from './fill-in.ts'

/** Written by scripts/build.ts, which documents it. */
const manifestSchema = z.object({ app: z.string(), notFound: z.string(), pages: z.record(z.string(), z.string()) })

const readerSchema = z.object({ style: z.string(), script: z.string(), laying: z.string() })
/** Addresses of the style and the script of a shared book, and of what lays its words on pictures. */
export type ReaderFiles = z.infer<typeof readerSchema>

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
}
const compressible = new Set(['.html', '.js', '.css', '.svg', '.txt', '.xml', '.json', '.webmanifest'])

interface Asset {
  bytes: Buffer<ArrayBuffer>
  type: string
  etag: string
  cache: string
  encoded: Map<string, Promise<Buffer<ArrayBuffer>>>
  isCompressible: boolean
}

export interface StaticSite {
  /** Addresses of the public pages. */
  pages: string[]
  /** Addresses of the files beside them, whole folders as `/assets/*`. */
  files: string[]
  reader: ReaderFiles
  file(path: string, request: Request): Promise<Response | undefined>
  page(path: string, request: Request): Promise<Response | undefined>
  application(request: Request): Promise<Response>
  notFound(request: Request): Promise<Response>
}

const filledIn = new Set(['.html', '.xml', '.txt'])

function filesUnder(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((path) => statSync(path).isFile())
}

export function openStaticSite(directory: string, settings: SiteSettings, publicUrl: string | undefined): StaticSite {
  const assets = new Map<string, Asset>()
  const told = (name: string): unknown => JSON.parse(readFileSync(join(directory, name), 'utf8'))
  let manifest: z.infer<typeof manifestSchema>
  let reader: ReaderFiles
  try {
    manifest = manifestSchema.parse(told('pages.json'))
    reader = readerSchema.parse(told('reader.json'))
  } catch {
    throw new StartFault(`The website is not built: ${directory} is missing. Start by npm start, which builds it.`)
  }
  for (const path of filesUnder(directory)) {
    const address = `/${relative(directory, path)}`
    const ending = extname(path)
    const raw = readFileSync(path)
    const bytes = filledIn.has(ending) ? Buffer.from(fillIn(raw.toString(), settings, publicUrl)) : Buffer.from(raw)
    assets.set(address, {
      bytes,
      type: contentTypes[ending] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      cache: address.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : ending === '.html'
          ? 'no-cache'
          : 'public, max-age=3600',
      encoded: new Map(),
      isCompressible: compressible.has(ending),
    })
  }

  const byAddress = (address: string) => {
    const asset = assets.get(address)
    if (!asset)
      throw new StartFault(`The website is built only in part: ${address} is missing. Remove dist/ and start again.`)
    return asset
  }
  const shell = byAddress(`/${manifest.app}`)
  const missing = byAddress(`/${manifest.notFound}`)
  const hidden = new Set([...assets.keys()].filter((address) => /\.html$|^\/(?:pages|reader)\.json$/.test(address)))

  return {
    pages: Object.keys(manifest.pages),
    reader,
    files: [
      ...new Set(
        [...assets.keys()]
          .filter((address) => !hidden.has(address))
          .map((address) => address.replace(/^(\/[^/]+)\/.*$/, '$1/*')),
      ),
    ],
    async file(path, request) {
      const asset = hidden.has(path) ? undefined : assets.get(path)
      return asset && send(asset, request, 200)
    },
    async page(path, request) {
      const file = manifest.pages[path]
      return file === undefined ? undefined : send(byAddress(`/${file}`), request, 200)
    },
    application: (request) => send(shell, request, 200),
    notFound: (request) => send(missing, request, 404),
  }
}

async function send(asset: Asset, request: Request, status: number): Promise<Response> {
  const headers = new Headers({
    'content-type': asset.type,
    'cache-control': asset.cache,
    etag: asset.etag,
    vary: 'accept-encoding',
  })
  if (status === 200 && request.headers.get('if-none-match') === asset.etag)
    return new Response(null, { status: 304, headers })
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined
  if (!asset.isCompressible) return sendPart(asset, request, status, headers)
  if (!encoding) return new Response(asset.bytes, { status, headers })
  let body = asset.encoded.get(encoding)
  if (!body) {
    // In zlib's own thread, once per asset; the promise is kept so that a burst compresses once.
    body = promisify(encoding === 'br' ? brotliCompress : gzip)(asset.bytes).then((bytes) => Buffer.from(bytes))
    asset.encoded.set(encoding, body)
  }
  headers.set('content-encoding', encoding)
  return new Response(await body, { status, headers })
}

/** Browsers ask for a film in parts; some play none that comes only whole. */
function sendPart({ bytes, etag }: Asset, request: Request, status: number, headers: Headers): Response {
  headers.set('accept-ranges', 'bytes')
  const isSame = [null, etag].includes(request.headers.get('if-range'))
  const range = isSame ? readRange(request.headers.get('range') ?? undefined, bytes.length) : 'whole'
  if (range === 'whole') return new Response(bytes, { status, headers })
  headers.set('content-range', `bytes ${range ? `${range.start}-${range.end}` : '*'}/${bytes.length}`)
  if (!range) return new Response(null, { status: 416, headers })
  return new Response(bytes.subarray(range.start, range.end + 1), { status: 206, headers })
}
