// Sealing small secrets for the database: AES-256-GCM, each bound to the row it belongs to.

import { createCipheriv, createDecipheriv } from 'node:crypto'

export interface Sealer {
  seal(plain: string, rowId: string): string
  /** Undefined when the text was changed, belongs to another row or was sealed with another secret. */
  open(sealed: string, rowId: string): string | undefined
}

export function sealer(key: Buffer, randomBytes: (length: number) => Uint8Array): Sealer {
  return {
    seal(plain, rowId) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(rowId))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed, rowId) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(Buffer.from(rowId))
      decipher.setAuthTag(bytes.subarray(12, 28))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}
