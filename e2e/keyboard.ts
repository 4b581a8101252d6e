// A member without a mouse: Tab, arrows, Enter, Space, Escape and letters. Where the focus is must be seen.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'

type Name = string | RegExp

/** Presses Tab until something with this name has the focus. A story has a hundred stops and more. */
export function tabTo(page: Page, name: Name, { back = false, most = 60 } = {}): Promise<void> {
  return go(page, back ? 'Shift+Tab' : 'Tab', name, most)
}

/** Goes on with an arrow key among choices of one kind until this one is chosen. */
export function arrowTo(page: Page, name: Name): Promise<void> {
  return go(page, 'ArrowRight', name, 20)
}

async function go(page: Page, key: string, name: Name, most: number): Promise<void> {
  const passed: string[] = []
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press(key)
    const { names, seen } = await focused(page)
    if (names.some((one) => (typeof name === 'string' ? one === name : name.test(one)))) {
      expect(seen, `the focus on ${name} can be seen`).toBe(true)
      return
    }
    passed.push(names[0] ?? '')
  }
  throw new Error(`${key} never came to "${name}", only to: ${passed.join(', ')}`)
}

/** What a screen reader could call the element with the focus, and whether an eye finds it. */
function focused(page: Page): Promise<{ names: string[]; seen: boolean }> {
  return page.evaluate(async () => {
    // A link that comes into sight with the focus is there in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return { names: [], seen: false }
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    const labels = isField ? element.labels : null
    const names = [
      element.getAttribute('aria-label'),
      element.textContent,
      ...[...(labels ?? [])].map((label) => label.textContent),
    ]
    const box = element.getBoundingClientRect()
    const inView = box.bottom > 0 && box.top < innerHeight
    return {
      names: names.flatMap((name) => (name?.trim() ? [name.trim()] : [])),
      // Of a choice all that belongs to it is outlined.
      seen: inView && [element, ...(labels ?? [])].some((one) => getComputedStyle(one).outlineStyle !== 'none'),
    }
  })
}

/** Goes there and presses it. */
export async function press(page: Page, name: Name, options = {}): Promise<void> {
  await tabTo(page, name, options)
  await page.keyboard.press('Enter')
}

export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label)
  await page.keyboard.type(text)
}
