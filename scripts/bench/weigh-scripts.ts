// What the first screen of a signed-in member weighs: held to its limit by a browser test, told by the bench.

import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

/** What is fetched ahead for the next screen comes a second later; on a busy machine, before this one is seen to stand. Here it never comes. */
const withoutFetchingAhead =
  'const wait = setTimeout; setTimeout = (work, ms, ...more) => ms >= 1000 ? 0 : wait(work, ms, ...more)'

/** `page`: signed in, of a browser that has never been here. All scripts until the screen stands, as a server sends them. */
export async function weighMyBooks(page: Page): Promise<number> {
  await page.addInitScript(withoutFetchingAhead)
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1, name: 'My Books' }).waitFor()
  return (await Promise.all(scripts)).reduce((sum, script) => sum + gzipSync(script).length, 0)
}
