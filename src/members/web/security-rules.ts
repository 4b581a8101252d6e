// When the forms of the Security card may be sent, and which field the service's answer is about.

import type { Verdict } from '../../ui/form-problems.ts'
import { authWords } from '../auth-words.ts'
import { profileWords } from '../profile-words.ts'
import { authCode, explainAuth } from './auth-failure.ts'
import { checkNewPassword, type NewPassword } from './sign-up-rules.ts'

const { password: passwordWords, factor: factorWords } = profileWords.security

export interface PasswordChange extends NewPassword {
  current: string
}

export function checkPasswordChange(values: PasswordChange): Verdict | undefined {
  const verdict = checkNewPassword(values)
  if (values.current !== '') return verdict
  const current = { current: passwordWords.currentMissing }
  const blanks = values.password.trim() === '' || values.confirm.trim() === ''
  return { heading: authWords.fillInAll, fields: blanks ? { ...current, ...verdict?.fields } : current }
}

export function explainPasswordChange(error: unknown): Verdict {
  switch (authCode(error)) {
    case 'invalid_credentials':
      return { fields: { current: passwordWords.currentWrong } }
    case 'same_password':
      return { fields: { password: passwordWords.same } }
    default:
      return explainAuth(error)
  }
}

/** The digits of a code as people type it: '123 456'. */
export const digitsOf = (code: string) => code.replaceAll(/\s/g, '')

export function checkCode({ code }: { code: string }): Verdict | undefined {
  const digits = digitsOf(code)
  if (digits === '') return { fields: { code: authWords.missing.code } }
  return /^\d{6}$/.test(digits) ? undefined : { fields: { code: authWords.code.notSixDigits } }
}

export function explainCode(error: unknown): Verdict {
  return authCode(error) === 'mfa_verification_failed'
    ? { fields: { code: factorWords.wrongCode } }
    : explainAuth(error)
}

/** A secret is easier to type in fours. */
export const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? ''

/** The client hands the drawing over as it came; a `#` in it would end the address. */
export function pictureOf(qrCode: string): string {
  const drawing = qrCode.slice(qrCode.indexOf('<'))
  return drawing.startsWith('<') ? `data:image/svg+xml,${encodeURIComponent(drawing)}` : qrCode
}
