// An e-mail address as we keep it: checked, in lower case, at most 254 characters.

import { z } from 'zod'

const local = /^(?!\.)(?!.*\.\.)(?!.*\.@)[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@$/
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/

/** In lower case, an international domain in its ASCII form; undefined when no mail can go there. */
export function normalEmail(written: string): string | undefined {
  const trimmed = written.trim().toLowerCase()
  const at = trimmed.lastIndexOf('@') + 1
  const host = asciiHost(trimmed.slice(at))
  const email = trimmed.slice(0, at) + host
  return local.test(trimmed.slice(0, at)) && domain.test(host) && email.length <= 254 ? email : undefined
}

function asciiHost(host: string): string {
  if (/^\p{ASCII}*$/u.test(host)) return host
  const address = `http://${host}`
  return URL.canParse(address) && !/[/?#@:\\]/.test(host) ? new URL(address).hostname : ''
}

/** As the auth protocol says it. */
export const notAnEmail = 'Unable to validate email address: invalid format'

export const emailAddress = z
  .string('email is required')
  .max(1000, notAnEmail)
  .transform((written, context) => {
    const email = normalEmail(written)
    if (email) return email
    context.addIssue({ code: 'custom', message: notAnEmail })
    return z.NEVER
  })
