// Before the journeys: one browser for all files of them. Starting one takes longer than many a journey.

import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    browser: string
  }
}

/** Chromium heeds the last such list only: what Playwright switches off, */
const disturbing = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  'PreconnectToSearch',
]
/** and the lists under its address bar, which nobody sees: they are web pages, loaded for each visitor, and cost more than many a journey. */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

const flags = [
  `--disable-features=${[...disturbing, ...unseen].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

export default async function setup({ provide }: TestProject) {
  const server = await chromium.launchServer({
    executablePath: process.env.TEST_CHROMIUM ?? '/usr/bin/chromium',
    args: flags,
    host: '127.0.0.1',
  })
  provide('browser', server.wsEndpoint())
  return () => server.close()
}
