// An e-mail address to which no mail can go is said where it is typed, before anything is sent.

import { missing, type Verdict } from '../../ui/form-problems.ts'
import { authWords } from '../auth-words.ts'
import { normalEmail } from '../email-address.ts'

export function emailFault(typed: string): { email: string } | undefined {
  return normalEmail(typed) === undefined ? { email: authWords.badEmail } : undefined
}

/** Every field is filled in, and the address is one. */
export function checkFilled<Name extends string>(
  values: Readonly<Record<NoInfer<Name> | 'email', unknown>>,
  words: Readonly<Record<Name, string>>,
): Verdict | undefined {
  const email = emailFault(String(values.email))
  const blanks = missing(values, words)
  if (blanks) return { heading: authWords.fillInAll, fields: { ...email, ...blanks } }
  return email && { fields: email }
}
