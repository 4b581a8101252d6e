// A server killed at its named places, on everything between signing up and leaving: asked again, the next one does it once and whole.

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../database/schema/members.ts'
import { hour } from '../base/dates.ts'
import { sweepEditions } from '../editions/server/part-with-book.ts'
import type { Database } from '../platform/database/database.ts'
import { createTestDatabase, openDatabaseAt } from '../platform/database/test-database.ts'
import { startScript } from '../platform/database/test-process.ts'
import { diskStore } from '../platform/files/disk-store.ts'
import { sweepFiles } from '../platform/files/sweep-files.ts'
import { testFiles } from '../platform/files/test-files.ts'
import { errands, openFor, type ErrandName, type Hers } from './test-errands.ts'
import { assertInvariants } from './test-invariants.ts'
import { missTheDead } from './test-kills.ts'

const script = join(import.meta.dirname, 'fixtures/run-errand.ts')

const places: [place: string, errand: ErrandName][] = [
  ['sign-up', 'sign up'],
  ['create-book.without-characters', 'begin a book'],
  ['finalize.bound', 'finish a book'],
  ['make-download.stored', 'take a book along'],
  ['draw-print.stored', 'print a book'],
  ['draw-print.stored:20', 'print a book'],
  ['make-download.stored', 'print a book'],
  ['delete-book.before-commit', 'delete a book'],
  ['remove-account.files', 'leave for good'],
]

test.each(places)(
  'killed at %s, one who wants to %s has lost nothing, and does it once and whole',
  async (place, name) => {
    const address = await createTestDatabase()
    const folder = mkdtempSync(join(tmpdir(), 'broken-off-'))
    const hers = await prepare(name, address, folder)
    const { run, count, before, done } = { before: 0, ...errands[name] }

    const killed = startScript(script, [address, folder, name, hers.memberId, hers.bookId], { FAILPOINT: place })
    expect(await killed.ended, killed.lines.join('\n')).toBeNull()
    await missTheDead(address)

    // Nobody is at work while this looks.
    const left = await openDatabaseAt(address)
    expect(await count(left.owner, hers)).toBe(before)
    await holds(left, folder)
    await left.close()

    const on = await openFor(name, address, folder)
    await run(on, hers)
    expect(await count(on.database.owner, hers)).toBe(done)
    await holds(on.database, folder)
    await on.close()
  },
)

/** A member with a painted book, who has asked long ago to be forgotten if that is what she wants. */
async function prepare(name: ErrandName, address: string, folder: string): Promise<Hers> {
  const on = await openFor(name, address, folder)
  const ana = await on.door.addMember()
  const memberId = ana.id
  const { bookId } = await on.addPainted(ana)
  if (name === 'leave for good') {
    await on.database.owner.update(users).set({ deletion_at: on.hands.now() }).where(eq(users.id, memberId))
  }
  await on.close()
  return { memberId, bookId }
}

/** Once what runs every hour has run. */
async function holds(database: Database, folder: string): Promise<void> {
  const { files } = testFiles(database, { DATA_DIR: folder })
  const now = () => new Date(Date.now() + 2 * hour)
  await sweepEditions({ database, files, now })
  await sweepFiles({ database, store: diskStore(join(folder, 'files')), files, now })
  await assertInvariants(database, folder)
}
