// What axe finds on a page, in lines that say where; and whether anything needs scrolling sideways.

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { desk, phone, type Viewport } from './harness.ts'

/** On a desk and on a phone: the state of the page stays, its layout follows. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport)
    faults.push(...(await look(page, viewport)).map((fault) => `${viewport.width} wide: ${fault}`))
  }
  return faults
}

async function look(page: Page, viewport: Viewport): Promise<string[]> {
  // No page of ours has frames: the plain mode spares a second page for each look.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    // Our colours are the same at every width, and contrast is the slowest thing to look at.
    rules: { 'color-contrast': { enabled: viewport === phone } },
  })
  const { violations } = await axe.analyze()
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  )
  return [...faults, ...(await sidewaysFaults(page))]
}

/** What sticks out, when the page is wider than its window. */
export function sidewaysFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    )
    return wide.slice(-3).map((element) => `sticks out: ${element.outerHTML.slice(0, 200)}`)
  })
}
