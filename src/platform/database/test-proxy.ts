// For tests: the wire to PostgreSQL, which can be cut, fall silent for good, or stand still for a while.

import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

interface Pair {
  outer: Socket
  inner: Socket
}

export interface TestProxy {
  /** The address of the database by way of this wire. */
  url: string
  /** All connections end, and no new ones come about until it is mended. */
  cut(): void
  mend(): void
  /** The connections of now never say a word again and never end; new ones work. */
  silence(): void
  /** Nothing arrives any more until all of it does. */
  standStill(): void
  goOn(): void
  close(): Promise<void>
}

export async function openTestProxy(database: string): Promise<TestProxy> {
  const target = new URL(database)
  const pairs = new Set<Pair>()
  let isCut = false
  let isStill = false
  const both = ({ outer, inner }: Pair, change: (socket: Socket) => void) => [outer, inner].forEach(change)
  const all = (change: (socket: Socket) => void) => pairs.forEach((pair) => both(pair, change))

  const server = createServer((outer) => {
    if (isCut) return outer.destroy()
    const pair = { outer, inner: connect(Number(target.port), target.hostname) }
    pairs.add(pair)
    outer.pipe(pair.inner)
    pair.inner.pipe(outer)
    both(pair, (socket) => {
      socket.on('error', () => {})
      socket.on('close', () => {
        both(pair, (one) => one.destroy())
        pairs.delete(pair)
      })
      if (isStill) socket.pause()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const url = new URL(database)
  url.hostname = '127.0.0.1'
  url.port = String(typeof bound === 'object' && bound ? bound.port : 0)

  return {
    url: url.href,
    cut() {
      isCut = true
      all((socket) => socket.destroy())
    },
    mend() {
      isCut = false
    },
    silence() {
      all((socket) => socket.unpipe().resume())
    },
    standStill() {
      isStill = true
      all((socket) => socket.pause())
    },
    goOn() {
      isStill = false
      all((socket) => socket.resume())
    },
    async close() {
      all((socket) => socket.destroy())
      server.close()
      await once(server, 'close')
    },
  }
}
