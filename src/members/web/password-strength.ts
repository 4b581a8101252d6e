// How hard a password is to guess, as far as its looks tell. A nudge, never a gate: the service has the last word.

import { authWords } from '../auth-words.ts'

/** The floor of the service. */
export const shortestPassword = 6
const { strength } = authWords

export interface PasswordStrength {
  /** Stitches sewn, of four. */
  level: 0 | 1 | 2 | 3 | 4
  words: string
}

export function passwordStrength(password: string): PasswordStrength {
  const letters = [...password.toLowerCase()]
  if (letters.length === 0) return { level: 0, words: '' }
  if (letters.length < shortestPassword) return { level: 1, words: strength.short }
  if (new Set(letters).size < Math.min(5, letters.length - 1)) return { level: 1, words: strength.repetitive }
  if (letters.length < 10) return { level: 2, words: strength.fair }
  if (letters.length < 15) return { level: 3, words: strength.good }
  return { level: 4, words: strength.strong }
}
