// For tests: a balancer that knows nothing of who asks. Each request goes to the next server that says it is ready.

import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'

export interface TestBalancer {
  address: string
  /** How many requests each server has answered, by its address. */
  answered: ReadonlyMap<string, number>
  add(server: string): void
  remove(server: string): void
  close(): Promise<void>
}

/** How often readiness is asked for: as a real balancer may be set, and well below what a server waits for it. */
const lookEvery = 1000

/** Between two machines only, and never passed on. */
const ofTheHop = ['connection', 'keep-alive', 'transfer-encoding']

export async function openTestBalancer(): Promise<TestBalancer> {
  const ready = new Map<string, boolean>()
  const answered = new Map<string, number>()
  // Kept and used again, as any real one does: a server that stops must see to them.
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  const looking = setInterval(() => {
    for (const address of ready.keys()) {
      void fetch(`${address}/readyz`).then(
        ({ ok }) => ready.has(address) && ready.set(address, ok),
        () => ready.has(address) && ready.set(address, false),
      )
    }
  }, lookEvery)

  function inTurn(): string[] {
    const able = [...ready].flatMap(([address, isReady]) => (isReady ? [address] : []))
    turn += 1
    return able.map((_, at) => able[(turn + at) % able.length] ?? '')
  }

  function passOn(from: IncomingMessage, body: Buffer, to: ServerResponse, [server, ...others]: string[]): void {
    if (server === undefined) {
      to.writeHead(502).end()
      return
    }
    const headers = { ...from.headers, 'x-forwarded-for': from.socket.remoteAddress ?? '' }
    delete headers.connection
    const asking = ask(`${server}${from.url}`, { method: from.method, headers, agent }, (answer) => {
      answered.set(server, (answered.get(server) ?? 0) + 1)
      const own = Object.entries(answer.headers).filter(([name]) => !ofTheHop.includes(name))
      to.writeHead(answer.statusCode ?? 502, Object.fromEntries(own))
      pipeline(answer, to, () => {})
    })
    asking.on('error', (fault) => {
      // What reached nobody may go to somebody else. Of anything else nobody knows whether it was done.
      if ('code' in fault && fault.code === 'ECONNREFUSED') passOn(from, body, to, others)
      else to.destroy()
    })
    to.on('close', () => asking.destroy())
    asking.end(body)
  }

  const server = createServer(async (from, to) => {
    const chunks: Buffer[] = []
    for await (const chunk of from) chunks.push(chunk)
    passOn(from, Buffer.concat(chunks), to, inTurn())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  return {
    address: `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`,
    answered,
    add: (address) => void ready.set(address, true),
    remove: (address) => void ready.delete(address),
    async close() {
      clearInterval(looking)
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
