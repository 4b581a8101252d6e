// For tests: a provider of OpenID Connect on a loopback port, with real keys. Whoever stands at its door is who the test says.

import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export interface Standing {
  sub: string
  email?: string
  email_verified?: boolean | string
}

export async function openTestProvider() {
  const [keys, otherKeys] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
  const codes = new Map<string, { nonce: string; challenge: string; clientId: string; person: Standing }>()
  const forms: Record<string, string>[] = []
  /** How the next ID tokens are wrong. */
  let wrong: { claims?: Record<string, unknown>; isForged?: boolean } = {}
  let issuer = ''
  /** Whom a browser that comes to the door is taken for. */
  let atTheDoor: Standing = { sub: 'nobody' }
  /** Signs somebody in at the door that she was sent to; answers what is sent back. */
  function signIn(door: string, person: Standing) {
    const asked = new URL(door).searchParams
    const code = `code-${codes.size}-${forms.length}-${Math.random()}`
    const [nonce, challenge] = [asked.get('nonce') ?? '', asked.get('code_challenge') ?? '']
    codes.set(code, { nonce, challenge, clientId: asked.get('client_id') ?? '', person })
    return {
      code,
      state: asked.get('state') ?? '',
      callback: asked.get('redirect_uri') ?? '',
      mode: asked.get('response_mode'),
    }
  }

  const server = createServer(async (request, response) => {
    const json = (body: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const { pathname } = new URL(request.url ?? '', 'http://provider.test')
    if (pathname.endsWith('/.well-known/openid-configuration')) {
      // Whoever is asked for by another name, says so as Apple would.
      const named = pathname.startsWith('/as/') ? decodeURIComponent(pathname.split('/')[2] ?? '') : issuer
      return json({
        issuer: named,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token?as=${encodeURIComponent(named)}`,
        jwks_uri: `${issuer}/keys`,
      })
    }
    if (pathname === '/keys') return json({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256' }] })
    if (pathname === '/authorize') {
      const { callback, code, state } = signIn(new URL(request.url ?? '', issuer).href, atTheDoor)
      return response.writeHead(302, { location: `${callback}?${new URLSearchParams({ code, state })}` }).end()
    }
    let body = ''
    for await (const part of request) body += String(part)
    const form = Object.fromEntries(new URLSearchParams(body))
    forms.push(form)
    const asked = codes.get(form['code'] ?? '')
    codes.delete(form['code'] ?? '')
    const proof = createHash('sha256')
      .update(form['code_verifier'] ?? '')
      .digest('base64url')
    if (!asked || asked.challenge !== proof || form['client_id'] !== asked.clientId)
      return json({ error: 'invalid_grant' }, 400)
    const named = new URL(request.url ?? '', issuer).searchParams.get('as') ?? issuer
    const id_token = await new SignJWT({ nonce: asked.nonce, ...asked.person, ...wrong.claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer(String(wrong.claims?.['iss'] ?? named))
      .setAudience(String(wrong.claims?.['aud'] ?? asked.clientId))
      .setIssuedAt()
      .setExpirationTime(wrong.claims?.['exp'] === undefined ? '5m' : Number(wrong.claims['exp']))
      .sign(wrong.isForged ? otherKeys.privateKey : keys.privateKey)
    return json({ access_token: 'x', token_type: 'Bearer', id_token })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  issuer = `http://127.0.0.1:${port}`
  return {
    issuer,
    forms,
    signIn,
    standAtTheDoor(person: Standing) {
      atTheDoor = person
    },
    goWrong(how: typeof wrong) {
      wrong = how
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

export type TestProvider = Awaited<ReturnType<typeof openTestProvider>>
