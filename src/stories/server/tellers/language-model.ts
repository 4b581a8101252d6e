// From the settings to a language model: four wires, one shape.

import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractJsonMiddleware, wrapLanguageModel, type LanguageModel } from 'ai'
import type { Config } from '../../../platform/config.ts'
import { modelOf } from './model-prices.ts'

// The SDK would print its warnings; what goes wrong is in our own log.
globalThis.AI_SDK_LOG_WARNINGS = false

export type TextConfig = Pick<Config, 'TEXT_PROVIDER' | 'TEXT_MODEL' | 'TEXT_BASE_URL' | 'TEXT_API_KEY'>

export function openLanguageModel(config: TextConfig, wire: typeof fetch): LanguageModel {
  const { TEXT_PROVIDER: provider, TEXT_BASE_URL: baseURL, TEXT_API_KEY: apiKey } = config
  if (provider === 'embedded') throw new Error('The embedded teller has no language model')
  const id = modelOf(config, provider)
  const options = { fetch: wire, ...(baseURL ? { baseURL } : {}), ...(apiKey ? { apiKey } : {}) }
  if (provider === 'openai') return createOpenAI(options)(id)
  if (provider === 'google') return createGoogle(options)(id)
  if (provider === 'anthropic') return createAnthropic(options)(id)
  const compatible = createOpenAICompatible({
    ...options,
    fetch: withPlainJson(wire),
    baseURL: baseURL ?? '',
    name: 'compatible',
    includeUsage: true,
    supportsStructuredOutputs: true,
  })
  // Smaller engines like to put their JSON between fences.
  return wrapLanguageModel({ model: compatible(id), middleware: extractJsonMiddleware() })
}

/** An engine that knows no schemas is asked for plain JSON instead; our message shows the shape, and the answer is checked anyway. */
function withPlainJson(wire: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await wire(input, init)
    if ((response.status !== 400 && response.status !== 422) || typeof init?.body !== 'string') return response
    const why = await response.clone().text()
    if (!/response_format|json_schema|schema|grammar/i.test(why)) return response
    return wire(input, { ...init, body: JSON.stringify(withoutSchema(JSON.parse(init.body))) })
  }
}

function withoutSchema(body: unknown): unknown {
  return typeof body === 'object' && body !== null ? { ...body, response_format: { type: 'json_object' } } : body
}
