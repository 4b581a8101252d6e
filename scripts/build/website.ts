// The public pages: React components rendered here, once; the browser gets HTML, one stylesheet and one small script.

import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig, type Rolldown } from 'vite'
import type * as Website from '../../src/website/pages.tsx'

export async function buildWebsite(root: string, outDir: string): Promise<void> {
  const common: InlineConfig = { root, configFile: false, publicDir: join(root, 'public'), logLevel: 'warn' }

  const client = (input: string, format: 'es' | 'iife'): InlineConfig => ({
    ...common,
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, input),
        output: { format, entryFileNames: 'assets/[name]-[hash].js', assetFileNames: 'assets/[name]-[hash][extname]' },
      },
    },
  })
  const files = [
    ...written(await build(client('src/website/website.css', 'es'))),
    // Not a module: it runs before the first paint, so that a member never sees "Sign In" flash by.
    ...written(await build(client('src/website/header.ts', 'iife'))),
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
  const { renderPages }: typeof Website = await import(pathToFileURL(join(rendering, 'pages.js')).href)

  const pages = renderPages({
    style: address(files, /website-.*\.css$/),
    script: address(files, /header-.*\.js$/),
    font: address(files, /fraunces-latin-600-.*\.woff2$/),
  })
  for (const { file, html } of pages) {
    await mkdir(dirname(join(outDir, file)), { recursive: true })
    await writeFile(join(outDir, file), html)
  }
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

function written(result: Awaited<ReturnType<typeof build>>): string[] {
  const outputs: Rolldown.RolldownOutput[] = Array.isArray(result) ? result : 'output' in result ? [result] : []
  return outputs.flatMap(({ output }) => output.map((file) => file.fileName))
}

function address(files: string[], pattern: RegExp): string {
  const found = files.find((file) => pattern.test(file))
  if (found === undefined) throw new Error(`the website's build wrote no file like ${pattern.source}`)
  return `/${found}`
}
