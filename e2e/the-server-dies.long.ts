import { expect, onTestFinished, test } from 'vitest'
import { listBooks, updateBook } from '../src/books/contract.ts'
import { readStory } from '../src/stories/contract.ts'
import { useBrowser } from './harness.ts'
import { startJourneyServer } from './journey-server.ts'
import { answerTheWizard } from './make-a-book-against-odds.ts'
import { ask, newEmail, newMember } from './member.ts'

const visit = useBrowser()

test('while it writes the story, and while it paints the pictures: both go on, and the screen with them', async () => {
  const server = await startJourneyServer({ FAILPOINT: 'write-story.planned' })
  onTestFinished(server.remove)
  const member = await newMember(newEmail(), server.origin)
  const { page } = await visit({ as: member, faults: true })
  await answerTheWizard(page, {
    atRest: () => Promise.resolve(),
    atWork: async (_place, begin) => {
      await begin()
      await server.ended()
      // Nobody reloads: the screen has heard no word of its story yet, and asks for it again.
      await server.restart('draw-page.kept:4')
    },
  })
  const { items: books } = await ask(member, listBooks, {})
  expect(books).toMatchObject([{ status: 'text_generated', characters: [{ name: 'Ida' }, { name: 'Ember' }] }])
  const [{ id } = { id: '' }] = books
  // It was begun before the server died: no second one was told.
  expect((await ask(member, readStory, { id })).number).toBe(1)

  await ask(member, updateBook, { id, art_style_id: 'vector' })
  await page.goto(`/dashboard/book/${id}/images`)
  const painted = page.getByRole('region', { name: 'The pages' }).getByRole('button', { name: /^Regenerate/ })
  await page.getByRole('button', { name: /^Paint all/ }).click()
  await server.ended()
  await server.restart()
  await expect.poll(() => painted.count()).toBeGreaterThan(6)
})
