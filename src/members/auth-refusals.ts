// Every "no" of signing in: the codes of the auth protocol, in words a person reads.

import { Refusal, type RefusalDetails } from '../base/refusal.ts'
import { authWords } from './auth-words.ts'

const refuse = (status: number, code: string, words: string, more?: Partial<RefusalDetails>) =>
  new Refusal(words, { status, code, ...more })

export const invalidField = (field: string, words: string) =>
  refuse(400, 'validation_failed', words, { fields: { [field]: words } })

export const wrongCredentials = () =>
  refuse(400, 'invalid_credentials', 'That email and password do not match. Please try again.')
export const emailNotConfirmed = () => refuse(400, 'email_not_confirmed', 'Email not confirmed')
export const userExists = () => refuse(422, 'user_already_exists', 'User already registered')
export const emailIsFixed = () =>
  refuse(400, 'validation_failed', 'Email cannot be changed', {
    fields: {
      email: 'Email cannot be changed. To use another address, make a new account with it, or write to us.',
    },
  })
export const phoneIsProfile = () =>
  invalidField('phone', 'Signing in by phone is not offered. The phone number belongs to the profile.')

export type Weakness = 'length' | 'pwned'
const weaknessWords: Record<Weakness, string> = {
  length: authWords.signUp.passwordTooShort,
  pwned: 'This password is easy to guess: it is common, or made of your own name. Please choose another one.',
}
export const weakPassword = (reason: Weakness) =>
  refuse(422, 'weak_password', weaknessWords[reason], {
    fields: { password: weaknessWords[reason] },
    extra: { weak_password: { reasons: [reason] } },
  })
export const passwordTooLong = () => invalidField('password', 'Password cannot be longer than 72 characters')
export const samePassword = () =>
  refuse(422, 'same_password', 'New password should be different from the old password.')

export const noBearer = () => refuse(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
export const badJwt = () => refuse(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')
export const expiredJwt = () => refuse(403, 'bad_jwt', 'invalid JWT: token is expired')
export const userGone = () => refuse(403, 'user_not_found', 'User from sub claim in JWT does not exist')
export const sessionGone = () => refuse(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')

export const refreshTokenUnknown = () =>
  refuse(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
export const refreshTokenUsed = () => refuse(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
export const refreshSessionExpired = () => refuse(400, 'session_expired', 'Invalid Refresh Token: Session Expired')
export const refreshSessionGone = () =>
  refuse(400, 'session_not_found', 'Invalid Refresh Token: No Valid Session Found')

export const codeExpired = () => refuse(403, 'otp_expired', 'Token has expired or is invalid')
export const linkExpired = () => refuse(403, 'otp_expired', 'Email link is invalid or has expired')
export const verifierWrong = () =>
  refuse(400, 'bad_code_verifier', 'This link works only in the browser where it was asked for')
export const reauthenticationNeeded = () =>
  refuse(400, 'reauthentication_needed', 'Password update requires reauthentication')
export const nonceRefused = () =>
  refuse(422, 'reauthentication_not_valid', 'The code from the e-mail is wrong or has expired', {
    fields: { nonce: 'The code from the e-mail is wrong or has expired' },
  })
export const currentPasswordWrong = () =>
  refuse(400, 'invalid_credentials', 'Your current password is not right', {
    fields: { current_password: 'Your current password is not right' },
  })

export const providerUnknown = () =>
  refuse(400, 'validation_failed', 'Unsupported provider: provider is not enabled', {
    fields: { provider: 'provider is not one of those that settings lists' },
  })
export const challengeMissing = () => invalidField('code_challenge', 'code_challenge is required')
export const outsideUnavailable = () =>
  refuse(503, 'outside_unavailable', 'The sign-in provider did not answer as it should. Please try again.')
export const outsideCanceled = () => refuse(400, 'outside_canceled', 'The sign-in was not finished there.')
export const outsideExpired = () => refuse(400, 'outside_expired', 'That took too long. Please try again.')
export const outsideEmailUnproved = (name: string) =>
  refuse(403, 'outside_email_unproved', `${name} did not tell us an e-mail address that it knows to be yours.`)
export const outsideEmailTaken = (name: string) =>
  refuse(403, 'outside_email_taken', `There is an account with this e-mail already; ${name} does not open it.`)

export const secondFactorFirst = () =>
  refuse(401, 'insufficient_aal', 'Enter the code from your authenticator app first.')
export const secondFactorToEnrol = () => refuse(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
export const secondFactorToRemove = () => refuse(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
/** For every other call of the product. */
export const secondFactorMissing = () =>
  refuse(403, 'insufficient_aal', 'Enter the code from your authenticator app to go on.')
export const totpOnly = () =>
  refuse(422, 'validation_failed', 'factor_type must be totp', { fields: { factor_type: 'Only totp is offered' } })
export const tooManyFactors = () =>
  refuse(422, 'too_many_enrolled_mfa_factors', 'Maximum number of enrolled factors reached, unenroll to continue')
export const factorNameTaken = (name: string) =>
  refuse(422, 'mfa_factor_name_conflict', `A factor with the friendly name "${name}" for this user already exists`)
export const factorUnknown = () => refuse(404, 'mfa_factor_not_found', 'Factor not found')
export const challengeExpired = () =>
  refuse(422, 'mfa_challenge_expired', 'This check has expired, please start a new one')
export const factorCodeWrong = () => refuse(422, 'mfa_verification_failed', 'Invalid TOTP code entered')

export const tooOften = (retryAfter: number) =>
  refuse(429, 'over_request_rate_limit', `Too many tries. Please wait ${inWords(retryAfter)} and try again.`, {
    retryAfter,
  })
export const tooManyMails = (retryAfter: number) =>
  refuse(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${retryAfter} seconds.`,
    { retryAfter },
  )
export const signInBusy = () =>
  refuse(503, 'unavailable', 'Signing in is very busy right now. Please try again in a moment.', { retryAfter: 2 })
export const signInElsewhere = (where: string) =>
  refuse(404, 'hosted_auth', `Signing in is answered by ${where} on this installation.`)
export const hostedNeedsEmail = () => refuse(403, 'email_missing', 'This account has no e-mail address.')
export const hostedEmailTaken = () =>
  refuse(403, 'email_exists', 'Another account of this shop already uses that e-mail address.')

function inWords(seconds: number): string {
  if (seconds === 1) return 'a second'
  return seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
}
