// What axe finds on a page, in lines that say where; and whether anything needs scrolling sideways.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { desk, phone } from './harness.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Without its comments: every page that is looked at reads it first. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** On a desk and on a phone: the state of the page stays, its layout follows. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport)
    faults.push(...(await look(page)).map((fault) => `${viewport.width} wide: ${fault}`))
  }
  return faults
}

async function look(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const found = await page.evaluate(async () => {
    // What is on its way to another colour is looked at where it arrives.
    for (const animation of document.getAnimations()) animation.finish()
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => `${id}: ${html} ${failureSummary}`),
    )
  })
  return [...found, ...(await sidewaysFaults(page))]
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
