// Builds all that a browser is served into dist/web. `node scripts/build.ts`, or call `build()`.
//
// What the server finds there:
//   app.html        the application's shell, for every address under /dashboard and the screens of signing in
//   pages/*.html    the public pages, ready to send
//   assets/*        scripts, styles, fonts: content-hashed names, so they may be cached for ever
//   everything else copied from public/ (favicon.svg, robots.txt, pictures/*): fixed names, so cached briefly
//   pages.json      {"app": "app.html", "notFound": "pages/not-found.html", "pages": {"/": "pages/home.html", …}}:
//                   address -> file, relative to dist/web
//   reader.json     {"style": …, "script": …, "laying": …}: addresses of what a shared book's page loads
//
// Before sending HTML of either kind the server replaces, with attribute-escaped values:
//   <meta name="auth-url" content=""/>, <meta name="support-email" content=""/>, <meta name="shop" content=""/>, <meta name="sign-in-with" content=""/>  (spelt exactly so)
//   <link rel="canonical" href="/…"/>   by the same address behind PUBLIC_URL, when one is set
// Nothing is inline: `script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'` is enough.

import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildApplication } from './build/application.ts'
import { buildReader } from './build/reader.ts'
import { buildWebsite } from './build/website.ts'

const root = join(import.meta.dirname, '..')

export async function build(): Promise<void> {
  // Built beside the old one and swapped in at the end: a running server never serves half a build.
  const next = join(root, `dist/web-next-${process.pid}`)
  const old = join(root, `dist/web-old-${process.pid}`)
  try {
    await buildApplication(root, next)
    await buildWebsite(root, next)
    await buildReader(root, next)
    await rename(join(root, 'dist/web'), old).catch(ignoreMissing)
    await rename(next, join(root, 'dist/web'))
  } finally {
    await rm(next, { recursive: true, force: true })
    await rm(old, { recursive: true, force: true })
  }
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const started = performance.now()
  await build()
  console.log(`built dist/web in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
