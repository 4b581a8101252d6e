// A disk that fills up under a server with the embedded database. Needs a small disk of its own, which only root can make.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync, appendFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { brand } from '../base/brand.ts'
import { books } from '../../database/schema/books.ts'
import { openTestPictures } from '../pictures/server/test-pictures.ts'
import { openDatabaseAt } from '../platform/database/test-database.ts'
import { assertInvariants } from './test-invariants.ts'
import { asJson, signUp, startServer, type TestServer } from './test-server.ts'

const disk = mkdtempSync(join(tmpdir(), 'small-disk-'))
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk]).status === 0
afterAll(() => void spawnSync('umount', [disk]))

const ballast = join(disk, 'ballast')
function fillUp(): void {
  writeFileSync(ballast, '')
  for (const size of [1024 * 1024, 4096, 64]) {
    try {
      for (;;) appendFileSync(ballast, Buffer.alloc(size))
    } catch {
      // Smaller pieces still find room.
    }
  }
  expect(statfsSync(disk).bavail).toBe(0)
}

const rounds = 10

/** A moment's answer; undefined when nobody answers any more. */
const ask = (url: string, init: RequestInit) =>
  fetch(url, { ...init, signal: AbortSignal.timeout(20_000) }).catch(() => undefined)

const hasEnded = ({ process: { ended } }: TestServer) =>
  Promise.race([ended.then(() => true), sleep(1000).then(() => false)])

test.runIf(isMounted)(
  'on a full disk members are told to come back; with room again everything promised is there',
  async () => {
    const settings = { DATA_DIR: join(disk, 'data'), DATABASE_URL: '' }
    const promised = new Set<string>()
    let seen = ''
    let deaths = 0
    let server: TestServer | undefined
    onTestFinished(() => server?.process.kill())
    for (let round = 0; round < rounds; round += 1) {
      server = await startServer(settings)
      await server.process.says(`${brand} is ready`)
      const { address } = server
      const token = await signUp(server, `ana${round}@example.com`)
      const book = () => asJson({ title: 'The Lantern', personal_elements: 'drawing, football' }, token)
      const write = async () => {
        const answer = await ask(`${address}/functions/v1/books-create`, book())
        if (answer?.status === 200) promised.add(String((await answer.json()).id))
        return answer
      }
      expect((await write())?.status).toBe(200)
      fillUp()
      const answers: Record<string, number> = {}
      for (let written = 0; written < 100; written += 1) {
        const answer = await write()
        const end = String(answer?.status ?? 'nobody')
        answers[end] = (answers[end] ?? 0) + 1
        if (!answer) break
      }
      seen += `${JSON.stringify(answers)} `
      expect(Object.keys(answers).filter((end) => !['200', '503', 'nobody'].includes(end))).toEqual([])
      rmSync(ballast)
      // The database may give up, and its server with it: started again, as whoever runs it has it done.
      if (answers.nobody || (await hasEnded(server))) {
        deaths += 1
        await server.process.kill()
        server = await startServer(settings)
        await server.process.says(`${brand} is ready`)
      }
      await expect.poll(async () => (await write())?.status).toBe(200)
      await server.process.kill()
    }
    const database = await openDatabaseAt(join(settings.DATA_DIR, 'database'))
    const kept = new Set((await database.owner.select({ id: books.id }).from(books)).map(({ id }) => id))
    expect([...promised].filter((id) => !kept.has(id))).toEqual([])
    await assertInvariants(database, settings.DATA_DIR)
    await database.close()
    process.stdout.write(
      `On the full disk: ${seen}; servers that ended by it: ${deaths}; promised and kept ${promised.size}\n`,
    )
  },
)

test.runIf(isMounted)(
  'pictures that find no room fail in words; with room again they are painted, and none by half',
  async () => {
    const DATA_DIR = join(disk, 'pictures')
    const on = await openTestPictures({ keepsFiles: true, settings: { DATA_DIR } })
    const ana = await on.door.addMember()
    for (let round = 0; round < rounds; round += 1) {
      const { bookId, pageIds } = await on.addStory(ana)
      const paint = async (input: object) =>
        (await on.door.ask(ana, 'POST /functions/v1/images-generate-batch', { bookId, ...input })).body
      expect(await paint({ filterPageIds: pageIds.slice(0, 3) })).toMatchObject({ status: 'completed' })
      fillUp()
      const failed = await paint({})
      expect(failed).toMatchObject({ success: false, status: 'failed', completedPages: 3 })
      expect(failed.results.map(({ error }: { error?: string }) => error)).toContain('Failed to upload image')
      await assertInvariants(on.database, DATA_DIR)
      rmSync(ballast)
      expect(await paint({})).toMatchObject({ success: true, status: 'completed', completedPages: 24 })
      await assertInvariants(on.database, DATA_DIR)
    }
    await on.close()
  },
)
