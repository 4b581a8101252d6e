// What one sender's abuse costs everybody else: slow and endless requests, headers, bodies and pictures beyond measure.

import { mkdtempSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brand } from '../base/brand.ts'
import { hostilePhotos } from '../pictures/server/test-hostile-photos.ts'
import { asJson, signUp, startServer, type TestServer } from './test-server.ts'

let server: TestServer
let ana = ''
let eve = ''
let character = ''
beforeAll(async () => {
  server = await startServer({ DATA_DIR: mkdtempSync(join(tmpdir(), 'abuse-')), DATABASE_URL: '' })
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

/** Exactly these pieces, one after the other; the answer's first line, or how it ended without one. */
function raw(pieces: readonly (string | Buffer)[], pause = 0): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(server.port, '127.0.0.1', async () => {
      for (const piece of pieces) {
        if (socket.destroyed) return
        socket.write(piece)
        if (pause > 0) await sleep(pause)
      }
    })
    socket.on('data', (part) => {
      answer += part.toString('latin1')
      if (answer.includes('\r\n')) socket.end()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'cut off'))
  })
}

const post = (body: string | Buffer, headers = '') => {
  const bytes = Buffer.from(body)
  const start = `POST /functions/v1/books-create HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${eve}\r\nContent-Type: application/json\r\n`
  return () => raw([`${start}${headers}Content-Length: ${bytes.length}\r\n\r\n`, bytes])
}

const megabyteChunk = Buffer.from(`100000\r\n${'x'.repeat(1024 * 1024)}\r\n`)

const allAbuses = (): Record<string, { wanted: string[]; send(): Promise<string> }> => ({
  'a header a second': {
    wanted: ['408', 'cut off'],
    send: () => raw(['GET / HTTP/1.1\r\n', ...Array.from({ length: 90 }, (_, at) => `X-${at}: 1\r\n`)], 1000),
  },
  'a body that never ends': {
    wanted: ['408', 'cut off'],
    send: () =>
      raw([`POST /auth/v1/signup HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n`, ...Array(90).fill('{')], 1000),
  },
  'ten thousand headers': {
    wanted: ['431'],
    send: () => raw([`GET / HTTP/1.1\r\nHost: x\r\n${'X-Y: z\r\n'.repeat(10_000)}\r\n`]),
  },
  'JSON ten thousand deep': {
    wanted: ['400'],
    send: post(`{"title":${'['.repeat(10_000)}${']'.repeat(10_000)}}`),
  },
  'JSON half a million deep': {
    wanted: ['400'],
    send: post(`{"title":${'['.repeat(500_000)}${']'.repeat(500_000)}}`),
  },
  'eighty thousand small fields': {
    wanted: ['400'],
    send: post(`{${Array.from({ length: 80_000 }, (_, at) => `"k${at}":1`).join()}}`),
  },
  'more than a megabyte': { wanted: ['413', 'cut off'], send: post('x'.repeat(1024 * 1024 + 1)) },
  'fifty megabytes': { wanted: ['413', 'cut off'], send: post('x'.repeat(50 * 1024 * 1024)) },
  'fifty megabytes of unknown length': {
    wanted: ['413', 'cut off'],
    send: () =>
      raw([
        `POST /functions/v1/books-create HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${eve}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
        ...Array(50).fill(megabyteChunk),
      ]),
  },
  'a gzip bomb': {
    wanted: ['400', '415'],
    send: post(gzipSync(Buffer.alloc(50 * 1024 * 1024)), 'Content-Encoding: gzip\r\n'),
  },
  'a length that lies': { wanted: ['400', '408', 'cut off'], send: post('{}', 'Content-Length: 7\r\n') },
})

test('each abuse is refused, and another member waits at most twice as long for her books', async () => {
  const ends: Record<string, string[]> = {}
  const photos = await hostilePhotos()
  // Made beforehand: what blocks this process would be taken for what blocks the server.
  const abuses = allAbuses()
  const alone = await anasWait(async () => sleep(8000))
  const during = await anasWait(async () => {
    const rounds = Object.entries(abuses).map(async ([name, { send }]) => {
      // The slow ones come in numbers, the others again and again.
      const isSlow = /second|never/.test(name)
      ends[name] = isSlow ? await Promise.all(Array.from({ length: 200 }, send)) : []
      for (let round = 0; !isSlow && round < 20; round += 1) {
        ends[name]?.push(await send())
        await sleep(1000)
      }
    })
    const pictures = async () => {
      for (const { bytes } of photos) {
        const form = new FormData()
        form.set('file', new File([new Uint8Array(bytes)], 'x.jpg'))
        form.set('character_id', character)
        form.set('consent', 'true')
        const sent = { method: 'POST', headers: { authorization: `Bearer ${eve}` }, body: form }
        ends.pictures = [...(ends.pictures ?? []), String((await fetch(`${server.address}/api/photos`, sent)).status)]
        await sleep(200)
      }
    }
    await Promise.all([...rounds, pictures()])
  })
  const seen = Object.entries(ends).map(([name, all]) => `${name}: ${[...new Set(all)].join(' ')}`)
  process.stdout.write(`Alone ${JSON.stringify(alone)}, during ${JSON.stringify(during)}\n${seen.join('\n')}\n`)
  for (const [name, { wanted }] of Object.entries(abuses))
    expect(wanted, name).toEqual(expect.arrayContaining(ends[name] ?? []))
  expect(ends.pictures?.filter((status) => !/^(?:200|4\d\d)$/.test(status))).toEqual([])
  expect(during.median).toBeLessThan(2 * alone.median + 5)
})

/** How long her list takes, in milliseconds, asked 20 times a second while it goes on. */
async function anasWait(going: () => Promise<void>) {
  let isOver = false
  const over = going().finally(() => (isOver = true))
  const times: number[] = []
  while (!isOver) {
    const begun = performance.now()
    const answer = await fetch(`${server.address}/api/books`, { headers: { authorization: `Bearer ${ana}` } })
    expect(answer.status).toBe(200)
    await answer.arrayBuffer()
    times.push(performance.now() - begun)
    await sleep(50)
  }
  await over
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0)
  return { median: at(0.5), p95: at(0.95), p99: at(0.99) }
}
