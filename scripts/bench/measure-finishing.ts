// How long FINISH takes on a running server, right after the last picture.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { STYLES, type Style } from '../../src/drawing/draw.ts'
import { readConfig } from '../../src/platform/config.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { fillDatabase } from './fill-database.ts'
import { finishBook } from './finish-book.ts'
import { askerFor, tokenOf } from './measure-server.ts'
import { startServer } from './server-process.ts'

const patience = 120_000
/** Between the last picture and the click: nobody is quicker. */
const look = 3000
const answers = {
  made: z.object({ id: z.string() }),
  begun: z.object({ jobId: z.string() }),
  job: z.object({ status: z.string() }),
}

interface Finishing {
  style: Style
  ms: number
}

async function measureStyle(style: Style, work: string): Promise<Finishing> {
  const settings = { DATA_DIR: join(work, style) }
  const database = await openDatabase(readConfig(settings))
  await fillDatabase(database, 1, 1)
  await database.close()
  const server = await startServer(settings, join(work, 'server.log'))
  try {
    const authorization = `Bearer ${await tokenOf(server.address, 0)}`
    const ask = askerFor(server.address, authorization)
    async function paintedBook(seed: number): Promise<string> {
      const brief = { title: 'The Lantern', recipient_type: 'Kid', recipient_age: 6, occasion: 'Birthday', genre: 'Adventure' } // prettier-ignore
      const book = { ...brief, art_style_id: style, characters: [{ name: 'Mia', type: 'girl', age: 6 }] }
      const { id: bookId } = answers.made.parse(await ask('POST', '/functions/v1/books-create', book))
      await ask('POST', '/functions/v1/story-generate', { bookId, seed })
      const { jobId } = answers.begun.parse(await ask('POST', '/functions/v1/images-generate-consistency', { bookId }))
      const end = performance.now() + patience
      while (answers.job.parse(await ask('GET', `/api/image-jobs/${jobId}`)).status !== 'completed') {
        if (performance.now() > end) throw new Error('The book was not painted')
        await sleep(100)
      }
      await sleep(look)
      return bookId
    }
    const bookId = await paintedBook(7)
    const started = performance.now()
    await finishBook(ask, bookId)
    return { style, ms: performance.now() - started }
  } finally {
    await server.stop()
  }
}

export async function measureFinishing(styles: readonly Style[] = ['vector', 'digital_art']): Promise<string> {
  const work = mkdtempSync(join(tmpdir(), 'bench-finishing-'))
  try {
    const rows: Finishing[] = []
    for (const style of styles) rows.push(await measureStyle(style, work))
    return [
      `FINISH on a running server (embedded database), ${look / 1000} s after the last picture: from the click to the answer with the bound PDF.`,
      '',
      '| Style | FINISH |',
      '|---|---|',
      ...rows.map(({ style, ms }) => `| ${style} | ${(ms / 1000).toFixed(1)} s |`),
    ].join('\n')
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

if (import.meta.main) console.log(await measureFinishing(STYLES.filter((one) => process.argv.slice(2).includes(one))))
