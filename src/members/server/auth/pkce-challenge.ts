// What is kept of a browser's challenge, and whether a verifier answers it.

import { createHash } from 'node:crypto'
import type { ChallengeFields } from '../../pkce.ts'

const s256 = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Always as S256: a plain challenge would be the verifier itself. */
export function challengeOf({ code_challenge: challenge, code_challenge_method: method }: ChallengeFields) {
  if (!challenge) return undefined
  return method?.toLowerCase() === 's256' ? challenge : s256(challenge)
}

export const answersChallenge = (verifier: string, challenge: string) => s256(verifier) === challenge
