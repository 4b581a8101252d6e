// What every use case of signing in works with, put together once.

import type { Hands } from '../../../platform/hands.ts'
import { sealer, type Sealer } from '../../../platform/sealer.ts'
import { derivedKey, derivedKeys, type Secrets } from '../../../platform/secrets.ts'
import { accessTokens, type AccessTokens } from './access-tokens.ts'
import { passwordHasher, type PasswordHasher } from './password-hasher.ts'

export interface AuthDesk {
  hands: Hands
  tokens: AccessTokens
  passwords: PasswordHasher
  /** Hides the secrets of second factors from whoever sees only the database. */
  sealer: Sealer
  refreshKey: Buffer
  codeKey: Buffer
}

export function openDesk(hands: Hands, secrets: Secrets): AuthDesk {
  const [secret] = secrets
  return {
    hands,
    tokens: accessTokens({ secrets, issuer: issuerOf(hands.config.PUBLIC_URL), now: hands.now }),
    passwords: passwordHasher(),
    sealer: factorSealer(hands, secrets),
    refreshKey: derivedKey(secret, 'refresh tokens'),
    codeKey: derivedKey(secret, 'mailed codes'),
  }
}

export const factorSealer = (hands: Pick<Hands, 'randomBytes'>, secrets: Secrets): Sealer =>
  sealer(derivedKeys(secrets, 'second factors'), hands.randomBytes)

/** A name, not an address: the same for all processes of one installation. */
const issuerOf = (publicUrl: string | undefined) => new URL('/auth/v1', publicUrl ?? 'http://localhost').href
