// The safe for photos: each member's are encrypted under a key of her own. When that key goes, so do they, in every copy there is.

import { and, eq, exists, lt, not } from 'drizzle-orm'
import { files, photoKeys } from '../../../database/schema/platform.ts'
import { hour } from '../../base/dates.ts'
import type { Rows } from '../database/rows.ts'
import { nonceLength, openBytes, sealBytes, sealer } from '../sealer.ts'
import { derivedKeys, type Secrets } from '../secrets.ts'

export interface PhotoSafe {
  /** `fileKey`: the name the bytes will lie under; they open under no other. */
  seal(memberId: string, fileKey: string, photo: Uint8Array): Promise<Uint8Array>
  /** Undefined when the key is gone, or the bytes are not hers. */
  open(memberId: string, fileKey: string, sealed: Uint8Array): Promise<Uint8Array | undefined>
  /** Destroys the keys that no photo needs any more; seals the others anew after a change of the installation's secret. */
  tidy(): Promise<void>
}

export interface PhotoSafeOptions {
  owner: Rows
  secrets: Secrets
  randomBytes(length: number): Uint8Array
  now(): Date
}

/** A photo's bytes and row are written after its key was looked up. */
const patience = hour

export function photoSafe({ owner, secrets, randomBytes, now }: PhotoSafeOptions): PhotoSafe {
  const wrapper = sealer(derivedKeys(secrets, 'photo keys'), randomBytes)

  async function keyOf(memberId: string): Promise<Buffer | undefined> {
    const [kept] = await owner.select().from(photoKeys).where(eq(photoKeys.user_id, memberId))
    const opened = kept && wrapper.open(kept.sealed_key, memberId)
    return opened === undefined ? undefined : Buffer.from(opened, 'base64url')
  }

  async function keyToUse(memberId: string): Promise<Buffer> {
    const fresh = wrapper.seal(Buffer.from(randomBytes(32)).toString('base64url'), memberId)
    await owner
      .insert(photoKeys)
      .values({ user_id: memberId, sealed_key: fresh, used_at: now() })
      .onConflictDoUpdate({ target: photoKeys.user_id, set: { used_at: now() } })
    const key = await keyOf(memberId)
    if (!key) throw new Error('The key of her photos does not open: was the installation’s secret changed at once?')
    return key
  }

  async function renew(): Promise<void> {
    for (const { user_id, sealed_key } of await owner.select().from(photoKeys)) {
      const renewed = wrapper.renew(sealed_key, user_id)
      if (!renewed) continue
      const isAsRead = and(eq(photoKeys.user_id, user_id), eq(photoKeys.sealed_key, sealed_key))
      await owner.update(photoKeys).set({ sealed_key: renewed }).where(isAsRead)
    }
  }

  return {
    async seal(memberId, fileKey, photo) {
      return sealBytes(await keyToUse(memberId), randomBytes(nonceLength), photo, fileKey)
    },
    async open(memberId, fileKey, sealed) {
      const key = await keyOf(memberId)
      return key && openBytes(key, sealed, fileKey)
    },
    async tidy() {
      const hers = and(eq(files.user_id, photoKeys.user_id), eq(files.is_sealed, true))
      const photo = owner.select({ id: files.id }).from(files).where(hers)
      const isIdle = lt(photoKeys.used_at, new Date(now().getTime() - patience))
      await owner.delete(photoKeys).where(and(isIdle, not(exists(photo))))
      await renew()
    },
  }
}
