// What axe finds on a page, in lines that say where; and whether anything needs scrolling sideways.

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { desk, phone } from './harness.ts'

/** Looked at on a phone, where the layout is hardest; whether anything sticks out, on a desk, too. The state of the page stays. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(phone)
  const narrow = [...(await axeFaults(page)), ...(await sidewaysFaults(page))]
  await page.setViewportSize(desk)
  return [...narrow, ...(await sidewaysFaults(page)).map((fault) => `${desk.width} wide: ${fault}`)]
}

async function axeFaults(page: Page): Promise<string[]> {
  // No page of ours has frames: the plain mode spares a second page for each look.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  )
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
