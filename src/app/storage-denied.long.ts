// A folder of files that the server may not write: it belongs to somebody else, or the disk has become read-only.

import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openTestPictures } from '../pictures/server/test-pictures.ts'
import { assertInvariants } from './test-invariants.ts'

/** A disk of its own, which only root can make. */
const disk = mkdtempSync(join(tmpdir(), 'denied-'))
const isMounted = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', disk]).status === 0
afterAll(() => void spawnSync('umount', [disk]))
function remount(how: 'ro' | 'rw'): void {
  if (spawnSync('mount', ['-o', `remount,${how}`, disk]).status !== 0) throw new Error(`Not remounted ${how}`)
}

interface Denial {
  deny(files: string): void
  allow(files: string): void
}
const nobody = 65_534
/** Root may write everywhere: so it becomes somebody else for a while. */
const somebodyElses: Denial =
  process.getuid?.() === 0
    ? { deny: () => process.seteuid?.(nobody), allow: () => process.seteuid?.(0) }
    : { deny: (files) => chmodSync(files, 0), allow: (files) => chmodSync(files, 0o700) }
const denials: [how: string, denial: Denial][] = [['belongs to somebody else', somebodyElses]]
if (isMounted) denials.push(['is read-only', { deny: () => remount('ro'), allow: () => remount('rw') }])

test.each(denials)('while the storage %s pictures and photos fail in words; then all goes on', async (how, denial) => {
  const DATA_DIR = join(disk, how.replaceAll(' ', '-'))
  const files = join(DATA_DIR, 'files')
  mkdirSync(files, { recursive: true, mode: 0o700 })
  const on = await openTestPictures({ keepsFiles: true, settings: { DATA_DIR } })
  const ana = await on.door.addMember()
  const { bookId, pageIds } = await on.addStory(ana)
  const [character] = (await on.door.ask(ana, `GET /api/books/${bookId}`)).body.characters
  const paint = async (input: object) =>
    (await on.door.ask(ana, 'POST /functions/v1/images-generate-batch', { bookId, ...input })).body
  const photo = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#c98' } })
    .jpeg()
    .toBuffer()
  const sendPhoto = async () => {
    on.hands.clock.advance(1000)
    const form = new FormData()
    form.set('file', new File([new Uint8Array(photo)], 'photo.jpg'))
    form.set('character_id', character.id)
    form.set('consent', 'true')
    return on.door.sendForm(ana, 'POST /api/photos', form)
  }

  for (let round = 0; round < 3; round += 1) {
    const some = pageIds.slice(8 * round, 8 * round + 4)
    expect(await paint({ filterPageIds: some })).toMatchObject({ status: 'completed' })
    denial.deny(files)
    try {
      const failed = await paint({ filterPageIds: pageIds.slice(8 * round + 4, 8 * round + 8) })
      expect(failed).toMatchObject({ success: false, status: 'failed', completedPages: 0 })
      expect(new Set(failed.results.map(({ error }: { error: string }) => error))).toEqual(
        new Set(['Failed to upload image']),
      )
      const { status, headers } = await sendPhoto()
      expect([status, headers.get('retry-after')]).toEqual([503, '2'])
      // What needs no file goes on, also taking one away.
      expect((await on.door.ask(ana, `PATCH /api/books/${bookId}`, { title: `Round ${round}` })).status).toBe(200)
      const other = await on.addStory(ana)
      expect((await on.door.ask(ana, `DELETE /api/books/${other.bookId}`)).status).toBe(200)
    } finally {
      denial.allow(files)
    }
    await assertInvariants(on.database, DATA_DIR)
    expect((await sendPhoto()).status).toBe(200)
  }
  expect(await paint({})).toMatchObject({ success: true, status: 'completed', completedPages: 24 })
  await assertInvariants(on.database, DATA_DIR)
  await on.close()
})
