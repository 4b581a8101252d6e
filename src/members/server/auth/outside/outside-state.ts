// What has to be known when somebody comes back from a provider. It travels with her, sealed: nothing is kept, and no cookie is set.

import { z } from 'zod'
import { minute } from '../../../../base/dates.ts'
import type { Hands } from '../../../../platform/hands.ts'
import { sealer } from '../../../../platform/sealer.ts'
import { derivedKeys, type Secrets } from '../../../../platform/secrets.ts'

/** Time to type a password there, and a second factor. */
const life = 15 * minute
const label = 'on the way to a provider'

const stateShape = z.object({
  provider: z.string(),
  /** Of the browser that asked: what comes back is good in no other. */
  challenge: z.string(),
  /** The page to go on to. */
  path: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  until: z.number(),
})
export type OutsideState = Omit<z.infer<typeof stateShape>, 'until'>

export function outsideStates({ now, randomBytes }: Pick<Hands, 'now' | 'randomBytes'>, secrets: Secrets) {
  const seals = sealer(derivedKeys(secrets, 'outside sign-in'), randomBytes)
  return {
    seal: (state: OutsideState) => seals.seal(JSON.stringify({ ...state, until: now().getTime() + life }), label),
    open(sealed: string): OutsideState | undefined {
      const plain = sealed.length > 6000 ? undefined : seals.open(sealed, label)
      const state = plain === undefined ? undefined : stateShape.parse(JSON.parse(plain))
      return state && state.until > now().getTime() ? state : undefined
    },
  }
}

export type OutsideStates = ReturnType<typeof outsideStates>
