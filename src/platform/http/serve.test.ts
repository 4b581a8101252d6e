import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { Door } from './route.ts'
import { listen, type Listening } from './serve.ts'

const config = { ...readConfig({}), PORT: 0 }
let listening: Listening | undefined
afterEach(() => listening?.drain(0))

const app = new Hono<Door>()
  .get('/address', (context) => context.text(context.env.address))
  .get('/slow', async (context) => {
    await sleep(300)
    return context.text('done')
  })

/** Exactly these bytes, and what comes back. */
function raw(address: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(bytes))
    let answer = ''
    socket.on('data', (part) => (answer += part.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

test.each(['//', '//evil.example/x', '*', 'http://evil.example/', '/\\..'])(
  'the request target %s neither crashes nor wanders off',
  async (target) => {
    listening = await listen(config, app)
    const answer = await raw(listening.address, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/)
    expect((await fetch(`${listening.address}/address`)).status).toBe(200)
  },
)

test('TRACE shows nobody what was sent', async () => {
  listening = await listen(config, app)
  const request = 'TRACE /address HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer mine\r\nConnection: close\r\n\r\n'
  const answer = await raw(listening.address, request)
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/)
  expect(answer).not.toContain('Bearer')
})

test('headers beyond measure are refused', async () => {
  listening = await listen(config, app)
  const answer = await raw(listening.address, `GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(20_000)}\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 431/)
})

test('draining lets answers under way finish and takes no new ones', async () => {
  listening = await listen(config, app)
  const slow = fetch(`${listening.address}/slow`)
  await sleep(100)
  const drained = listening.drain()
  expect(listening.isDraining()).toBe(true)
  await sleep(20)
  await expect(fetch(`${listening.address}/address`)).rejects.toThrow('fetch failed')
  expect(await (await slow).text()).toBe('done')
  await drained
})

test('before it drains, a server that is told to stop answers on, says that it is not ready, and keeps no connection', async () => {
  listening = await listen(config, app)
  const keepsOpen = 'GET /address HTTP/1.1\r\nHost: x\r\nConnection: keep-alive\r\n\r\n'
  const stepped = listening.stepAside(1000)
  expect(listening.isDraining()).toBe(true)
  const answer = await raw(listening.address, keepsOpen)
  expect(answer).toMatch(/^HTTP\/1\.1 200/)
  expect(answer.toLowerCase()).toContain('connection: close')
  await stepped
})

test('a request with two hosts is refused', async () => {
  listening = await listen(config, app)
  const answer = await raw(
    listening.address,
    'GET /address HTTP/1.1\r\nHost: x\r\nhost: evil.example\r\nConnection: close\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 400/)
})

test('a busy port ends in one line that says what to do', async () => {
  listening = await listen(config, app)
  const PORT = Number(new URL(listening.address).port)
  await expect(listen({ ...config, PORT }, app)).rejects.toThrow(
    `Port ${PORT} is in use. Stop what uses it, or set PORT to another one.`,
  )
})

test('X-Forwarded-For is believed only as far as our own proxies wrote it', async () => {
  const asked = async (TRUSTED_PROXIES: number) => {
    listening = await listen({ ...config, TRUSTED_PROXIES }, app)
    const headers = { 'x-forwarded-for': '6.6.6.6, 198.51.100.7' }
    const text = await (await fetch(`${listening.address}/address`, { headers })).text()
    await listening.drain(0)
    return text
  }
  expect(await asked(0)).toMatch(/127\.0\.0\.1$/)
  expect(await asked(1)).toBe('198.51.100.7')
  expect(await asked(2)).toBe('6.6.6.6')
})
