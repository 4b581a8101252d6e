import { expect, onTestFinished, test } from 'vitest'
import { listBooks } from '../src/books/contract.ts'
import { listPages, readStory } from '../src/stories/contract.ts'
import { useBrowser } from './harness.ts'
import { startJourneyServer } from './journey-server.ts'
import { answerTheWizard, nameAndReview, type Odds, paintAndFinish } from './make-a-book-against-odds.ts'
import { ask, newEmail, newMember } from './member.ts'

const visit = useBrowser()

test('the server is killed and the page refreshed at every step from the first question to the finished book: nothing is lost', async () => {
  const server = await startJourneyServer()
  onTestFinished(server.remove)
  const member = await newMember(newEmail(), server.origin)
  const { page } = await visit({ as: member, faults: true })
  // Whoever refreshes is asked whether what is typed may go: it comes back.
  page.on('dialog', (dialog) => void dialog.accept())
  let kills = 0
  const dies = async () => {
    await server.restart()
    await page.reload()
    kills += 1
  }
  const odds: Odds = {
    atRest: dies,
    atWork: async (place, begin) => {
      await server.restart(place)
      await page.reload()
      await begin()
      await server.ended()
      await dies()
    },
  }
  await answerTheWizard(page, odds)
  const id = await nameAndReview(page, odds)
  await paintAndFinish(page, odds)
  const { items: books } = await ask(member, listBooks, {})
  expect(books).toMatchObject([
    {
      ...{ id, status: 'completed', title: 'The Lamp of the Day', recipient_type: 'Other: Godchild', rhyme: true },
      ...{ dedication: 'For Ida, who asked what the lighthouse does by day.', avoid: 'thunder' },
      characters: [{ name: 'Ida' }, { name: 'Ember', type: 'dragon' }],
    },
  ])
  const { items: pages } = await ask(member, listPages, { id })
  expect(pages).toHaveLength(24)
  expect(pages[1]?.text_content).toBe('There was a lamp that would not sleep.')
  expect(pages.filter((one) => one.image_url === null)).toEqual([])
  // The story that was half written is the story: it was not told a second time.
  expect((await ask(member, readStory, { id })).number).toBe(1)
  expect(kills).toBeGreaterThan(20)
})
