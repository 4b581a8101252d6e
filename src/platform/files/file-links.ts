// Links to files on our own server: signed, expiring, and the same within a window, so that browsers keep what they show.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { hour, second } from '../../base/dates.ts'

export interface FileLinks {
  /** Root-relative. Good for one to two `life`s. */
  make(key: string, life?: number): string
  /** When the link ends, if it is ours and has not ended. */
  check(key: string, query: { expires?: string; signature?: string }): Date | undefined
}

/** The first secret signs; links of all of them are good. */
export function fileLinks(secrets: readonly Uint8Array[], now: () => Date): FileLinks {
  const signWith = (secret: Uint8Array, key: string, expires: number) =>
    createHmac('sha256', secret).update(`${expires}\n${key}`).digest()
  const [newest] = secrets
  if (!newest) throw new Error('Links need a secret')

  return {
    make(key, life = hour) {
      const expires = ((Math.floor(now().getTime() / life) + 2) * life) / second
      return `/files/${key}?expires=${expires}&signature=${signWith(newest, key, expires).toString('base64url')}`
    },
    check(key, { expires = '', signature = '' }) {
      if (!/^\d{1,12}$/.test(expires)) return undefined
      const given = Buffer.from(signature, 'base64url')
      const isOurs = secrets.some((secret) => {
        const right = signWith(secret, key, Number(expires))
        return given.length === right.length && timingSafeEqual(given, right)
      })
      if (!isOurs) return undefined
      const end = new Date(Number(expires) * second)
      return end > now() ? end : undefined
    },
  }
}
