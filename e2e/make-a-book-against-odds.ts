// From the first question to the finished book in a browser, while something may go wrong at every step.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export interface Odds {
  /** At a step where something is typed or made, before it goes on. */
  atRest: () => Promise<void>
  /** While the server does what `begin` asks for: it comes to this place, there for the so-manieth time. */
  atWork: (place: string, begin: () => Promise<void>) => Promise<void>
}

const dedication = 'For Ida, who asked what the lighthouse does by day.'
const edited = 'There was a lamp that would not sleep.'

const wordsOf = (page: Page) => ({
  question: (name: string) => page.getByRole('heading', { level: 1, name }).waitFor(),
  choose: (name: string) => page.getByRole('radio', { name, exact: true }).check(),
  next: (name = 'Next') => page.getByRole('button', { name, exact: true }).click(),
  holds: async (label: string, text: string) => {
    await expect.poll(() => page.getByLabel(label).inputValue()).toBe(text)
  },
  isChosen: async (name: string) => {
    await expect.poll(() => page.getByRole('radio', { name, exact: true }).isChecked()).toBe(true)
  },
})

/** Ends where the story is written, at the question for its title. */
export async function answerTheWizard(page: Page, { atRest, atWork }: Odds): Promise<void> {
  const { question, choose, next, holds, isChosen } = wordsOf(page)
  await page.goto('/dashboard/book/wizard')
  await next()
  await choose('Other')
  await page.getByLabel('Who is it?').fill('Godchild')
  await atRest()
  await holds('Who is it?', 'Godchild')
  await next()
  await choose('Birthday')
  await atRest()
  await isChosen('Birthday')
  await next()
  await page.getByLabel('Name').fill('Ida')
  await page.getByLabel('Age').fill('5')
  await choose('girl')
  await atRest()
  await holds('Name', 'Ida')
  await isChosen('girl')
  await next()
  await page.getByLabel('Interests').fill('boats, lamps')
  await atRest()
  await holds('Interests', 'boats, lamps')
  await next()
  await page.getByLabel('Your idea').fill('Setting: a lighthouse')
  await atRest()
  await holds('Your idea', 'Setting: a lighthouse')
  await next()
  await choose('Mystery')
  await atRest()
  await isChosen('Mystery')
  await next()
  await question('What does Ida look like?')
  await choose('raincoat')
  await atRest()
  await isChosen('raincoat')
  await next()
  await page.getByRole('button', { name: 'Add Character' }).click()
  await page.getByLabel('Name').fill('Ember')
  await choose('dragon')
  await atRest()
  await holds('Name', 'Ember')
  await next()
  await page.getByLabel('Please avoid').fill('thunder')
  await atRest()
  await holds('Please avoid', 'thunder')
  await next()
  await choose('Yes, in rhyme')
  await atRest()
  await isChosen('Yes, in rhyme')
  await next()
  await question('Check your answers')
  await atRest()
  await question('Check your answers')
  await atWork('write-story.page:9', () => next('Generate Story'))

  await next('Next: its title')
  await question('What is it called?')
}

/** From there to the pictures; answers the book's id. */
export async function nameAndReview(page: Page, { atRest }: Odds): Promise<string> {
  const { next, holds } = wordsOf(page)
  await page.getByLabel('Title of the book').fill('The Lamp of Day')
  await atRest()
  await holds('Title of the book', 'The Lamp of Day')
  await next()
  await page.getByLabel('Dedication').fill('For Ida')
  await atRest()
  await holds('Dedication', 'For Ida')
  await next('Next: read your story')
  await page.getByRole('heading', { name: 'Page 24' }).waitFor()
  await page.getByRole('button', { name: 'Edit: page 2', exact: true }).click()
  const second = page.getByRole('article', { name: 'Page 2', exact: true })
  await second.getByRole('textbox').fill(edited)
  await atRest()
  await expect.poll(() => second.getByRole('textbox').inputValue()).toBe(edited)
  await second.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Text updated successfully!').waitFor()
  const [, id = ''] = /book\/([^/]+)\//.exec(page.url()) ?? []

  await page.goto(`/dashboard/book/${id}/title`)
  await page.getByLabel('Title of the book').fill('The Lamp of the Day')
  await atRest()
  await holds('Title of the book', 'The Lamp of the Day')
  await next('NEXT')
  await page.getByLabel('Dedication').fill(dedication)
  await atRest()
  await holds('Dedication', dedication)
  await next('NEXT')
  await page.getByRole('radio', { name: /Vector Art/ }).check()
  return id
}

export async function paintAndFinish(page: Page, { atRest, atWork }: Odds): Promise<void> {
  const { next, holds } = wordsOf(page)
  await atRest()
  await atWork('draw-page.kept:7', () => next('NEXT'))
  await page.getByText('All pictures are painted.').waitFor()
  await page.getByRole('button', { name: 'Request Changes: page 5' }).click()
  await page.getByLabel('What should change?').fill('Make it night')
  await atRest()
  await holds('What should change?', 'Make it night')
  await atWork('finalize.bound', () => next('FINISH'))
  // Binding is no job, and was in vain.
  await page.getByText('All its pictures are painted; it is not finished yet.').waitFor()
  await page.getByRole('button', { name: 'Finish this book' }).first().click()
  await page.getByText('Your book is finished.').waitFor()
}
