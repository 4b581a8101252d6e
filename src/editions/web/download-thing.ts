// One thing made of an edition, brought to the member's own machine under its name.

import { call } from '../../ui/call.ts'
import { CallFailed } from '../../ui/call-failed.ts'
import { explainFailure } from '../../ui/explain-failure.ts'
import { saveAs } from '../../ui/save-as.ts'
import { downloadEdition } from '../contract.ts'
import type { Download } from '../edition.ts'
import { editionsWords } from '../words.ts'
import { DownloadFailed, fetchFile } from './fetch-file.ts'

const { failed } = editionsWords

export interface Downloading {
  onProgress: (percent: number) => void
  signal: AbortSignal
}

export async function downloadThing(editionId: string, kind: Download, { onProgress, signal }: Downloading) {
  const thing = await call(downloadEdition, { id: editionId, kind }, { failure: failed.file, signal })
  if (thing.url === '') throw new DownloadFailed(failed.noUrl)
  const blob = await fetchFile({ url: thing.url, bytes: thing.bytes, onProgress, signal })
  saveAs(blob, thing.file_name)
}

export function explainDownload(error: unknown): string {
  if (error instanceof DownloadFailed) return error.message
  if (!(error instanceof CallFailed)) return failed.file
  const { code, status } = error.failure
  // The server did answer, and not with an address.
  if (code === 'bad_answer') return failed.noUrl
  return code === 'unknown' ? failed.download(status) : explainFailure(error, failed.file)
}
