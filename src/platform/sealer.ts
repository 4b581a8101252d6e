// Sealing for the database and the files: AES-256-GCM, each thing bound to the place it belongs to.

import { createCipheriv, createDecipheriv } from 'node:crypto'

/** nonce, tag, then as many bytes as went in. `label`: where it belongs; it opens nowhere else. */
export function sealBytes(key: Uint8Array, nonce: Uint8Array, plain: Uint8Array, label: string): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(label))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** Undefined when the bytes were changed, belong elsewhere or were sealed with another key. */
export function openBytes(key: Uint8Array, sealed: Uint8Array, label: string): Buffer | undefined {
  if (sealed.length < sealLength) return undefined
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceLength)).setAAD(Buffer.from(label))
  decipher.setAuthTag(sealed.subarray(nonceLength, sealLength))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(sealLength)), decipher.final()])
  } catch {
    return undefined
  }
}

export const nonceLength = 12
const tagLength = 16
/** So much longer is what is sealed. */
export const sealLength = nonceLength + tagLength

export interface Sealer {
  seal(plain: string, rowId: string): string
  open(sealed: string, rowId: string): string | undefined
  /** The same, sealed with the newest key; undefined when it is already, or does not open. */
  renew(sealed: string, rowId: string): string | undefined
}

/** The first key seals; any of them opens. */
export function sealer(keys: readonly Uint8Array[], randomBytes: (length: number) => Uint8Array): Sealer {
  const openWith = (tried: readonly Uint8Array[], sealed: string, rowId: string) => {
    const bytes = Buffer.from(sealed, 'base64url')
    for (const key of tried) {
      const plain = openBytes(key, bytes, rowId)
      if (plain) return plain.toString('utf8')
    }
    return undefined
  }
  const [newest] = keys
  if (!newest) throw new Error('A sealer needs a key')
  const seal: Sealer['seal'] = (plain, rowId) =>
    sealBytes(newest, randomBytes(nonceLength), Buffer.from(plain), rowId).toString('base64url')
  return {
    seal,
    open: (sealed, rowId) => openWith(keys, sealed, rowId),
    renew(sealed, rowId) {
      if (openWith([newest], sealed, rowId) !== undefined) return undefined
      const plain = openWith(keys, sealed, rowId)
      return plain === undefined ? undefined : seal(plain, rowId)
    },
  }
}
