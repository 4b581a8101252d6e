// For tests: the way to a service outside on which calls get lost: turned away, broken off, or done without anybody hearing of it.

import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'

export const losses = ['is turned away', 'breaks off', 'is done and not answered', 'is half answered'] as const
export type Loss = (typeof losses)[number]

export interface LossyWay {
  /** Instead of the service's own. */
  address: string
  passed(): number
  /** How often each has happened. */
  lost: Map<Loss, number>
  close(): Promise<void>
}

/** `next`: what becomes of the next call. */
export async function openLossyWay(service: string, next: () => Loss | undefined): Promise<LossyWay> {
  const lost = new Map<Loss, number>()
  let passed = 0
  async function lead(call: IncomingMessage, reply: ServerResponse): Promise<void> {
    const asked = await bytesOf(call)
    const loss = next()
    if (loss) lost.set(loss, (lost.get(loss) ?? 0) + 1)
    else passed += 1
    if (loss === 'is turned away') return void reply.writeHead(503).end()
    if (loss === 'breaks off') return void reply.destroy()
    // Signed calls name the host that they were sent to.
    const onward = { method: call.method, headers: call.headers }
    const outgoing = ask(new URL(call.url ?? '/', service), onward, (answer) => {
      if (loss === undefined) return void answer.pipe(reply.writeHead(answer.statusCode ?? 0, answer.headers))
      void bytesOf(answer).then((told) => {
        if (loss === 'is done and not answered') return reply.destroy()
        const { 'transfer-encoding': _, ...headers } = answer.headers
        reply.writeHead(answer.statusCode ?? 0, { ...headers, 'content-length': told.length + 1 })
        return reply.write(told.subarray(0, told.length / 2), () => reply.destroy())
      })
    })
    outgoing.on('error', () => reply.destroy())
    outgoing.end(asked)
  }
  const server = createServer((call, reply) => void lead(call, reply).catch(() => reply.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`,
    passed: () => passed,
    lost,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}
