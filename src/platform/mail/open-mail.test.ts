import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails } from '../../../database/schema/platform.ts'
import { createTestDatabase, openTestDatabase } from '../database/test-database.ts'
import { startScript } from '../database/test-process.ts'
import type { JobQueue } from '../jobs/jobs.ts'
import { openJobs } from '../jobs/open-jobs.ts'
import { silentLog } from '../log.ts'
import type { Mail } from './mail.ts'
import { openMail } from './open-mail.ts'

/** Several processes, on a machine that may be busy. */
const slow = { timeout: 240_000 }

let database: Awaited<ReturnType<typeof openTestDatabase>>
let jobs: JobQueue
let mail: Mail
let toFiles: { jobs: JobQueue; mail: Mail; DATA_DIR: string }

const received: string[] = []
let refusals = 1
/** Refuses once, as a busy mail server does. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, callback) => {
    refusals -= 1
    callback(refusals < 0 ? undefined : Object.assign(new Error('Come back later'), { responseCode: 451 }))
  },
  onData(stream, _session, callback) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      received.push(Buffer.concat(chunks).toString('utf8'))
      callback()
    })
  },
})

const draft = {
  kind: 'confirm-signup',
  to: 'zoe@example.com',
  subject: 'Hällo Zoë',
  text: 'Open http://127.0.0.1/verify?token=1',
  html: '<a href="http://127.0.0.1/verify?token=1">Open</a>',
}

const open = (settings: { SMTP_URL?: string; DATA_DIR: string; STRIPE_SECRET_KEY?: string }) => {
  const shared = { database, log: silentLog, metrics: { count() {} } }
  const queue = openJobs({ ...shared, works: true })
  const config = {
    SMTP_URL: undefined,
    MAIL_FROM: undefined,
    PUBLIC_URL: 'https://books.example',
    STRIPE_SECRET_KEY: undefined,
    ...settings,
  }
  return { jobs: queue, mail: openMail({ ...shared, jobs: queue, config, failpoint() {}, now: () => new Date() }) }
}

beforeAll(async () => {
  database = await openTestDatabase()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  ;({ jobs, mail } = open({ SMTP_URL: `smtp://127.0.0.1:${port}`, DATA_DIR: '', STRIPE_SECRET_KEY: 'sk' }))
  await jobs.start()
})
afterAll(async () => {
  await toFiles.jobs.stop()
  await new Promise<void>((resolve) => server.close(resolve))
  await database.close()
})

const row = async () => {
  const [found] = await database.owner.select().from(mails)
  return found
}

test('a mail of a transaction that is rolled back never goes out', async () => {
  const rollback = database.transaction(async (rows) => {
    await mail.send(rows, draft)
    throw new Error('changed my mind')
  })
  await expect(rollback).rejects.toThrow('changed my mind')
  expect(await row()).toBeUndefined()
})

test('by SMTP it is tried until it is taken, and its words are not kept', { timeout: 240_000 }, async () => {
  await database.transaction((rows) => mail.send(rows, draft))
  await expect.poll(async () => (await row())?.sent_at, { timeout: 240_000 }).toBeInstanceOf(Date)
  expect(await row()).toMatchObject({ text_body: '', html_body: '', attempts: 2 })
  expect(received).toHaveLength(1)
  expect(received[0]).toContain('<no-reply@books.example>')
  expect(received[0]).toContain('To: zoe@example.com')
  // Real money: nothing is said of a test shop.
  expect(received[0]).not.toContain('Test shop')
  await jobs.stop()
})

test('without SMTP it becomes a file that only we can read; the sweep finds a mail whose job was lost', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'test-'))
  await database.owner.delete(mails)
  const [lost] = await database.owner
    .insert(mails)
    .values({
      kind: 'lost',
      recipient: 'ana@example.com',
      subject: 'Lost',
      text_body: 'Still here',
      html_body: '',
      created_at: sql`now() - interval '2 minutes'`,
    })
    .returning()
  // Its sweep of this minute was the other queue's.
  await database.owner.execute(sql`delete from pgboss.job`)
  mkdirSync(join(DATA_DIR, 'mail'))
  // Older than a month: it goes with the sweep.
  writeFileSync(join(DATA_DIR, 'mail', `2020-01-01T00-00-00.000Z-${randomUUID()}.eml`), 'old')
  toFiles = { ...open({ DATA_DIR }), DATA_DIR }
  await toFiles.jobs.start()
  await database.transaction((rows) => toFiles.mail.send(rows, draft))
  const folder = join(DATA_DIR, 'mail')
  const files = () => readdirSync(folder, { encoding: 'utf8' }).filter((name) => name.endsWith('.eml'))
  await expect.poll(() => files(), { timeout: 240_000 }).toHaveLength(2)
  const [first = '', second = ''] = files().toSorted()
  expect(readFileSync(join(folder, first), 'utf8')).toContain('Still here')
  expect(readFileSync(join(folder, second), 'utf8')).toContain('http://127.0.0.1/verify?token=1')
  expect(readFileSync(join(folder, second), 'utf8')).toContain('Test shop: nothing is charged or printed.')
  expect(statSync(join(folder, second)).mode & 0o777).toBe(0o600)
  const sent = () =>
    database.owner
      .select()
      .from(mails)
      .where(eq(mails.id, lost?.id ?? ''))
  await expect.poll(async () => (await sent())[0]?.text_body).toBe('')
})

test('a mail survives kill -9 between commit and delivery, and between delivery and its mark', slow, async () => {
  const script = join(import.meta.dirname, 'fixtures/mail-process.ts')
  const address = await createTestDatabase()
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'test-'))
  const files = () => (existsSync(join(DATA_DIR, 'mail')) ? readdirSync(join(DATA_DIR, 'mail')) : [])
  const run = (errand: string, FAILPOINT = '') => startScript(script, [address, DATA_DIR, errand], { FAILPOINT })

  expect(await run('send', 'mail.taken').ended).toBe(null)
  expect(files()).toEqual([])
  expect(await run('deliver', 'mail.delivered').ended).toBe(null)
  expect(files()).toHaveLength(1)
  const last = run('deliver')
  await last.says('mails sent')
  expect(files()).toHaveLength(1)
  await last.kill()
})
