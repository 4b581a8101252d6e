// The listening socket: guards what no framework should see, and drains before it closes.

import { createServer, type IncomingMessage, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { second } from '../../base/dates.ts'
import type { Config } from '../config.ts'
import { StartFault } from '../start-fault.ts'
import { networkAddress } from './network-address.ts'
import { badTarget } from './refusals.ts'
import type { Door } from './route.ts'

export interface Listening {
  /** Where people find it, e.g. `http://127.0.0.1:3000`. */
  address: string
  isDraining(): boolean
  /** Not ready any more, but answering on for so many ms, so that balancers look elsewhere first; each answer ends its connection. */
  stepAside(ms: number): Promise<void>
  /** No new connections; answers under way may finish for `grace` ms; then the rest is cut. */
  drain(grace?: number): Promise<void>
}

const badRequest = JSON.stringify({ error: badTarget().message, code: badTarget().details.code })

/** Whoever is slower is cut off within a second of it: Node would look every half minute only. */
const limits = { headersTimeout: 10 * second, requestTimeout: 30 * second, connectionsCheckingInterval: second }

export function listen(config: Config, app: Hono<Door>): Promise<Listening> {
  const answer = getRequestListener((request, { incoming }) => {
    const address = 'socket' in incoming ? networkAddress(incoming, config.TRUSTED_PROXIES) : 'unknown'
    return app.fetch(request, { address })
  })
  let underWay = 0
  let draining = false
  const server = createServer(limits, (request, response) => {
    underWay += 1
    response.once('close', () => (underWay -= 1))
    if (draining) response.setHeader('connection', 'close')
    // `//` and the like are no path but half a host: URL parsers throw or wander off.
    // Of two hosts a proxy in front may have believed the other one.
    if (!/^\/(?!\/)/.test(request.url ?? '') || countHosts(request) > 1) {
      response
        .writeHead(400, { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' })
        .end(badRequest)
      return
    }
    void answer(request, response)
  })
  server.keepAliveTimeout = 65 * second
  return new Promise((resolve, reject) => {
    server.once('error', (fault) => reject(listenFault(fault, config)))
    server.listen(config.PORT, config.HOST, () => {
      resolve({
        address: addressOf(server, config),
        isDraining: () => draining,
        async stepAside(ms) {
          draining = true
          await sleep(ms)
        },
        async drain(grace = 10 * second) {
          draining = true
          const closed = new Promise<void>((done) => server.close(() => done()))
          server.closeIdleConnections()
          const deadline = performance.now() + grace
          while (underWay > 0 && performance.now() < deadline) await sleep(25)
          server.closeAllConnections()
          await closed
        },
      })
    })
  })
}

const countHosts = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length

function addressOf(server: Server, config: Config): string {
  const bound = server.address()
  const port = bound !== null && typeof bound === 'object' ? bound.port : config.PORT
  const host = config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST
  return `http://${host}:${port}`
}

function listenFault(fault: Error, config: Config): Error {
  const code = 'code' in fault ? fault.code : ''
  const place = `${config.HOST}:${config.PORT}`
  if (code === 'EADDRINUSE')
    return new StartFault(`Port ${config.PORT} is in use. Stop what uses it, or set PORT to another one.`)
  if (code === 'EACCES')
    return new StartFault(`Port ${config.PORT} may not be used by this account. Set PORT to one above 1024.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartFault(`This machine has no address ${place}. Set HOST.`)
  return fault
}
