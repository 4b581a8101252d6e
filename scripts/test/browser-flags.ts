// How Chromium is started for journeys and for measures: quiet, and without what nobody sees.

/** Chromium heeds the last such list only: what Playwright switches off, */
const disturbing = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  'PreconnectToSearch',
]
/** and the lists under its address bar, which nobody sees: they are web pages, loaded for each visitor, and cost more than many a journey. */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

export const browserFlags = [
  `--disable-features=${[...disturbing, ...unseen].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  // Letters as wide without windows as with them.
  '--font-render-hinting=none',
]
