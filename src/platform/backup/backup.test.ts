// A drill, for both databases: what was written is lost, and comes back from the backup as it was.

import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { books } from '../../../database/schema/books.ts'
import { users } from '../../../database/schema/members.ts'
import { day } from '../../base/dates.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../database/database.ts'
import { createPostgresDatabase, createTestDatabase, onPostgres, openDatabaseAt } from '../database/test-database.ts'
import { testFiles } from '../files/test-files.ts'
import { backUp, forgetBackups } from './back-up.ts'
import { restore } from './restore.ts'

const folder = (name: string) => mkdtempSync(join(tmpdir(), `${name}-`))

/** How it ended, in words. */
const told = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (fault: unknown) => String(fault),
  )

async function addMember(database: Database, DATA_DIR: string) {
  const { files } = testFiles(database, { DATA_DIR })
  const [member] = await database.owner
    .insert(users)
    .values({ email: `${randomUUID()}@example.com` })
    .returning()
  const userId = member?.id ?? ''
  const [book] = await database.owner.insert(books).values({ user_id: userId, title: 'The lamp of Mia' }).returning()
  const bookId = book?.id ?? ''
  const bytes = new TextEncoder().encode('a face')
  const key = `photos/${bookId}/${randomUUID()}_1.jpg`
  await files.put({ key, bytes, contentType: 'image/jpeg', kind: 'photo', userId, bookId })
  return { userId, key }
}

test('what is lost comes back from a backup: rows, policies, grants and files; and nothing that is there is overwritten', async () => {
  const address = await createTestDatabase()
  const DATA_DIR = onPostgres ? folder('data') : dirname(address)
  const config = readConfig({ DATA_DIR, ...(onPostgres && { DATABASE_URL: address }) })
  const hands = { config, environment: process.env }
  const before = await openDatabaseAt(address)
  const { userId, key } = await addMember(before, DATA_DIR)
  const at = new Date('2026-11-22T05:41:07Z')
  const backups = folder('backups')
  // With PostgreSQL the shop stays open meanwhile; the embedded database names who holds it.
  const meanwhile = onPostgres ? 'not asked' : await told(backUp(hands, backups, at))
  expect(meanwhile).toContain(onPostgres ? 'not asked' : String(process.pid))
  expect(readdirSync(backups)).toEqual([])
  if (!onPostgres) await before.close()
  const made = await backUp(hands, backups, at)
  if (onPostgres) await before.close()
  expect(readdirSync(backups)).toEqual(['2026-11-22T05-41-07Z'])
  expect(statSync(made).mode & 0o077).toBe(0)
  expect(readdirSync(made, { recursive: true }).some((name) => String(name).includes('jwt-secret'))).toBe(false)

  await expect(restore(hands, made)).rejects.toThrow(/Choose an empty one|There is/)
  const fresh = onPostgres ? await createPostgresDatabase('empty') : ''
  const NEW_DIR = join(folder('new'), 'data')
  const later = readConfig({ DATA_DIR: NEW_DIR, ...(onPostgres && { DATABASE_URL: fresh }) })
  await restore({ ...hands, config: later }, made)
  const after = await openDatabaseAt(onPostgres ? fresh : join(NEW_DIR, 'database'))
  const found = await after.owner.select().from(books).where(eq(books.user_id, userId))
  expect(found.map(({ title }) => title)).toEqual(['The lamp of Mia'])
  const { files } = testFiles(after, { DATA_DIR: NEW_DIR })
  expect(Buffer.from((await files.get(key)) ?? []).toString()).toBe('a face')
  // Policies and grants came along: a stranger sees nothing, and may not look into credentials.
  await after.transaction(async (rows) => {
    await rows.execute(sql`set local role member_app`)
    expect(await rows.select().from(books)).toEqual([])
  })
  await expect(
    after.transaction(async (rows) => {
      await rows.execute(sql`set local role member_app`)
      await rows.execute(sql`select * from credentials`)
    }),
  ).rejects.toThrow('credentials')
  await after.close()

  await expect(restore({ ...hands, config: later }, folder('none'))).rejects.toThrow('is no backup')
  rmSync(NEW_DIR, { recursive: true })
  // The rows are still there, the embedded ones are not.
  expect(await told(restore({ ...hands, config: later }, made))).toContain(onPostgres ? 'not empty' : 'done')
})

test('backups go after their days, and nothing else in their folder does', async () => {
  const address = await createTestDatabase()
  const DATA_DIR = onPostgres ? folder('data') : dirname(address)
  const config = readConfig({ DATA_DIR, ...(onPostgres && { DATABASE_URL: address }) })
  const hands = { config, environment: process.env }
  const backups = folder('backups')
  const now = new Date('2026-11-22T05:41:07Z')
  const old = await backUp(hands, backups, new Date(now.getTime() - 31 * day))
  const kept = await backUp(hands, backups, new Date(now.getTime() - 29 * day))
  expect(forgetBackups(backups, 30, now)).toEqual(['2026-10-22T05-41-07Z'])
  expect([existsSync(old), existsSync(kept)]).toEqual([false, true])
})
