// What every use case of signing in works with, put together once.

import { derivedKey } from '../../../platform/secrets.ts'
import type { Hands } from '../../../platform/hands.ts'
import { accessTokens, type AccessTokens } from './access-tokens.ts'
import { passwordHasher, type PasswordHasher } from './password-hasher.ts'
import { sealer, type Sealer } from './sealer.ts'

export interface AuthDesk {
  hands: Hands
  tokens: AccessTokens
  passwords: PasswordHasher
  /** Hides the secrets of second factors from whoever sees only the database. */
  sealer: Sealer
  refreshKey: Buffer
  codeKey: Buffer
}

export function openDesk(hands: Hands, secret: string): AuthDesk {
  return {
    hands,
    tokens: accessTokens({ secret, issuer: issuerOf(hands.config.PUBLIC_URL), now: hands.now }),
    passwords: passwordHasher(),
    sealer: sealer(derivedKey(secret, 'second factors'), hands.randomBytes),
    refreshKey: derivedKey(secret, 'refresh tokens'),
    codeKey: derivedKey(secret, 'mailed codes'),
  }
}

/** A name, not an address: the same for all processes of one installation. */
const issuerOf = (publicUrl: string | undefined) => new URL('/auth/v1', publicUrl ?? 'http://localhost').href
