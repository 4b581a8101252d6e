import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { openDoor } from '../http/door.ts'
import { openMetrics } from '../metrics.ts'
import { testHands } from '../test-hands.ts'
import { emlPostman, mailFolder } from './eml-postman.ts'
import { mailPageRoutes } from './mail-page-routes.ts'

const id = '0d9c5b0e-3c1f-4d52-9a39-3d4be8dd9b0c'
const DATA_DIR = mkdtempSync(join(tmpdir(), 'test-'))
const noDatabase: Database = new Proxy(Object.create(null), {})

const hands = testHands({ database: noDatabase, settings: { DATA_DIR } })
const door = openDoor({
  hands,
  routes: mailPageRoutes(hands.config),
  metrics: openMetrics(),
  identify: () => Promise.reject(new Error('nobody')),
  notFoundPage: async () => new Response('Not found', { status: 404 }),
})
const get = (path: string, address = '127.0.0.1', headers: Record<string, string> = {}) =>
  Promise.resolve(door.request(`http://localhost${path}`, { headers }, { address }))

beforeAll(() =>
  emlPostman(mailFolder({ DATA_DIR }))({
    id,
    from: 'House <no-reply@localhost>',
    to: 'zoe@example.com',
    subject: 'Zoë <script>alert(1)</script>',
    text: 'Open http://127.0.0.1:3000/verify?a=1&b=2 <img src=x onerror=alert(1)>',
    unsubscribe: null,
    html: '',
    date: new Date('2026-11-20T10:00:00Z'),
  }),
)

test('the list names each mail, and a mail shows its text escaped with its links alive', async () => {
  const list = await (await get('/dev/mail')).text()
  const href = /href="(\/dev\/mail\/[^"]+)"/.exec(list)?.[1] ?? ''
  expect(href).toBe(`/dev/mail/2026-11-20T10-00-00.000Z-${id}.eml`)
  expect(list).not.toContain('<script')
  const answer = await get(href)
  const mail = await answer.text()
  expect(mail).toContain('<a href="http://127.0.0.1:3000/verify?a=1&#38;b=2">')
  expect(mail).not.toMatch(/<script|<img/)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('only this machine sees it, and only files that are mails', async () => {
  for (const answer of [
    await get('/dev/mail', '192.168.1.5'),
    await get('/dev/mail', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }),
    await door.request('http://evil.example/dev/mail', {}, { address: '127.0.0.1' }),
    await get('/dev/mail/..%2f..%2fjwt-secret'),
    await get(`/dev/mail/2026-11-20T10-00-01.000Z-${id}.eml`),
  ]) {
    expect(answer.status).toBe(404)
  }
})

test('it does not exist on a server that others can reach, nor beside real mail', () => {
  expect(mailPageRoutes({ DATA_DIR, isLoopback: false, SMTP_URL: undefined })).toEqual([])
  expect(mailPageRoutes({ DATA_DIR, isLoopback: true, SMTP_URL: 'smtp://mail.example' })).toEqual([])
})
