// Work that breaks off at its named places between a finished book and its end: tried again, it is done once and whole.

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { files } from '../../database/schema/platform.ts'
import { hour } from '../base/dates.ts'
import { sweepEditions } from '../editions/server/part-with-book.ts'
import { openTestEditions } from '../editions/server/test-editions.ts'
import { sweepFiles } from '../platform/files/sweep-files.ts'
import { diskStore } from '../platform/files/disk-store.ts'
import { assertInvariants } from './test-invariants.ts'

test('a book that is finished, taken along and deleted while its server dies at each step is whole at each, and then gone', async () => {
  let dies = ''
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'broken-off-'))
  const on = await openTestEditions({
    settings: { DATA_DIR },
    drawPrints: async () => {},
    failpoint(place) {
      if (place === dies) throw new Error('the power is gone')
    },
  })
  const ana = await on.door.addMember()
  const { bookId } = await on.addPainted(ana)
  const brokenOff = async (place: string, work: () => ReturnType<typeof on.finish>) => {
    dies = place
    expect((await work()).status, place).toBe(500)
    await assertInvariants(on.database, DATA_DIR)
    dies = ''
    expect((await work()).status, place).toBe(200)
  }

  await brokenOff('finalize.bound', () => on.finish(ana, bookId))
  expect(await on.editionRows(bookId)).toHaveLength(1)
  const { id } = (await on.finish(ana, bookId)).body.edition
  await brokenOff('make-download.stored', () => on.door.ask(ana, `GET /api/editions/${id}/downloads/epub`))
  await brokenOff('delete-book.before-commit', () => on.door.ask(ana, `DELETE /api/books/${bookId}`))
  // Its files have lost their owner; what was bound in vain never had an edition.
  on.hands.clock.advance(2 * hour)
  await sweepEditions(on.hands)
  const store = diskStore(join(DATA_DIR, 'files'))
  await sweepFiles({ database: on.database, store, files: on.hands.files, now: on.hands.now })
  await assertInvariants(on.database, DATA_DIR)
  expect(await on.database.owner.$count(files)).toBe(0)
  await on.close()
})
