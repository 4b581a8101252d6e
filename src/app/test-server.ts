// For tests: the product as a process of its own, at an address of its own, and members who speak to it over HTTP.

import { createServer } from 'node:net'
import { join } from 'node:path'
import { startScript, type TestProcess } from '../platform/database/test-process.ts'

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

export interface TestServer {
  address: string
  port: number
  process: TestProcess
}

/** Answers before it is ready. */
export async function startServer(settings: Record<string, string>): Promise<TestServer> {
  const port = await freePort()
  const env = { PORT: String(port), LOG_LEVEL: 'silent', RATE_LIMITS: 'off', ...settings }
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    process: startScript(join(import.meta.dirname, 'main.ts'), [], env),
  }
}

export const asJson = (body: unknown, token = ''): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
  body: JSON.stringify(body),
})

/** A new member's bearer token. */
export async function signUp({ address }: Pick<TestServer, 'address'>, email: string): Promise<string> {
  const sent = asJson({ email, password: 'lantern-over-the-sea' })
  const answer = await fetch(`${address}/auth/v1/signup`, sent)
  const { access_token: token } = await answer.json()
  return String(token)
}
