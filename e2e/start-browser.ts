// Before the journeys: one browser for all files of them. Starting one takes longer than many a journey.

import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { browserFlags } from '../scripts/test/browser-flags.ts'

declare module 'vitest' {
  interface ProvidedContext {
    browser: string
  }
}

export default async function setup({ provide }: TestProject) {
  const server = await chromium.launchServer({
    executablePath: process.env.TEST_CHROMIUM ?? '/usr/bin/chromium',
    args: browserFlags,
    host: '127.0.0.1',
  })
  provide('browser', server.wsEndpoint())
  return () => server.close()
}
