// `npm run bench`: measures what the product promises to be quick at, prints a table and writes it to docs/benchmarks.md.

import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../src/platform/config.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'
import { measureServer, type ServerFigures } from './bench/measure-server.ts'
import { fillDatabase } from './bench/fill-database.ts'
import { startServer } from './bench/server-process.ts'
import { measureBinding } from './bench/measure-binding.ts'
import { measureBook } from './bench/measure-book.ts'
import { measureCheckout } from './bench/measure-checkout.ts'
import { measureCold } from './bench/measure-cold.ts'
import { measureComposing } from './bench/measure-composing.ts'
import { measureClicks, showClicks } from './bench/measure-picture-clicks.ts'
import { writeLoad } from './bench/measure-load.ts'
import { measurePages } from './bench/measure-pages.ts'
import { measureMemory } from './bench/measure-memory.ts'
import { measureJourney } from './bench/measure-journey.ts'
import { measureFinishing } from './bench/measure-finishing.ts'
import { measurePictures } from './bench/measure-pictures.ts'
import { measureSize } from './bench/measure-size.ts'
import { measureStories } from './bench/measure-stories.ts'
import { measureWebhooks } from './bench/measure-webhooks.ts'
import { scorePictures } from './bench/picture-scorecard.ts'
import { scoreStories } from './bench/story-scorecard.ts'
import { writeSection } from './bench/write-section.ts'
import { startPostgres } from './test/postgres.ts'
import { readyTools } from './test/tools.ts'

const memberCount = 200
const booksEach = 20

const work = mkdtempSync(join(tmpdir(), 'bench-'))
const logFile = join(work, 'server.log')

async function measure(settings: Record<string, string>): Promise<ServerFigures> {
  const firstBoot = await startServer(settings, logFile)
  await firstBoot.stop()
  const database = await openDatabase(readConfig(settings))
  await fillDatabase(database, memberCount, booksEach)
  await database.close()
  return measureServer({ settings, logFile, memberCount, firstBootIn: firstBoot.startedIn })
}

const show = (figures: ServerFigures) => [
  `${Math.round(figures.firstBootIn)} ms`,
  `${Math.round(figures.startIn)} ms`,
  `${figures.list.perSecond}/s`,
  `${figures.list.p50} / ${figures.list.p99} ms`,
  `${figures.signIn.perSecond}/s`,
  `${figures.hashesPerSecond}/s`,
  `${figures.memory.now} MB (${figures.memory.highest} MB)`,
]

writeSection('stories', measureStories())
writeSection('cold', measureCold())
writeSection('composing', await measureComposing())
writeSection('scorecard', scoreStories())
writeSection('pictures-scorecard', scorePictures())
writeSection('pictures', measurePictures())
writeSection('book', measureBook())
writeSection('webhooks', await measureWebhooks())
for (const level of ['usual', 'busy', 'burst'] as const) await writeLoad(level)
writeSection('binding', measureBinding())
writeSection('finishing', await measureFinishing())
writeSection('memory', await measureMemory())
writeSection('checkout', await measureCheckout())
writeSection('journey', await measureJourney())

try {
  const tools = await readyTools()
  const programs = tools.paths.get('postgresql')
  const settings = { DATA_DIR: join(work, 'embedded') }
  const embedded = show(await measure(settings))
  writeSection('clicks', showClicks(await measureClicks(settings, logFile)))
  writeSection('pages', await measurePages(logFile))
  let postgres = embedded.map(() => 'not measured')
  if (programs) {
    // With the server's own settings: what is measured is what would be safe.
    const server = await startPostgres(programs, [])
    try {
      postgres = show(await measure({ DATA_DIR: join(work, 'postgres'), DATABASE_URL: server.url }))
    } finally {
      await server.stop()
    }
    writeSection('size', await measureSize(programs, work))
  }
  const names = [
    'First boot to ready',
    'Start on existing data to ready',
    `My Books, ${booksEach} books, ${memberCount} members, 20 connections`,
    '… p50 / p99',
    'Sign-in by password',
    'Raw argon2id on the same cores',
    'Server memory after the load (highest)',
  ]
  const table = [
    '| | Embedded | PostgreSQL |',
    '|---|---|---|',
    ...names.map((name, row) => `| ${name} | ${embedded[row]} | ${postgres[row]} |`),
  ].join('\n')
  console.log(table)
  const how = `Medians of three runs of 5 s on ${cpus().length} cores, load generator on the same cores; bearer token, row-level security, logs, metrics and limits on.`
  writeSection('server', `${how}\n\n${table}`)
} finally {
  rmSync(work, { recursive: true, force: true })
}
