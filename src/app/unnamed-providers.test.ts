import { expect, test } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { unnamedProviders } from './unnamed-providers.ts'

test('a provider that is sent parts of a story and is not in the privacy notice is named at the start', () => {
  const of = (settings: Record<string, string>, named: string[] = []) => unnamedProviders(readConfig(settings), named)
  const both = { TEXT_PROVIDER: 'anthropic', TEXT_API_KEY: 'k', IMAGE_PROVIDER: 'openai', IMAGE_API_KEY: 'k' }
  expect(of({})).toEqual([])
  expect(of(both)).toEqual(['Anthropic', 'OpenAI'])
  expect(of(both, ['OpenAI', 'Anthropic'])).toEqual([])
  const own = { IMAGE_PROVIDER: 'openai-compatible', IMAGE_MODEL: 'm' }
  expect(of({ ...own, IMAGE_BASE_URL: 'http://127.0.0.1:8080/v1' })).toEqual([])
  expect(of({ ...own, IMAGE_BASE_URL: 'https://pictures.example/v1' })).toEqual(['pictures.example'])
})
