// Drafts kept on this device: under one prefix and the member's id, so that signing out finds and clears them all.

import { z } from 'zod'
import { brand } from '../../base/brand.ts'
import { hour } from '../../base/dates.ts'
import { storedJson } from '../../base/stored-json.ts'

const prefix = `${brand.toLowerCase()}-draft:`

/** The storage key of one member's draft: `draftKey(member.id, 'wizard')`. */
export function draftKey(memberId: string, name: string): string {
  return `${prefix}${memberId}:${name}`
}

type Shelf = Pick<Storage, 'length' | 'key' | 'getItem' | 'removeItem'>

const keysOf = (storage: Pick<Shelf, 'length' | 'key'>) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) => key.startsWith(prefix))

/** Every draft of everybody on this device. */
export function clearDrafts(storage: Pick<Shelf, 'length' | 'key' | 'removeItem'>): void {
  for (const key of keysOf(storage)) storage.removeItem(key)
}

const dated = z.object({ at: z.number() })

/** What is older than an hour is not only passed over: a child's name and what to keep away from lie nowhere for longer. */
export function sweepDrafts(storage: Shelf, now: number): void {
  for (const key of keysOf(storage)) {
    const draft = dated.safeParse(storedJson(storage.getItem(key))).data
    if (draft && Math.abs(now - draft.at) >= hour) storage.removeItem(key)
  }
}

/** A visitor goes on as a member. */
export function moveDrafts(storage: Shelf & Pick<Storage, 'setItem'>, from: string, to: string): void {
  const old = draftKey(from, '')
  for (const key of keysOf(storage).filter((one) => one.startsWith(old))) {
    storage.setItem(draftKey(to, key.slice(old.length)), storage.getItem(key) ?? '')
    storage.removeItem(key)
  }
}
