// The public pages: React components rendered here, once; the browser gets HTML, one stylesheet and one small script.

import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig } from 'vite'
import type * as Website from '../../src/website/pages.tsx'
import { address, buildPlain } from './build-plain.ts'

export async function buildWebsite(root: string, outDir: string): Promise<void> {
  const common: InlineConfig = { root, configFile: false, publicDir: join(root, 'public'), logLevel: 'warn' }
  const files = [
    ...(await buildPlain(root, outDir, 'src/website/website.css', 'es')),
    // Not a module: it runs before the first paint, so that a member never sees "Sign In" flash by.
    ...(await buildPlain(root, outDir, 'src/website/header.ts', 'iife')),
    ...(await buildPlain(root, outDir, 'src/website/look-inside.css', 'es')),
    ...(await buildPlain(root, outDir, 'src/website/look-inside.ts', 'es')),
    ...(await buildPlain(root, outDir, 'src/website/taste-script.ts', 'es')),
  ]

  const rendering = join(root, `dist/rendering-${process.pid}`)
  await build({
    ...common,
    build: {
      outDir: rendering,
      copyPublicDir: false,
      ssr: join(root, 'src/website/pages.tsx'),
      rolldownOptions: { output: { entryFileNames: 'pages.js' } },
    },
  })
  const { renderPages, renderSitemap }: typeof Website = await import(pathToFileURL(join(rendering, 'pages.js')).href)

  const pages = renderPages({
    style: address(files, /website-.*\.css$/),
    script: address(files, /header-.*\.js$/),
    fonts: files.filter((file) => /-page-[^/]*\.woff2$/.test(file)).map((file) => `/${file}`),
    reader: { style: address(files, /look-inside-.*\.css$/), script: address(files, /look-inside-.*\.js$/) },
    taste: address(files, /taste-script-.*\.js$/),
  })
  for (const { file, html } of pages) {
    await mkdir(dirname(join(outDir, file)), { recursive: true })
    await writeFile(join(outDir, file), html)
  }
  await writeFile(join(outDir, 'sitemap.xml'), renderSitemap())
  await writeFile(
    join(outDir, 'pages.json'),
    JSON.stringify(
      {
        app: 'app.html',
        notFound: pages.find((page) => page.path === null)?.file,
        pages: Object.fromEntries(pages.flatMap(({ path, file }) => (path === null ? [] : [[path, file]]))),
      },
      null,
      2,
    ),
  )
  await rm(rendering, { recursive: true })
}
