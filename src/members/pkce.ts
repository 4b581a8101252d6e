// Proof Key for Code Exchange (RFC 7636): a link lets in only the browser that asked for it, since only that one knows the verifier.

import { z } from 'zod'

/** Sent with what will come back by a link; a client that sends none gets its session behind the #. */
export const challengeFields = {
  code_challenge: z
    .string('code_challenge must be text')
    .regex(/^[\w.~-]{43,128}$/, 'code_challenge must be 43 to 128 characters of base64url')
    .nullish(),
  code_challenge_method: z
    .string('code_challenge_method must be s256 or plain')
    .regex(/^(?:s256|plain)$/i, 'code_challenge_method must be s256 or plain')
    .nullish(),
}

export interface ChallengeFields {
  code_challenge?: string | null | undefined
  code_challenge_method?: string | null | undefined
}
