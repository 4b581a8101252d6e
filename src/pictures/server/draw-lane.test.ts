import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pages } from '../../../database/schema/books.ts'
import { imageGenerationJobPages as jobPages, imageGenerationJobs as jobs } from '../../../database/schema/pictures.ts'
import { createTestDatabase, openDatabaseAt } from '../../platform/database/test-database.ts'
import { startScript } from '../../platform/database/test-process.ts'

const script = join(import.meta.dirname, 'fixtures/draw-book.ts')
const paintings = (lines: readonly string[]) => lines.filter((line) => line.startsWith('painted')).length

test.each(['draw-page.painted:7', 'keep-picture.stored:7', 'draw-page.kept:9'])(
  'killed at %s, a job goes on in the next process, and no finished page is painted again',
  async (place) => {
    const address = await createTestDatabase()
    const first = startScript(script, [address, 'send'], { FAILPOINT: place })
    expect(await first.ended).toBeNull()

    const between = await openDatabaseAt(address)
    const finished = (await between.owner.select().from(jobPages)).filter(({ status }) => status === 'completed')
    await between.close()
    expect(finished.length).toBeGreaterThan(0)

    const second = startScript(script, [address, 'go on'])
    await second.says('drawn')
    await second.ended
    expect(paintings(second.lines)).toBe(24 - finished.length)

    const database = await openDatabaseAt(address)
    const [job] = await database.owner.select().from(jobs)
    expect(job).toMatchObject({ status: 'completed', completed_pages: 24, progress: 100 })
    const drawn = await database.owner.select().from(pages)
    expect(drawn.filter(({ image_url }) => image_url !== null)).toHaveLength(24)
    await database.close()
  },
)
