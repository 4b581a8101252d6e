// When no job can be started, the screen asks for page after page itself: a few at a time, with rests, past what fails.

import { second } from '../../base/dates.ts'

export const chunkSize = 4
const rest = 2 * second
const restAfterFailure = 5 * second

export interface ChunkedDrawing {
  draw: (pageId: string) => Promise<void>
  pause: (ms: number) => Promise<void>
  signal: AbortSignal
}

/** Answers the pages that could not be drawn. */
export async function drawInChunks(
  pageIds: readonly string[],
  { draw, pause, signal }: ChunkedDrawing,
): Promise<string[]> {
  const failed: string[] = []
  for (let at = 0; at < pageIds.length && !signal.aborted; at += chunkSize) {
    const chunk = pageIds.slice(at, at + chunkSize)
    const ends = await Promise.allSettled(chunk.map(draw))
    const lost = chunk.filter((_id, index) => ends[index]?.status === 'rejected')
    failed.push(...lost)
    if (at + chunkSize < pageIds.length) await pause(lost.length > 0 ? restAfterFailure : rest)
  }
  return failed
}
