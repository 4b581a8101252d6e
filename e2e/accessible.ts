// What axe finds on a page, in lines that say where; and whether anything needs scrolling sideways.

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

export async function accessibilityFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
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
