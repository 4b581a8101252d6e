// The print passport of a finished book, and a picture drawn anew for paper: part of the journey of a book.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults } from './accessible.ts'

export async function readPassport(page: Page): Promise<void> {
  await page.getByText(/^Ready for the printer/).waitFor()
  await page.getByRole('link', { name: 'Print passport' }).click()
  await page.getByText('Every page can be printed as it is.').waitFor()
  await redrawForPaper(page)
  await page.getByText('Every picture').click()
  await page.getByText('Page 24: 300 dots an inch').waitFor()
  expect(await accessibilityFaults(page), 'the passport').toEqual([])
  await page.getByRole('link', { name: 'Back' }).click()
}

/** As if a provider had painted page 5, with too few dots: our illustrator draws it anew, and the passport is looked at again. */
async function redrawForPaper(page: Page): Promise<void> {
  const soft = [{ code: 'low_resolution', severity: 'warning', page: 5, message: 'Too few dots.', mend: 'Draw it.', mend_at: 'picture' }] // prettier-ignore
  await page.route(
    /\/api\/books\/[^/]+\/passport$/,
    async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), findings: soft } })
    },
    { times: 1 },
  )
  await page.reload()
  const drawn = page.waitForResponse((response) => response.url().endsWith('/images-generate'))
  await page.getByRole('button', { name: 'Have our illustrator draw it' }).click()
  expect(await (await drawn).json()).toMatchObject({ engine: 'embedded', page: { page_number: 5 } })
  await page.getByText('Every page can be printed as it is.').waitFor()
}
