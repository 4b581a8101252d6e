import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pages } from '../../../database/schema/books.ts'
import { imageGenerationJobPages as jobPages, imageGenerationJobs as jobs } from '../../../database/schema/pictures.ts'
import { createTestDatabase, onPostgres, openDatabaseAt } from '../../platform/database/test-database.ts'
import { startScript } from '../../platform/database/test-process.ts'
import { openTestPictures, painted } from './test-pictures.ts'

const script = join(import.meta.dirname, 'fixtures/draw-book.ts')
const paintings = (lines: readonly string[]) => lines.filter((line) => line.startsWith('painted')).length

test.each(onPostgres ? ['draw-page.painted:7', 'keep-picture.stored:7'] : ['draw-page.kept:9'])(
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

test.skipIf(!onPostgres)('two workers on one database share a job, and no page is painted twice', async () => {
  const address = await createTestDatabase()
  const painters: string[] = []
  const open = (name: string) =>
    openTestPictures({
      address,
      paint: async () => {
        painters.push(name)
        await new Promise((resolve) => setTimeout(resolve, 60))
        return painted(name)
      },
    })
  const [one, two] = [await open('one'), await open('two')]
  const ana = await one.door.addMember()
  const { bookId } = await one.addStory(ana)
  const { body } = await one.door.ask(ana, 'POST /functions/v1/images-generate-batch', { bookId })
  expect(body).toMatchObject({ success: true, completedPages: 24 })
  expect(painters).toHaveLength(24)
  expect(new Set(painters)).toEqual(new Set(['one', 'two']))
  await Promise.all([one.close(), two.close()])
})
