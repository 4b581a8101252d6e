// Which model a provider is asked for unless the settings say otherwise, and what its words cost.

import type { Config } from '../../../platform/config.ts'

type Provider = Exclude<Config['TEXT_PROVIDER'], 'embedded'>

const DEFAULT_MODELS: Readonly<Record<Provider, string>> = {
  openai: 'gpt-6.1-terra',
  google: 'gemini-3.8-flash',
  anthropic: 'claude-sonnet-5-5',
  'openai-compatible': '',
}

export function modelOf(config: Pick<Config, 'TEXT_MODEL'>, provider: Provider): string {
  return config.TEXT_MODEL ?? DEFAULT_MODELS[provider]
}

export interface Price {
  /** US dollars for a million tokens, which is millionths of a dollar for each. */
  input: number
  output: number
}

/** The first that fits counts. November 2026; reasoning is charged as output. */
const PRICES: readonly (readonly [RegExp, Price])[] = [
  [/^gpt-(?:5\.6|6(?:\.\d)?)-luna/, { input: 0.1, output: 0.5 }],
  [/^gpt-(?:5\.6|6(?:\.\d)?)-terra/, { input: 1, output: 5 }],
  [/^gpt-(?:5\.6|6(?:\.\d)?)-sol/, { input: 2, output: 10 }],
  [/^gpt-5[\w.]*-(?:mini|nano)/, { input: 0.75, output: 4.5 }],
  [/^claude-haiku-5/, { input: 0.1, output: 0.5 }],
  [/^claude-sonnet-5/, { input: 2, output: 10 }],
  [/^gemini-[\w.]*-flash-lite/, { input: 0.3, output: 2.5 }],
  [/^gemini-[\w.]*-flash/, { input: 0.75, output: 4.5 }],
]

/** Dearer than any model that is likely to be set, so that a budget is never overdrawn for want of a price. */
const UNKNOWN: Price = { input: 5, output: 25 }

export function priceOf(model: string): Price {
  const bare = model.toLowerCase().replace(/^.*\//, '')
  return PRICES.find(([pattern]) => pattern.test(bare))?.[1] ?? UNKNOWN
}
