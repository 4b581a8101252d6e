// The Range header of a request for one file.

import type { ByteRange } from './file-store.ts'

/** The whole file for no range, several ranges or nonsense, as HTTP asks; undefined for one outside the file. */
export function readRange(header: string | undefined, size: number): ByteRange | 'whole' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match) return 'whole'
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? undefined : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start >= size ? undefined : { start, end }
}
