// Who answers which call about signing in by a provider.

import type { Route } from '../../../../platform/http/route.ts'
import type { Secrets } from '../../../../platform/secrets.ts'
import * as contract from '../../../auth-outside-contract.ts'
import { answerAuth } from '../answer-auth.ts'
import type { AuthDesk } from '../auth-desk.ts'
import { outsideStates } from './outside-state.ts'
import { beginOutside, endOutside } from './outside-sign-in.ts'
import { openProviderWire } from './provider-wire.ts'
import { outsideProviders } from './providers.ts'

export function outsideRoutes(desk: AuthDesk, secrets: Secrets): Route[] {
  const { hands } = desk
  const outside = {
    desk,
    providers: outsideProviders(hands.config),
    wire: openProviderWire(hands),
    states: outsideStates(hands, secrets),
  }
  return [
    answerAuth(contract.beginOutside, ({ input, address, host }) => beginOutside(outside, { ...input, address, host })),
    answerAuth(contract.endOutside, ({ input, address, host }) => endOutside(outside, { ...input, address, host })),
    answerAuth(
      contract.endOutsideByForm,
      ({ input, address, host }) => endOutside(outside, { ...input, address, host }),
      true,
    ),
  ]
}
