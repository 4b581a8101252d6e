// A member without a mouse: Tab, Enter, Space, Escape and letters. Where the focus is must be seen.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Presses Tab until something with this name has the focus. */
export async function tabTo(page: Page, name: string, { back = false } = {}): Promise<void> {
  const passed: string[] = []
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
    const { names, seen } = await focused(page)
    if (names.includes(name)) {
      expect(seen, `the focus on ${name} can be seen`).toBe(true)
      return
    }
    passed.push(names[0] ?? '')
  }
  throw new Error(`Tab never came to "${name}", only to: ${passed.join(', ')}`)
}

/** What a screen reader could call the element with the focus, and whether an eye finds it. */
function focused(page: Page): Promise<{ names: string[]; seen: boolean }> {
  return page.evaluate(async () => {
    // A link that comes into sight with the focus is there in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return { names: [], seen: false }
    const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null
    const names = [
      element.getAttribute('aria-label'),
      element.textContent,
      ...[...(labels ?? [])].map((label) => label.textContent),
    ]
    const box = element.getBoundingClientRect()
    const inView = box.bottom > 0 && box.top < innerHeight
    return {
      names: names.flatMap((name) => (name?.trim() ? [name.trim()] : [])),
      seen: inView && getComputedStyle(element).outlineStyle !== 'none',
    }
  })
}

/** Goes there and presses it. */
export async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label)
  await page.keyboard.type(text)
}
