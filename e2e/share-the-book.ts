// A finished book is shared with a passcode, read by somebody without an account, reported, and its link is ended: part of the journey of a book.

import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults } from './accessible.ts'
import { phone, type useBrowser } from './harness.ts'

/** A voice that needs a moment for each page, and does not come to the end of the third. */
async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let read = 0
    const voice = {
      getVoices: () => [{}],
      speak: (said: EventTarget) => {
        read += 1
        if (read < 3) setTimeout(() => said.dispatchEvent(new Event('end')), 100)
      },
      cancel: () => undefined,
      addEventListener: () => undefined,
    }
    Object.defineProperty(globalThis, 'speechSynthesis', { value: voice })
  })
}

async function swipe(page: Page): Promise<void> {
  const box = await page.getByRole('region', { name: /^The book/ }).boundingBox()
  if (!box) throw new Error('There is no book to swipe')
  await page.mouse.move(box.x + box.width - 40, box.y + 80)
  await page.mouse.down()
  await page.mouse.move(box.x + 40, box.y + 80)
  await page.mouse.up()
}

/** The whole page is seen, its words beside its picture. */
async function heldSideways(guest: Page): Promise<void> {
  await guest.setViewportSize({ width: 740, height: 360 })
  // Without a touch: who turns her phone sees the page, not the title above it.
  const bottom = () =>
    guest.locator('.leaf[data-open] > .leaf-picture').evaluate((it) => it.getBoundingClientRect().bottom)
  await expect.poll(bottom).toBeLessThanOrEqual(360)
  await guest.getByRole('button', { name: 'Next page' }).click()
  await guest.getByText('Page 2 of 24').waitFor()
  await guest.locator('.turning').waitFor({ state: 'detached' })
  for (const part of ['.leaf-picture', '.leaf-words']) {
    const box = await guest.locator(`.leaf[data-open] > ${part}`).boundingBox()
    expect(box && box.y >= 0 && box.y + box.height <= 360, JSON.stringify(box)).toBe(true)
  }
  expect(await accessibilityFaults(guest), 'sideways').toEqual([])
  await guest.keyboard.press('ArrowLeft')
  await guest.getByText('Page 1 of 24').waitFor()
}

/** `page`: the preview of the finished book “Siobhán and the Train”, dedicated “For Siobhán, who roars”. */
export async function shareTheBook(page: Page, visit: ReturnType<typeof useBrowser>): Promise<void> {
  await page.getByRole('button', { name: /^Share Book/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Share Book' })
  await dialog.getByLabel('Passcode').fill('blue whale')
  await dialog.getByLabel('Hide the first name').check()
  await dialog.getByRole('button', { name: 'Make a private link' }).click()
  const link = new URL(await dialog.getByLabel(/^Your link/).inputValue()).pathname
  expect(await accessibilityFaults(page), 'link made').toEqual([])

  const { page: guest } = await visit({ viewport: phone })
  await giveVoice(guest)
  await guest.clock.install()
  await guest.goto(link)
  await guest.getByRole('heading', { name: 'A private book' }).waitFor()
  expect(await accessibilityFaults(guest), 'passcode').toEqual([])
  await guest.getByLabel('Passcode').fill('red whale')
  await guest.getByLabel('Passcode').press('Enter')
  await guest.getByRole('alert').getByText('That passcode is not right. Please try again.').waitFor()
  expect(await accessibilityFaults(guest), 'wrong passcode').toEqual([])
  await guest.setViewportSize(phone)
  await guest.getByLabel('Passcode').fill('blue whale')
  await guest.getByRole('button', { name: 'Open the book' }).click()

  await guest.getByRole('heading', { name: 'S. and the Train' }).waitFor()
  await guest.getByText('The cover', { exact: true }).waitFor()
  const fetched = new Set<string>()
  const note = (request: Request) => request.url().includes('/files/') && fetched.add(request.url())
  guest.on('request', note)
  await guest.reload()
  await guest.getByText('The cover', { exact: true }).waitFor()
  expect(await guest.content()).not.toMatch(/Siobh/)
  // On a phone the cover is seen, after one turn the dedication, which has no picture, and after two the first page: two pictures, no others.
  await guest.waitForLoadState('networkidle')
  expect(fetched.size, 'pictures at first').toBe(2)
  guest.off('request', note)
  expect(await accessibilityFaults(guest), 'cover').toEqual([])
  await guest.setViewportSize(phone)
  // What only stands beside another leaf is passed over: the story begins after two turns.
  await guest.keyboard.press('ArrowRight')
  await guest.getByText('Before the story').waitFor()
  const open = guest.locator('.leaf[data-open]')
  await open.getByText('For S., who roars').waitFor()
  await swipe(guest)
  await guest.getByText('Page 1 of 24').waitFor()
  await heldSideways(guest)
  await guest.setViewportSize(phone)
  await guest.getByRole('button', { name: 'Read aloud' }).click()
  await guest.getByText('Page 3 of 24').waitFor()
  await guest.getByRole('button', { name: 'Stop reading' }).click()
  expect(await accessibilityFaults(guest), 'open').toEqual([])
  await guest.getByText(/^Pages \d+ and \d+ of 24$/).waitFor()
  const words = open.locator('.leaf-words').first()
  const look = () => words.evaluate((lines) => [getComputedStyle(lines).position, getComputedStyle(lines).fontSize])
  expect(await look(), 'under the picture').toEqual(['relative', '18px'])
  await guest.setViewportSize({ width: 1920, height: 1080 })
  // As wide as the page of a reader is: large enough to be read where it is printed, or under its picture.
  expect(Number.parseFloat((await look())[1] ?? ''), 'letters').toBeGreaterThanOrEqual(18)

  // Left open so long, it has sent for new links to its pictures.
  const renewed = guest.waitForResponse((response) => new URL(response.url()).pathname === link)
  await guest.clock.fastForward('46:00')
  expect((await renewed).status()).toBe(200)

  await guest.getByText('Report this book').click()
  await guest.getByLabel('What is wrong with it?').fill('This is a picture of somebody else')
  expect(await accessibilityFaults(guest), 'report').toEqual([])
  await guest.getByRole('button', { name: 'Send the report' }).click()
  await guest.getByRole('heading', { name: 'Thank you' }).waitFor()
  expect(await accessibilityFaults(guest), 'reported').toEqual([])

  await page.reload()
  await page.getByRole('button', { name: /^Share Book/ }).click()
  await dialog.getByText(/opened 2 times, with a passcode/).waitFor()
  await dialog.getByRole('button', { name: /^End it/ }).click()
  await dialog.getByText('The link is ended.').waitFor()
  await guest.goto(link)
  await guest.getByRole('heading', { name: 'This link shows nothing' }).waitFor()
  expect(await accessibilityFaults(guest), 'ended').toEqual([])
}
