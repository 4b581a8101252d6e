// Whoever is sent parts of a story stands in the privacy notice: which of the settings' providers are missing there.

import type { Config } from '../platform/config.ts'

const companies = { openai: 'OpenAI', google: 'Google', anthropic: 'Anthropic' }
const onThisMachine = /^https?:\/\/(?:localhost|127\.|\[::1\])/

type Providers = Pick<Config, 'TEXT_PROVIDER' | 'TEXT_BASE_URL' | 'IMAGE_PROVIDER' | 'IMAGE_BASE_URL'>

/** `named`: as src/base/operator.ts lists them, by company, or by host for a service of another kind. */
export function unnamedProviders(config: Providers, named: readonly string[]): string[] {
  const asked = [
    { provider: config.TEXT_PROVIDER, url: config.TEXT_BASE_URL },
    { provider: config.IMAGE_PROVIDER, url: config.IMAGE_BASE_URL },
  ]
  const whom = asked.flatMap(({ provider, url = '' }) => {
    if (provider === 'embedded' || onThisMachine.test(url)) return []
    return provider === 'openai-compatible' ? [new URL(url).host] : [companies[provider]]
  })
  return [...new Set(whom)].filter((one) => !named.includes(one))
}
