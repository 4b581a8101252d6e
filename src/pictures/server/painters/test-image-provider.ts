// For tests: all three providers of pictures on one loopback server. It answers as it is told, and keeps all that it was sent.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { imageWires, type ImageWireName } from './test-image-wires.ts'

export interface AskedPicture {
  wire: ImageWireName
  path: string
  /** Path, headers and body as they came, a picture's bytes too: what a provider could read. */
  raw: string
  /** How many calls came before. */
  nth: number
}

export type PictureReply =
  | { picture: Uint8Array; usage?: { input: number; output: number }; delay?: number; cutAt?: number }
  | { refused: true }
  | { empty: true }
  | { silent: true }
  | { html: string }
  | { status: number; code?: string; headers?: Record<string, string> }

export interface ImageProvider {
  /** The base URL in the provider's own manner. */
  address(wire: ImageWireName): string
  asked: AskedPicture[]
  /** The most calls that were open at the same time. */
  mostAtOnce(): number
  /** How a call is answered from now on. */
  answer(how: (asked: AskedPicture) => PictureReply): void
  /** Pictures that were sent to be moderated. */
  moderated: Buffer[]
  /** Whether the moderation endpoint flags a picture, by how many came before; undefined: it is away. */
  moderate(how: (nth: number) => boolean | undefined): void
  close(): Promise<void>
}

const names = ['openai', 'google', 'openai-compatible'] as const

export async function openImageProvider(): Promise<ImageProvider> {
  const asked: AskedPicture[] = []
  let how: (asked: AskedPicture) => PictureReply = () => ({ status: 500 })
  const moderated: Buffer[] = []
  let flags: (nth: number) => boolean | undefined = () => false
  let open = 0
  let most = 0
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://loopback')
    if (pathname.endsWith('/moderations')) {
      const [, picture = ''] = /;base64,([^"]*)"/.exec(await readBody(request)) ?? []
      const flagged = flags(moderated.length)
      moderated.push(Buffer.from(picture, 'base64'))
      if (flagged === undefined) return void response.writeHead(503).end()
      return void response.end(JSON.stringify({ results: [{ flagged }] }))
    }
    const wire = names.find((name) => imageWires[name].path.test(pathname))
    if (!wire) return void response.writeHead(404).end()
    open += 1
    most = Math.max(most, open)
    response.once('close', () => (open -= 1))
    const body = await readBody(request)
    const one = {
      wire,
      path: pathname,
      raw: `${pathname} ${JSON.stringify(request.headers)} ${body}`,
      nth: asked.length,
    }
    asked.push(one)
    speak(response, wire, how(one))
  }
  const server = createServer((request, response) => void receive(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    asked,
    address: (wire) => `http://127.0.0.1:${portOf(server.address())}/${wire}`,
    mostAtOnce: () => most,
    answer: (next) => void (how = next),
    moderated,
    moderate: (next) => void (flags = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const portOf = (address: AddressInfo | string | null) => (address && typeof address === 'object' ? address.port : 0)

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces).toString('latin1')
}

function speak(response: ServerResponse, name: ImageWireName, reply: PictureReply): void {
  const wire = imageWires[name]
  if ('silent' in reply) return
  if ('html' in reply) return void response.writeHead(200, { 'content-type': 'text/html' }).end(reply.html)
  if ('status' in reply) {
    const body = JSON.stringify(wire.error(reply.status, reply.code ?? 'fault'))
    return void response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers }).end(body)
  }
  const { status, body } = wire.answer({
    picture: 'picture' in reply ? Buffer.from(reply.picture).toString('base64') : undefined,
    refused: 'refused' in reply,
    usage: 'picture' in reply ? reply.usage : undefined,
  })
  const text = JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
  if ('cutAt' in reply && reply.cutAt !== undefined) {
    return void response.write(text.slice(0, reply.cutAt), () => response.destroy())
  }
  setTimeout(() => response.end(text), 'delay' in reply ? reply.delay : 0)
}
