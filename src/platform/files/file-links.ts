// Links to files on our own server: signed, expiring, and the same within a window, so that browsers keep what they show.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { hour, second } from '../../base/dates.ts'

export interface FileLinks {
  /** Root-relative. Good for one to two `life`s; under a `pass`, only while that holds. */
  make(key: string, options?: { life?: number; pass?: string }): string
  /** When the link ends, and under which pass it was given, if it is ours and has not ended. */
  check(key: string, query: GivenLink): { end: Date; pass: string | undefined } | undefined
}

interface GivenLink {
  expires?: string
  pass?: string
  signature?: string
}

/** The first secret signs; links of all of them are good. */
export function fileLinks(secrets: readonly Uint8Array[], now: () => Date): FileLinks {
  const signWith = (secret: Uint8Array, key: string, expires: number, pass: string | undefined) =>
    createHmac('sha256', secret)
      .update([expires, key, ...(pass === undefined ? [] : [pass])].join('\n'))
      .digest()
  const [newest] = secrets
  if (!newest) throw new Error('Links need a secret')

  return {
    make(key, { life = hour, pass } = {}) {
      const expires = ((Math.floor(now().getTime() / life) + 2) * life) / second
      const signature = signWith(newest, key, expires, pass).toString('base64url')
      return `/files/${key}?expires=${expires}${pass === undefined ? '' : `&pass=${pass}`}&signature=${signature}`
    },
    check(key, { expires = '', pass, signature = '' }) {
      if (!/^\d{1,12}$/.test(expires)) return undefined
      const given = Buffer.from(signature, 'base64url')
      const isOurs = secrets.some((secret) => {
        const right = signWith(secret, key, Number(expires), pass)
        return given.length === right.length && timingSafeEqual(given, right)
      })
      if (!isOurs) return undefined
      const end = new Date(Number(expires) * second)
      return end > now() ? { end, pass } : undefined
    },
  }
}
