// When the form of a new account, or of a new password, may be sent.

import { missing, type Verdict } from '../../ui/form-problems.ts'
import { authWords } from '../auth-words.ts'
import { emailFault } from './email-fault.ts'
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
  const email = emailFault(values.email)
  if (blanks)
    return { heading: authWords.fillInAll, fields: { ...email, ...shortPassword(values), ...blanks, ...terms } }
  const password = checkPasswords(values)
  if (!password && !email && !terms) return undefined
  return { heading: password?.heading, fields: { ...email, ...password?.fields, ...terms } }
}

export function checkNewPassword(values: NewPassword): Verdict | undefined {
  const blanks = missing(values, { password: missed.password, confirm: missed.confirm })
  return blanks
    ? { heading: authWords.fillInAll, fields: { ...shortPassword(values), ...blanks } }
    : checkPasswords(values)
}

const shortPassword = ({ password }: NewPassword): Record<string, string> =>
  password.length < shortestPassword ? { password: words.passwordShortHint } : {}

function checkPasswords(values: NewPassword): Verdict | undefined {
  const fields = shortPassword(values)
  if (values.password !== values.confirm)
    return { heading: words.mismatch, fields: { ...fields, confirm: words.mismatchHint } }
  return Object.keys(fields).length > 0 ? { heading: words.passwordTooShort, fields } : undefined
}
