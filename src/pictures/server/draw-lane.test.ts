import { expect, test } from 'vitest'
import { createTestDatabase, onPostgres } from '../../platform/database/test-database.ts'
import { openTestPictures, painted } from './test-pictures.ts'

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
