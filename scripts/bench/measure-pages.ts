// What Lighthouse finds on every public page, as on a phone with a slow line; alone: `node scripts/bench/measure-pages.ts`.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { readyTools } from '../test/tools.ts'
import { startServer } from './server-process.ts'
import { writeSection } from './write-section.ts'

/** Fetched when it is needed: too large for something that only measures. */
const lighthouse = 'lighthouse@13.5.0'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const scored = z.looseObject({ score: z.number().nullable() })
const report = z.object({
  categories: z.object({ performance: scored, accessibility: scored, 'best-practices': scored, seo: scored }),
  audits: z.record(z.string(), z.looseObject({ score: z.number().nullable(), numericValue: z.number().default(0) })),
})
type Report = z.infer<typeof report>

/** Now and then Lighthouse misses the beginning of a page, and asks to be run again. */
function lookAt(page: string, chromium: string, attempts = 3): Report {
  const { status, stdout } = spawnSync(
    'npx',
    [
      ...['--yes', lighthouse, page, '--quiet', '--output=json', '--output-path=stdout'],
      ...[
        `--only-categories=${categories.join(',')}`,
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage',
      ],
    ],
    {
      env: { ...process.env, CHROME_PATH: chromium },
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  if (status !== 0 && attempts > 1) return lookAt(page, chromium, attempts - 1)
  if (status !== 0) throw new Error(`Lighthouse could not be fetched, or could not look at ${page}`)
  return report.parse(JSON.parse(stdout))
}

function rowOf(page: string, { categories: found, audits }: Report): string {
  const value = (audit: string) => audits[audit]?.numericValue ?? 0
  const faults = Object.entries(audits).filter(([, { score }]) => score !== null && score < 0.9)
  console.log(`${page}: ${faults.map(([name, { score }]) => `${name} ${score}`).join(', ') || 'nothing to mend'}`)
  const cells = [
    ...categories.map((name) => Math.round((found[name].score ?? 0) * 100)),
    `${(value('largest-contentful-paint') / 1000).toFixed(1)} s`,
    value('cumulative-layout-shift')
      .toFixed(3)
      .replace(/\.?0+$/, ''),
    `${Math.round(value('total-blocking-time'))} ms`,
    `${Math.round(value('total-byte-weight') / 1000)} kB`,
  ]
  return `| ${new URL(page).pathname} | ${cells.join(' | ')} |`
}

/** Those that the sitemap tells of. */
export async function measurePages(logFile: string): Promise<string> {
  const chromium = (await readyTools()).paths.get('chromium')
  if (chromium === undefined) return 'Not measured: there was no Chromium.'
  const data = mkdtempSync(join(tmpdir(), 'bench-pages-'))
  const server = await startServer({ DATA_DIR: data }, logFile)
  try {
    const map = await (await fetch(`${server.address}/sitemap.xml`)).text()
    const pages = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, page = '']) => page)
    return [
      `${lighthouse}, its phone (slow 4G, a processor four times slower), one run a page.`,
      '',
      '| Page | Performance | Accessibility | Best practices | SEO | LCP | CLS | Blocked | Sent |',
      '|---|---|---|---|---|---|---|---|---|',
      ...pages.map((page) => rowOf(page, lookAt(page, chromium))),
    ].join('\n')
  } finally {
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

if (import.meta.main) writeSection('pages', await measurePages(join(tmpdir(), 'bench-pages.log')))
