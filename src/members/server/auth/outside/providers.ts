// Who else may say who somebody is: Google, Apple and any provider of OpenID Connect, as the settings name them.

import { importPKCS8, SignJWT } from 'jose'
import { second, minute } from '../../../../base/dates.ts'
import type { Config } from '../../../../platform/config.ts'

export interface OutsideProvider {
  /** As clients call it. */
  id: string
  /** As people call it. */
  name: string
  issuer: string
  clientId: string
  secret(now: Date): Promise<string>
  /** Apple answers with names and e-mails by a form only. */
  mode: 'query' | 'form_post'
  scope: string
}

const fixed = (secret: string) => async () => secret

export function outsideProviders(config: Config): OutsideProvider[] {
  const found: OutsideProvider[] = []
  const { OIDC_GOOGLE_CLIENT_ID: google, OIDC_GOOGLE_CLIENT_SECRET: googleSecret } = config
  if (google && googleSecret) {
    const issuer = 'https://accounts.google.com'
    const rest = { mode: 'query', scope: 'openid email' } as const
    found.push({ id: 'google', name: 'Google', issuer, clientId: google, secret: fixed(googleSecret), ...rest })
  }
  const { OIDC_APPLE_CLIENT_ID: apple, OIDC_APPLE_TEAM_ID: team, OIDC_APPLE_KEY_ID: kid } = config
  const { OIDC_APPLE_PRIVATE_KEY: key } = config
  if (apple && team && kid && key) {
    const secret = appleSecret({ clientId: apple, team, kid, key })
    const rest = { mode: 'form_post', scope: 'openid email' } as const
    found.push({ id: 'apple', name: 'Apple', issuer: appleIssuer, clientId: apple, secret, ...rest })
  }
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: secret, OIDC_NAME: name } = config
  if (issuer && clientId && secret) {
    const rest = { mode: 'query', scope: 'openid email' } as const
    found.push({ id: 'custom:oidc', name, issuer, clientId, secret: fixed(secret), ...rest })
  }
  return found
}

const appleIssuer = 'https://appleid.apple.com'

/** Apple's client secret is a token that we sign, good for minutes. */
function appleSecret({ clientId, team, kid, key }: { clientId: string; team: string; kid: string; key: string }) {
  // In an environment a key stands on one line.
  const pem = key.replaceAll(String.raw`\n`, '\n')
  return async (now: Date) => {
    const at = Math.floor(now.getTime() / second)
    return new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid })
      .setIssuer(team)
      .setSubject(clientId)
      .setAudience(appleIssuer)
      .setIssuedAt(at)
      .setExpirationTime(at + (5 * minute) / second)
      .sign(await importPKCS8(pem, 'ES256'))
  }
}

/** For the page: who is offered beside e-mail and password. */
export const signInWith = (config: Config): string =>
  outsideProviders(config)
    .map(({ id, name }) => `${id}=${name}`)
    .join(';')
