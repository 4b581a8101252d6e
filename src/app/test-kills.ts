// For tests: a server that paints a book and is killed again and again, until one of its successors is done.

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isNotNull } from 'drizzle-orm'
import { expect } from 'vitest'
import { pages } from '../../database/schema/books.ts'
import { imageGenerationJobs } from '../../database/schema/pictures.ts'
import type { Dice } from '../base/dice.ts'
import { createTestDatabase, openDatabaseAt } from '../platform/database/test-database.ts'
import { startScript, type TestProcess } from '../platform/database/test-process.ts'
import { recoverJobs } from '../platform/jobs/recover-jobs.ts'
import { assertInvariants } from './test-invariants.ts'

const script = join(import.meta.dirname, '../pictures/server/fixtures/draw-book.ts')
/** How many pages one process paints at once: what a kill may have painted in vain. */
export const paintedAtOnce = 4

/** How a process dies: what draw-book.ts is told. */
type Death = { FAILPOINT: string } | { DIES: string }

/** While it opens or joins the queue, or at any step of its first paintings; each lasts some 60 ms. */
export function byChance(chance: Dice): Death {
  const paintings = chance.roll(6)
  return { DIES: `${paintings},${chance.next() * (paintings === 0 ? 800 : 150)}` }
}

/** Each process dies its death; the last one is left alone. Answers how much was painted in vain. */
export async function killWhilePainting(deaths: readonly Death[], address?: string): Promise<number> {
  const at = address ?? (await createTestDatabase())
  const folder = mkdtempSync(join(tmpdir(), 'kills-'))
  let painted = 0
  for (const [number, death] of deaths.entries()) {
    const painter = startScript(script, [at, folder, number === 0 ? 'send' : 'go on'], death)
    expect(await painter.ended, painter.lines.join('\n')).toBeNull()
    painted += paintings(painter)
    await missTheDead(at)
  }
  const last = startScript(script, [at, folder, 'go on'])
  await last.says('drawn')
  await last.ended
  painted += paintings(last)

  const database = await openDatabaseAt(at)
  await assertInvariants(database, folder)
  const { owner } = database
  expect(await owner.select().from(imageGenerationJobs)).toMatchObject([{ status: 'completed', completed_pages: 24 }])
  expect(await owner.$count(pages, isNotNull(pages.image_url))).toBe(24)
  await database.close()
  return painted - 24
}

/** On PostgreSQL the others wait ten seconds for a sign of life; the next one to die would die idle. */
export async function missTheDead(address: string): Promise<void> {
  if (!address.startsWith('postgres')) return
  const database = await openDatabaseAt(address)
  await recoverJobs(database.owner, 'all')
  await database.close()
}

const paintings = ({ lines }: TestProcess) => lines.filter((line) => line.startsWith('painted')).length
