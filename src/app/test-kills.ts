// For tests: a server that paints a book and is killed again and again, until one of its successors is done.

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isNotNull } from 'drizzle-orm'
import { expect } from 'vitest'
import { pages } from '../../database/schema/books.ts'
import { imageGenerationJobs } from '../../database/schema/pictures.ts'
import { createTestDatabase, openDatabaseAt } from '../platform/database/test-database.ts'
import { startScript, type TestProcess } from '../platform/database/test-process.ts'
import { assertInvariants } from './test-invariants.ts'

const script = join(import.meta.dirname, '../pictures/server/fixtures/draw-book.ts')
/** How many pages one process paints at once: what a kill may have painted in vain. */
export const paintedAtOnce = 4

/** Each process dies its death, at this failpoint or by chance; the last one is left alone. Answers how much was painted in vain. */
export async function killWhilePainting(deaths: readonly string[]): Promise<number> {
  const address = await createTestDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'kills-'))
  // Whenever chance strikes, some pages are left to the last one.
  const most = Math.floor(20 / deaths.length)
  let painted = 0
  for (const [at, death] of deaths.entries()) {
    const env: Record<string, string> =
      death === 'by chance' ? { LIVES_FOR: `${1 + Math.random() * 1500},${most}` } : { FAILPOINT: death }
    const painter = startScript(script, [address, folder, at === 0 ? 'send' : 'go on'], env)
    expect(await painter.ended, painter.lines.join('\n')).toBeNull()
    painted += paintings(painter)
  }
  const last = startScript(script, [address, folder, 'go on'])
  await last.says('drawn')
  await last.ended
  painted += paintings(last)

  const database = await openDatabaseAt(address)
  await assertInvariants(database, folder)
  const { owner } = database
  expect(await owner.select().from(imageGenerationJobs)).toMatchObject([{ status: 'completed', completed_pages: 24 }])
  expect(await owner.$count(pages, isNotNull(pages.image_url))).toBe(24)
  await database.close()
  return painted - 24
}

const paintings = ({ lines }: TestProcess) => lines.filter((line) => line.startsWith('painted')).length
