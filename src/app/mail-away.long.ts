// A mail server that hangs up, says nothing, says no or loses its answer: the letter comes when it is well again, and nothing else waits for it.

import { mkdtempSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desc } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails } from '../../database/schema/platform.ts'
import { brand } from '../base/brand.ts'
import { openPostgres } from '../platform/database/postgres.ts'
import { createPostgresDatabase } from '../platform/database/test-database.ts'
import { assertInvariants } from './test-invariants.ts'
import { asJson, signUp, startServer, type TestServer } from './test-server.ts'

type Mood = 'well' | 'hangs up' | 'says nothing' | 'is busy' | 'says no' | 'loses its answer'
let mood: Mood = 'well'
const no = { 'is busy': 451, 'says no': 550 } as const
const letters: string[] = []
const lines = new Set<Socket>()

const behind = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo(_address, _session, callback) {
    const responseCode = mood === 'is busy' || mood === 'says no' ? no[mood] : undefined
    callback(responseCode ? Object.assign(new Error(mood), { responseCode }) : undefined)
  },
  onData(stream, _session, callback) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      letters.push(Buffer.concat(chunks).toString('utf8'))
      if (mood === 'loses its answer') for (const line of lines) line.destroy()
      else callback()
    })
  },
})
const front = createServer((line) => {
  lines.add(line)
  line.on('error', () => {}).on('close', () => lines.delete(line))
  if (mood === 'hangs up') line.destroy()
  else if (mood !== 'says nothing')
    line
      .pipe(connect(portOf(behind.server), '127.0.0.1'))
      .on('error', () => {})
      .pipe(line)
})
function portOf(server: { address(): ReturnType<typeof front.address> }): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const dataDir = mkdtempSync(join(tmpdir(), 'mail-away-'))
const email = 'zoe@example.com'
let server: TestServer
let database: Awaited<ReturnType<typeof openPostgres>>

beforeAll(async () => {
  await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve))
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const DATABASE_URL = await createPostgresDatabase()
  database = await openPostgres(DATABASE_URL)
  server = await startServer({ DATA_DIR: dataDir, DATABASE_URL, SMTP_URL: `smtp://127.0.0.1:${portOf(front)}` })
  await server.process.says(`${brand} is ready at`)
  await signUp(server, email)
})
afterAll(async () => {
  process.kill(server.process.pid, 'SIGTERM')
  await server.process.ended
  await database.close()
  for (const line of lines) line.destroy()
  front.close()
  await new Promise<void>((resolve) => behind.close(resolve))
})

const newest = async () => {
  const [mail] = await database.owner.select().from(mails).orderBy(desc(mails.created_at)).limit(1)
  return mail
}
const idOf = (letter: string) => /^message-id: *(?:\r\n )?(\S+)/im.exec(letter)?.[1]

test.each<[Mood, copies: number]>([
  ['hangs up', 1],
  ['says nothing', 1],
  ['is busy', 1],
  ['says no', 1],
  // It took the letter and could not say so: it gets it again under the same number, and may drop one.
  ['loses its answer', 2],
])('mails: from a server that %s comes the letter in the end, and nobody waits for it', async (trouble, copies) => {
  await expect.poll(async () => (await newest())?.sent_at !== null).toBe(true)
  letters.splice(0)
  mood = trouble
  const asked = await fetch(`${server.address}/auth/v1/recover`, asJson({ email }))
  expect(asked.status).toBe(200)
  await expect.poll(async () => (await newest())?.attempts ?? 0).toBeGreaterThan(0)
  await expect.poll(() => letters).toHaveLength(copies - 1)
  expect(await newest()).toMatchObject({ recipient: email, sent_at: null })
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
  await assertInvariants(database, dataDir)
  mood = 'well'
  await expect.poll(async () => (await newest())?.sent_at).toBeInstanceOf(Date)
  expect(letters).toHaveLength(copies)
  expect(new Set(letters.map(idOf)).size).toBe(1)
  expect(idOf(letters[0] ?? '')).toBeDefined()
  expect(await newest()).toMatchObject({ text_body: '', html_body: '' })
  await assertInvariants(database, dataDir)
})
