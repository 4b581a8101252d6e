import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outsideWire } from './outside-wire.ts'

const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  if (request.url === '/moved') response.writeHead(302, { location: '/secrets' })
  response.end('here')
})
let origin: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

test('a service outside cannot lead us on to another address', async () => {
  await expect(outsideWire(`${origin}/moved`)).rejects.toThrow('fetch failed')
  await expect(outsideWire(`${origin}/moved`, { redirect: 'follow' })).rejects.toThrow('fetch failed')
  expect(asked).not.toContain('/secrets')
  expect(await (await outsideWire(`${origin}/there`)).text()).toBe('here')
})
