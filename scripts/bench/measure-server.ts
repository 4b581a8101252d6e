// Start-up, My Books, sign-in and memory of one running server.

import { z } from 'zod'
import { passwordHasher } from '../../src/members/server/auth/password-hasher.ts'
import { benchEmail, benchPassword } from './fill-database.ts'
import { load, medianOf, type LoadResult } from './load.ts'
import { startServer } from './server-process.ts'

export interface ServerFigures {
  firstBootIn: number
  startIn: number
  list: LoadResult
  signIn: LoadResult
  hashesPerSecond: number
  memory: { now: number; highest: number }
}

interface Measured {
  settings: Record<string, string>
  logFile: string
  memberCount: number
  firstBootIn: number
}

export const signInCall = (index: number) => ({
  method: 'POST' as const,
  path: '/auth/v1/token?grant_type=password',
  // Each member signs in from an address of her own, as in life; the limits per address stay on.
  headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.${index >> 8}.${index & 255}` },
  body: JSON.stringify({ email: benchEmail(index), password: benchPassword }),
})

export async function tokenOf(address: string, index: number): Promise<string> {
  const { path, ...request } = signInCall(index)
  const answer = await fetch(address + path, request)
  return z.object({ access_token: z.string() }).parse(await answer.json()).access_token
}

/** Asks the server's calls as one member and gives their answers. */
export function askerFor(address: string, authorization: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(address + path, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
}

async function rawHashRate(): Promise<number> {
  const count = 120
  const { hash } = passwordHasher({ waiting: count })
  const started = performance.now()
  await Promise.all(Array.from({ length: count }, () => hash(benchPassword)))
  return Math.round((count / (performance.now() - started)) * 1000)
}

export async function measureServer({ settings, logFile, memberCount, firstBootIn }: Measured): Promise<ServerFigures> {
  const server = await startServer({ ...settings, TRUSTED_PROXIES: '1' }, logFile)
  try {
    const members = Array.from({ length: memberCount }, (_, index) => index)
    const tokens: string[] = []
    for (const index of members) tokens.push(await tokenOf(server.address, index))
    const lists = tokens.map((token) => ({
      method: 'GET' as const,
      path: '/api/books',
      headers: { authorization: `Bearer ${token}` },
    }))
    // The first statements are slow until everything is compiled.
    await load({ url: server.address, seconds: 3, requests: lists })
    const list = await medianOf(3, () => load({ url: server.address, seconds: 5, requests: lists }))
    const signIn = await medianOf(3, () =>
      load({ url: server.address, seconds: 5, connections: 8, requests: members.map(signInCall) }),
    )
    const memory = server.memory()
    return { firstBootIn, startIn: server.startedIn, list, signIn, hashesPerSecond: await rawHashRate(), memory }
  } finally {
    await server.stop()
  }
}
