// Fetches a file with its progress, taking it up again where the line broke.

import { second } from '../../base/dates.ts'
import { CallFailed } from '../../ui/call-failed.ts'
import { editionsWords } from '../words.ts'

const { failed } = editionsWords
const tries = 4

/** The server answers with something else than the file. A line that stays broken is a CallFailed. */
export class DownloadFailed extends Error {}

export interface FileToFetch {
  url: string
  /** Of the whole file, as the server said. */
  bytes: number
  onProgress: (percent: number) => void
  signal: AbortSignal
  fetch?: typeof fetch
  pause?: (ms: number) => Promise<void>
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export async function fetchFile(file: FileToFetch): Promise<Blob> {
  const { url, bytes, onProgress, signal, fetch: get = fetch, pause = sleep } = file
  const parts: Uint8Array<ArrayBuffer>[] = []
  let have = 0
  let type = ''
  for (let tried = 1; ; tried += 1) {
    try {
      const response = await get(url, { signal, headers: have > 0 ? { range: `bytes=${have}-` } : {} })
      if (!response.ok) throw new DownloadFailed(failed.download(response.status))
      // Asked for the rest and given the whole: it begins again.
      if (have > 0 && response.status !== 206) {
        parts.splice(0)
        have = 0
      }
      type = response.headers.get('content-type') ?? type
      const reader = response.body?.getReader()
      for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
        parts.push(next.value)
        have += next.value.byteLength
        onProgress(Math.min(100, Math.floor((have / Math.max(1, bytes)) * 100)))
      }
      if (have >= bytes) return new Blob(parts, { type })
    } catch (error) {
      if (signal.aborted || error instanceof DownloadFailed) throw error
    }
    if (tried === tries) throw new CallFailed(failed.file, { code: 'network', status: 0 })
    await pause(tried * second)
  }
}
