// What one sender's abuse costs everybody else: slow and endless requests, headers, bodies and pictures beyond measure.

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { brand } from '../base/brand.ts'
import { startScript } from '../platform/database/test-process.ts'
import { asJson, signUp, startServer, type TestServer } from './test-server.ts'

let server: TestServer
let ana = ''
let eve = ''
let character = ''
beforeAll(async () => {
  server = await startServer({ DATA_DIR: mkdtempSync(join(tmpdir(), 'abuse-')), DATABASE_URL: '', RATE_LIMITS: 'on' })
  await server.process.says(`${brand} is ready`)
  ana = await signUp(server, 'ana@example.com')
  eve = await signUp(server, 'eve@example.com')
  for (const token of [ana, eve]) {
    const made = await fetch(
      `${server.address}/functions/v1/books-create`,
      asJson({ characters: [{ name: 'Bo', type: 'dog' }] }, token),
    )
    character = (await made.json()).characters[0].id
  }
})
afterAll(() => server.process.kill())

/** How each abuse may end: its status, or without an answer. */
const wanted: Record<string, RegExp> = {
  'a header a second': /^(?:408|cut off)$/,
  'a body that never ends': /^(?:408|cut off)$/,
  'ten thousand headers': /^431$/,
  'JSON ten thousand deep': /^400$/,
  'JSON half a million deep': /^400$/,
  'eighty thousand small fields': /^400$/,
  'more than a megabyte': /^(?:413|cut off)$/,
  'fifty megabytes': /^(?:413|cut off)$/,
  'fifty megabytes of unknown length': /^(?:413|cut off)$/,
  'a gzip bomb': /^4(?:00|15)$/,
  'a length that lies': /^(?:400|408|cut off)$/,
  photos: /^(?:200|4\d\d)$/,
}
const report = z.object({
  ends: z.record(z.string(), z.array(z.string())),
  longest: z.record(z.string(), z.number()),
})

test('each abuse is refused, and another member waits at most twice as long for her books', async () => {
  const alone = await anasWait(sleep(8000))
  const script = join(import.meta.dirname, 'fixtures/send-abuse.ts')
  const sender = startScript(script, [String(server.port), eve, character])
  await sender.says('begins')
  const during = await anasWait(sender.ended)
  const { ends, longest } = report.parse(JSON.parse((await sender.says('ended ')).slice('ended '.length)))
  const seen = Object.entries(ends).map(([name, all]) => `${name}: ${all.length}, ${[...new Set(all)].join(' ')}`)
  process.stdout.write(
    `Alone ${JSON.stringify(alone)}, during ${JSON.stringify(during)}, borne ${JSON.stringify(longest)}\n${seen.join('\n')}\n`,
  )
  expect(Object.keys(ends).toSorted()).toEqual(Object.keys(wanted).toSorted())
  const isWrong = ([name, all]: [string, string[]]) => !all.every((end) => wanted[name]?.test(end))
  expect(Object.entries(ends).filter(isWrong)).toEqual([])
  expect(longest['a header a second']).toBeLessThan(15_000)
  expect(longest['a body that never ends']).toBeLessThan(35_000)
  expect(during.p95).toBeLessThan(2 * alone.p95 + 10)
  expect(during.median).toBeLessThan(2 * alone.median + 5)
})

/** How long her list takes, in milliseconds, asked 20 times a second until it is over. */
async function anasWait(going: Promise<unknown>) {
  let isOver = false
  void going.finally(() => (isOver = true))
  const times: number[] = []
  while (!isOver) {
    const begun = performance.now()
    const answer = await fetch(`${server.address}/api/books`, { headers: { authorization: `Bearer ${ana}` } })
    expect(answer.status).toBe(200)
    await answer.arrayBuffer()
    times.push(performance.now() - begun)
    await sleep(50)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0)
  return { asked: times.length, median: at(0.5), p95: at(0.95), p99: at(0.99), slowest: at(1 - Number.EPSILON) }
}
