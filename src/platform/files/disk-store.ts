// Files on disk, in a folder of the data directory that only this user can read.

import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { checkFileKey } from './file-key.ts'
import type { ByteRange, FileStore } from './file-store.ts'

const isMissing = (fault: unknown) => fault instanceof Error && 'code' in fault && fault.code === 'ENOENT'

/**
 * A name is safe once the folder that it stands in is written, and that folder's own name too, up to `last`. Also where
 * no folder is new: whoever made it a moment ago may not have come so far.
 */
async function syncFolders(folder: string, last: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
  if (folder !== last) await syncFolders(dirname(folder), last)
}

/** On a disk that has become read-only, making a folder with those above it fails as if those were missing. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
  } catch (fault) {
    throw isMissing(fault)
      ? Object.assign(new Error('The disk is read-only', { cause: fault }), { code: 'EROFS' })
      : fault
  }
}

const chunkSize = 64 * 1024

/** Opens the file when first read, so that a stream that nobody reads holds nothing. */
function streamOf(path: string, { start, end }: ByteRange): ReadableStream<Uint8Array> {
  let opening: Promise<FileHandle> | undefined
  let position = start
  return new ReadableStream(
    {
      async pull(controller) {
        opening ??= open(path, 'r')
        const handle = await opening
        const buffer = new Uint8Array(Math.min(chunkSize, end - position + 1))
        const { bytesRead } = await handle.read(buffer, 0, buffer.length, position)
        position += bytesRead
        if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead))
        if (bytesRead > 0 && position <= end) return
        await handle.close()
        controller.close()
      },
      // Also of a file that is just being opened.
      cancel: async () => (await opening)?.close(),
    },
    { highWaterMark: 0 },
  )
}

export function diskStore(folder: string): FileStore {
  const root = resolve(folder)

  function pathOf(key: string): string {
    const path = resolve(root, checkFileKey(key))
    if (!path.startsWith(root + sep)) throw new Error('A file key leads outside')
    return path
  }

  return {
    async write(key, bytes) {
      const path = pathOf(key)
      await makeFolder(dirname(path))
      const half = `${path}.${randomUUID()}.half`
      try {
        const handle = await open(half, 'wx', 0o600)
        await handle
          .writeFile(bytes)
          .then(() => handle.sync())
          .finally(() => handle.close())
        await rename(half, path)
      } catch (fault) {
        await rm(half, { force: true })
        throw fault
      }
      await syncFolders(dirname(path), dirname(root))
    },

    async read(key, range) {
      try {
        const { size } = await stat(pathOf(key))
        return streamOf(pathOf(key), range ?? { start: 0, end: size - 1 })
      } catch (fault) {
        if (isMissing(fault)) return undefined
        throw fault
      }
    },

    async remove(key) {
      await rm(pathOf(key), { force: true })
    },

    async *list() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
      for (const entry of entries) {
        if (!entry.isFile()) continue
        const path = join(entry.parentPath, entry.name)
        // It may have gone since the folder was read.
        const found = await stat(path).catch(() => undefined)
        if (found) yield { key: relative(root, path).replaceAll(sep, '/'), writtenAt: found.mtime }
      }
    },
  }
}
