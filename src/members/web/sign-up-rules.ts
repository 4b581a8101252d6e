// When the form of a new account, or of a new password, may be sent.

import { missing, type Verdict } from '../../ui/form-problems.ts'
import { authWords } from '../auth-words.ts'
import { shortestPassword } from './password-strength.ts'

const { signUp: words, missing: missed } = authWords

export interface NewPassword {
  password: string
  confirm: string
}
export interface NewAccount extends NewPassword {
  email: string
  terms: boolean
}

export function checkNewAccount(values: NewAccount): Verdict | undefined {
  const blanks = missing(values, { email: missed.email, password: missed.password, confirm: missed.confirm })
  const terms = values.terms ? undefined : { terms: words.termsMissing }
  if (blanks) return { heading: authWords.fillInAll, fields: { ...blanks, ...terms } }
  const password = checkPasswords(values)
  const email = /^\S+@\S+$/.test(values.email.trim()) ? undefined : { email: authWords.badEmail }
  if (!password && !email && !terms) return undefined
  return { heading: password?.heading, fields: { ...email, ...password?.fields, ...terms } }
}

export function checkNewPassword(values: NewPassword): Verdict | undefined {
  const blanks = missing(values, { password: missed.password, confirm: missed.confirm })
  return blanks ? { heading: authWords.fillInAll, fields: blanks } : checkPasswords(values)
}

function checkPasswords({ password, confirm }: NewPassword): Verdict | undefined {
  if (password !== confirm) return { heading: words.mismatch, fields: { confirm: words.mismatchHint } }
  if (password.length < shortestPassword)
    return { heading: words.passwordTooShort, fields: { password: words.passwordShortHint } }
  return undefined
}
