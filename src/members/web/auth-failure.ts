// What the auth service's errors say to a person, and which field they are about.

import {
  isAuthApiError,
  isAuthError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
} from '@supabase/auth-js'
import type { Verdict } from '../../ui/form-problems.ts'
import { authWords } from '../auth-words.ts'
import { notAnEmail } from '../email-address.ts'

export function explainAuth(error: unknown): Verdict {
  if (isAuthWeakPasswordError(error)) return explainWeak(error.reasons)
  if (isDeadLine(error)) return { heading: authWords.offline }
  if (isAuthSessionMissingError(error)) return { heading: authWords.signIn.ended }
  // 5xx and what no service wrote for people.
  if (!isAuthApiError(error) || error.status >= 500 || !error.message) return { heading: authWords.unexpected }
  if (error.code === 'user_already_exists') return { heading: error.message, fields: { email: authWords.signUp.taken } }
  if (error.message === notAnEmail) return { heading: authWords.notAnEmail, fields: { email: authWords.badEmail } }
  return { heading: error.message }
}

/** At sign-in a dead line has the words of everything unexpected. */
export function explainSignIn(error: unknown): Verdict {
  return isDeadLine(error) ? { heading: authWords.unexpected } : explainAuth(error)
}

const isDeadLine = (error: unknown) => isAuthRetryableFetchError(error) && !error.status

export function authCode(error: unknown): string | undefined {
  return isAuthError(error) ? error.code : undefined
}

function explainWeak(reasons: readonly string[]): Verdict {
  const words = reasons.map((reason) =>
    reason === 'length' || reason === 'characters' || reason === 'pwned' ? authWords.weak[reason] : '',
  )
  return {
    heading: authWords.weak.heading,
    fields: { password: words.filter(Boolean).join('. ') || authWords.weak.other },
  }
}
