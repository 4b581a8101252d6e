// A finished book is had as PDF, as booklet and as a record: part of the journey of a book.

import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults } from './accessible.ts'

async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; begins: string }> {
  const [file] = await Promise.all([page.waitForEvent('download', { timeout: 120_000 }), press()])
  const path = join(mkdtempSync(join(tmpdir(), 'download-')), 'file')
  await file.saveAs(path)
  return { name: file.suggestedFilename(), begins: readFileSync(path).subarray(0, 5).toString() }
}

/** Over a slow line. Answers the percents that the button said meanwhile. */
async function slowly(page: Page, work: () => Promise<void>): Promise<number[]> {
  const told = await page.evaluateHandle(() => {
    const told: number[] = []
    const actions = document.querySelector('.preview-actions')
    const look = () => {
      const percent = /Downloading… (\d+)%/.exec(actions?.textContent ?? '')?.[1]
      if (percent !== undefined) told.push(Number(percent))
    }
    if (actions) new MutationObserver(look).observe(actions, { subtree: true, childList: true, characterData: true })
    return told
  })
  const line = await page.context().newCDPSession(page)
  const speed = { offline: false, latency: 0, uploadThroughput: -1 }
  await line.send('Network.emulateNetworkConditions', { ...speed, downloadThroughput: 2_000_000 })
  await work()
  await line.send('Network.emulateNetworkConditions', { ...speed, downloadThroughput: -1 })
  await line.detach()
  return told.jsonValue()
}

/** `page`: the preview of the finished book “Siobhán and the Train”. */
export async function downloadTheBook(page: Page): Promise<void> {
  let book = { name: '', begins: '' }
  const percents = await slowly(page, async () => {
    book = await downloaded(page, () => page.getByRole('button', { name: 'Download PDF' }).click())
  })
  expect(percents).toEqual(percents.toSorted((one, other) => one - other))
  expect(new Set(percents).size, 'percents while the bytes come').toBeGreaterThan(3)
  expect(book.name).toMatch(/^siobhan_and_the_train_[0-9a-f-]{36}\.pdf$/)
  expect(book.begins).toBe('%PDF-')
  await page.getByRole('button', { name: /^Print at Home/ }).click()
  const paper = page.getByRole('dialog', { name: 'Print at Home' }).getByRole('button', { name: 'A4' })
  const booklet = await downloaded(page, () => paper.click())
  expect(booklet.begins).toBe('%PDF-')
  await page.getByRole('button', { name: /^More downloads/ }).click()
  const more = page.getByRole('dialog', { name: 'More downloads' })
  expect(await accessibilityFaults(page), 'more downloads').toEqual([])
  const record = await downloaded(page, () =>
    more.getByRole('button', { name: 'Download: Lyric record (PNG)' }).click(),
  )
  expect(record.name).toMatch(/_record\.png$/)
  await page.keyboard.press('Escape')
  await page.route('**/downloads/screen', (route) =>
    route.fulfill({ json: { kind: 'screen', url: '', file_name: '', content_type: '', bytes: 0 } }),
  )
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await page.getByText('PDF URL not returned from server.').waitFor()
  expect(await accessibilityFaults(page), 'no url').toEqual([])
}
