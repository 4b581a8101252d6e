// Opens the teller that the settings name; an outside engine's packages are loaded when it first speaks, never at start.

import type { Config } from '../../../platform/config.ts'
import type { Teller } from '../teller.ts'
import { embeddedTeller } from './embedded-teller.ts'
import { modelOf } from './model-prices.ts'
import type { TellerHands } from './model-teller.ts'

export function openTeller(config: Config, hands: TellerHands): Teller {
  const { TEXT_PROVIDER: provider } = config
  if (provider === 'embedded') return embeddedTeller
  const engine = `${provider} ${modelOf(config, provider)}`
  let opened: Promise<Teller> | undefined
  const open = () =>
    (opened ??= import('./model-teller.ts').then(({ modelTeller }) => modelTeller(config, hands, engine)))
  return {
    engine,
    async *tell(order) {
      yield* (await open()).tell(order)
    },
    retell: async (order) => (await open()).retell(order),
    titles: async (order) => (await open()).titles(order),
  }
}
