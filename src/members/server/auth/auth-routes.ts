// The table of the auth protocol's routes: which call is answered by which use case.

import { brand } from '../../../base/brand.ts'
import type { Route } from '../../../platform/http/route.ts'
import * as contract from '../../auth-contract.ts'
import * as factors from '../../auth-factor-contract.ts'
import { admitVisitor } from './admit-visitor.ts'
import type { ChallengeFields } from '../../pkce.ts'
import type { AuthDesk } from './auth-desk.ts'
import { showUser } from './auth-user.ts'
import { answerAuth, type AuthCall } from './answer-auth.ts'
import { exchangeCode } from './exchange-code.ts'
import { enrolFactor } from './enrol-factor.ts'
import { followLink } from './follow-link.ts'
import { holdAddress } from './limits.ts'
import { ownOrigin } from './own-origin.ts'
import { outsideProviders } from './outside/providers.ts'
import { challengeOf } from './pkce-challenge.ts'
import { reauthenticate } from './reauthenticate.ts'
import { refreshSession } from './refresh-session.ts'
import { removeFactor } from './remove-factor.ts'
import { requestMail, type SignInMailRequest } from './request-mail.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'
import { updateUser } from './update-user.ts'
import { challengeFactor, verifyFactor } from './verify-factor.ts'
import { verifyCode, verifyLink } from './verify-one-time-token.ts'
import { whoAsks } from './who-asks.ts'

type MailInput = { email: string; redirect_to?: string | undefined } & ChallengeFields

export function authTable(desk: AuthDesk): Route[] {
  const { config, database } = desk.hands
  const outside = Object.fromEntries(outsideProviders(config).map(({ id }) => [id, true]))
  const originOf = (host: string) => ownOrigin(config, host)
  const mailing =
    (kind: SignInMailRequest['kind']) =>
    ({ input, address, host }: Omit<AuthCall<MailInput>, 'bearer'>) =>
      requestMail(desk, {
        kind,
        email: input.email,
        address,
        origin: originOf(host),
        redirectTo: input.redirect_to,
        challenge: challengeOf(input),
      })
  return [
    answerAuth(contract.signUp, ({ input, address, host }) =>
      'isVisitor' in input
        ? admitVisitor(desk, { address })
        : signUp(desk, {
            ...input,
            redirectTo: input.redirect_to,
            challenge: challengeOf(input),
            address,
            origin: originOf(host),
          }),
    ),
    answerAuth(contract.getToken, async ({ input, address }) => {
      if (input.grant_type === 'password') return signIn(desk, { ...input, address })
      if (input.grant_type === 'pkce') {
        return exchangeCode(desk, { code: input.auth_code, verifier: input.code_verifier, address })
      }
      await holdAddress(desk, 'refresh', address)
      return refreshSession(desk, input.refresh_token)
    }),
    answerAuth(contract.readUser, async ({ bearer }) => showUser((await whoAsks(desk, database.owner, bearer)).member)),
    answerAuth(contract.updateUser, ({ input, bearer, address }) =>
      updateUser(desk, {
        password: input.password ?? undefined,
        currentPassword: input.current_password ?? undefined,
        nonce: input.nonce ?? undefined,
        data: input.data,
        email: input.email ?? undefined,
        phone: input.phone ?? undefined,
        bearer,
        address,
      }),
    ),
    answerAuth(contract.signOut, ({ input, bearer }) => signOut(desk, { scope: input.scope, bearer })),
    answerAuth(contract.recover, mailing('recovery')),
    answerAuth(contract.sendOtp, mailing('magiclink')),
    answerAuth(contract.resend, mailing('signup')),
    answerAuth(contract.followLink, ({ input, address, host }) =>
      followLink(desk, {
        type: input.type,
        link: input.token ?? input.token_hash,
        redirectTo: input.redirect_to,
        address,
        host,
      }),
    ),
    answerAuth(contract.verify, ({ input, address }) =>
      input.link === undefined ? verifyCode(desk, { ...input, address }) : verifyLink(desk, { ...input, address }),
    ),
    answerAuth(contract.reauthenticate, ({ bearer, address, host }) =>
      reauthenticate(desk, { bearer, address, origin: originOf(host) }),
    ),
    answerAuth(factors.enrolFactor, ({ input, bearer }) =>
      enrolFactor(desk, { type: input.factor_type, name: input.friendly_name, bearer }),
    ),
    answerAuth(factors.challengeFactor, ({ input, bearer }) => challengeFactor(desk, { factorId: input.id, bearer })),
    answerAuth(factors.verifyFactor, ({ input, bearer, address }) =>
      verifyFactor(desk, { factorId: input.id, challengeId: input.challenge_id, code: input.code, bearer, address }),
    ),
    answerAuth(factors.removeFactor, ({ input, bearer }) => removeFactor(desk, { factorId: input.id, bearer })),
    answerAuth(contract.readAuthSettings, async () => ({
      external: { email: true, ...outside, phone: false, anonymous_users: true },
      disable_signup: false,
      mailer_autoconfirm: !config.emailConfirmation,
      phone_autoconfirm: false,
      sms_provider: '',
      mfa_enabled: true,
      saml_enabled: false,
    })),
    answerAuth(contract.authHealth, async () => ({
      version: '1',
      name: `${brand} Auth`,
      description: `${brand} Auth speaks the Supabase Auth protocol`,
    })),
  ]
}
