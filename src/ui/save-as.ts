// Bytes that came by a call, handed to the browser under their name.

import { second } from '../base/dates.ts'

/** As if the member had pressed a link to it. */
export function saveAs(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), second)
}
