// Drafts kept on this device: under one prefix and the member's id, so that signing out finds and clears them all.

import { brand } from '../../base/brand.ts'

const prefix = `${brand.toLowerCase()}-draft:`

/** The storage key of one member's draft: `draftKey(member.id, 'wizard')`. */
export function draftKey(memberId: string, name: string): string {
  return `${prefix}${memberId}:${name}`
}

/** Every draft of everybody on this device. */
export function clearDrafts(storage: Pick<Storage, 'length' | 'key' | 'removeItem'>): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const key of keys) if (key.startsWith(prefix)) storage.removeItem(key)
}
