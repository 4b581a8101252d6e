// For tests: a bucket on loopback that believes nothing. It checks every signature itself, by the published rules.

import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'

export interface VerifyingS3 {
  endpoint: string
  objects: Map<string, { bytes: Buffer; type: string; writtenAt: Date }>
  /** Everything that was ever stored, in order, and whose access key it came with. */
  written: { key: string; by: string }[]
  refused: string[]
  close(): Promise<void>
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
/** Stricter than encodeURIComponent, as AWS asks. */
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

/** Why the request is not signed by the account's secret; undefined when it is. */
function fault(request: IncomingMessage, body: Buffer, secret: string): string | undefined {
  const url = new URL(request.url ?? '', 'http://host')
  const query = url.searchParams
  const inQuery = query.has('X-Amz-Signature')
  const header = /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
    request.headers.authorization ?? '',
  )
  const credential = (inQuery ? query.get('X-Amz-Credential') : header?.[1]) ?? ''
  const names = ((inQuery ? query.get('X-Amz-SignedHeaders') : header?.[2]) ?? '').split(';')
  const signature = inQuery ? query.get('X-Amz-Signature') : header?.[3]
  const date = String(inQuery ? query.get('X-Amz-Date') : request.headers['x-amz-date'])
  if (!signature || !names.includes('host')) return 'not signed'

  const age = Date.now() - Date.parse(date.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'))
  if (age > (inQuery ? Number(query.get('X-Amz-Expires')) * 1000 : 15 * 60_000)) return 'expired'
  const content = inQuery ? 'UNSIGNED-PAYLOAD' : String(request.headers['x-amz-content-sha256'])
  if (content !== 'UNSIGNED-PAYLOAD' && content !== sha256(body)) return 'other content'

  query.delete('X-Amz-Signature')
  const pairs = [...query].map(([name, value]) => `${encode(name)}=${encode(value)}`)
  const headers = names.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('')
  const canonical = [request.method, url.pathname, pairs.toSorted().join('&'), headers, names.join(';'), content].join(
    '\n',
  )
  const [, day = '', region = '', service = ''] = credential.split('/')
  const toSign = ['AWS4-HMAC-SHA256', date, `${day}/${region}/${service}/aws4_request`, sha256(canonical)].join('\n')
  const key = ['aws4_request'].reduce(hmac, [day, region, service].reduce<Buffer | string>(hmac, `AWS4${secret}`))
  return hmac(key, toSign).toString('hex') === signature ? undefined : 'wrong signature'
}

export async function startVerifyingS3(bucket: string, secret: string): Promise<VerifyingS3> {
  const objects: VerifyingS3['objects'] = new Map()
  const written: VerifyingS3['written'] = []
  const refused: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const why = fault(request, body, secret)
    if (why) {
      refused.push(why)
      return response.writeHead(403).end()
    }
    const url = new URL(request.url ?? '', 'http://host')
    const key = url.pathname.slice(`/${bucket}/`.length)
    if (url.searchParams.has('list-type')) {
      // Two to a page, so that turning pages is tested.
      const keys = [...objects.keys()].toSorted()
      const start = Number(url.searchParams.get('continuation-token') ?? 0)
      const page = keys.slice(start, start + 2).map((name) => {
        return `<Contents><Key>${name}</Key><LastModified>${objects.get(name)?.writtenAt.toISOString()}</LastModified></Contents>`
      })
      const next = start + 2 < keys.length ? `<NextContinuationToken>${start + 2}</NextContinuationToken>` : ''
      return response.end(`<ListBucketResult>${page.join('')}${next}</ListBucketResult>`)
    }
    if (request.method === 'PUT') {
      if (!request.headers['content-length']) return response.writeHead(411).end()
      objects.set(key, { bytes: body, type: String(request.headers['content-type']), writtenAt: new Date() })
      written.push({ key, by: /Credential=([^/]+)/.exec(request.headers.authorization ?? '')?.[1] ?? '' })
      return response.end()
    }
    const found = objects.get(key)
    if (!found) return response.writeHead(404).end()
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    const range = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '')
    const bytes = range ? found.bytes.subarray(Number(range[1]), Number(range[2]) + 1) : found.bytes
    return response.writeHead(range ? 206 : 200, { 'content-type': found.type }).end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    endpoint: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    objects,
    written,
    refused,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
