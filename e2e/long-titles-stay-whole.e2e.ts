import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desk, phone, useBrowser } from './harness.ts'
import { newMember, newStory } from './member.ts'

const visit = useBrowser()

/** The words of a line that go on in the next. */
function brokenWords(line: Locator): Promise<string[]> {
  return line.evaluate((element) => {
    const text = element.firstChild
    if (!text) return ['nothing']
    const words = [...element.textContent.matchAll(/[^\s-]+/g)]
    return words.flatMap(({ index, 0: word }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : []
    })
  })
}

/** It lies on its sheet with all it holds. */
const isOnSheet = (page: Page) =>
  page.locator('.step-leaf').evaluate((sheet) => sheet.scrollHeight <= sheet.clientHeight)

test('on the sheet of the title step and on the title page of the preview', async () => {
  const member = await newMember()
  const title = 'Wolfeschlegelsteinhausenbergerdorff-Maximiliane, the Third of the Very Long Names of the North'
  const { id } = await newStory(member, title)
  const { page } = await visit({ as: member })
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport)
    await page.goto(`/dashboard/book/${id}/title`)
    await page.locator('.title-shown').waitFor()
    expect(await brokenWords(page.locator('.title-shown')), `sheet, ${viewport.width} wide`).toEqual([])
    expect(await isOnSheet(page)).toBe(true)
    await page.goto(`/dashboard/book/${id}/preview`)
    await page.getByText('The cover', { exact: true }).waitFor()
    await expect
      .poll(() => brokenWords(page.locator('.leaf-title > span').first()), {
        message: `title page, ${viewport.width} wide`,
      })
      .toEqual([])
  }
})
