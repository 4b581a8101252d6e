import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askModel, type Element, type Ending } from './ask-model.ts'
import { openLanguageModel } from './language-model.ts'
import { openTextProvider, type Answer, type TextProvider } from './test-text-provider.ts'
import type { WireName } from './test-text-wires.ts'

let provider: TextProvider
beforeAll(async () => {
  provider = await openTextProvider()
})
afterAll(() => provider.close())
beforeEach(() => void provider.asked.splice(0))

const wires: WireName[] = ['openai', 'google', 'anthropic', 'openai-compatible']
const models = {
  openai: 'gpt-6.1-terra',
  google: 'gemini-3.8-flash',
  anthropic: 'claude-sonnet-5-5',
  'openai-compatible': 'qwen',
}
const elements = [1, 2, 3].map((n) => ({
  n,
  text: `The goose walked round the pond ${n} times, and nobody could say why.`,
}))

async function ask(
  wire: WireName,
  answer: Answer | null,
  signal = new AbortController().signal,
  silence = 5000,
  isThere = answer !== null,
) {
  if (answer) provider.answer(() => answer)
  const model = openLanguageModel(
    {
      TEXT_PROVIDER: wire,
      TEXT_MODEL: models[wire],
      TEXT_API_KEY: 'key',
      TEXT_BASE_URL: isThere ? provider.address(wire) : 'http://127.0.0.1:9/v1',
    },
    fetch,
  )
  const said: Element[] = []
  let ending: Ending | undefined
  const prompt = '<data 0f>\n{"cast":[],"write":[]}\n</data 0f>'
  const pace = { pause: 1, silence, whole: 20_000 }
  for await (const one of askModel(model, { instructions: 'Tell.', prompt, mostTokens: 900, pace, signal })) {
    if ('end' in one) ending = one
    else said.push(one)
  }
  return { said, ...ending }
}

test.each(wires)('%s: elements come one by one, then the end and what it used', async (wire) => {
  expect(await ask(wire, { elements })).toEqual({ said: elements, end: 'done', usage: { input: 3000, output: 67 } })
})

test.each(wires)('%s: a provider that counts nothing is not believed, so that its book is paid for', async (wire) => {
  for (const claims of [0, 1]) {
    const { usage } = await ask(wire, { elements, claims })
    expect(usage?.input).toBeGreaterThan(10)
    expect(usage?.output).toBeGreaterThan(60)
  }
})

test.each(wires)('%s: a refusal is known in the provider’s own shape', async (wire) => {
  expect(await ask(wire, { refused: true })).toMatchObject({ said: [], end: 'refused' })
})

test.each(wires)('%s: busy, broken and closed providers are told apart', async (wire) => {
  const busy = { status: 429, headers: { 'retry-after-ms': '40' } }
  expect(await ask(wire, busy)).toMatchObject({ end: 'busy', status: 429, wait: 40 })
  expect(await ask(wire, { status: 429, headers: { 'retry-after': '2' } })).toMatchObject({ end: 'busy', wait: 2000 })
  expect(await ask(wire, { status: 503 })).toMatchObject({ end: 'busy', status: 503 })
  expect(await ask(wire, { status: 401 })).toMatchObject({ end: 'closed', status: 401 })
  expect(await ask(wire, { status: 400, code: 'content_filter' })).toMatchObject({ end: 'refused', status: 400 })
  expect(provider.asked).toHaveLength(5)
})

test.each(wires)('%s: an answer that breaks off gives its whole elements', async (wire) => {
  expect(await ask(wire, { elements, shortAt: 200 })).toMatchObject({ said: elements.slice(0, 2), end: 'cut' })
  const dropped = await ask(wire, { elements, dropAt: 120 })
  expect(dropped).toMatchObject({ end: 'busy' })
  expect(dropped.said.length).toBeLessThan(3)
})

test.each(wires)('%s: words that are no answer are no elements', async (wire) => {
  expect(await ask(wire, { text: '<html><body>Bad gateway</body></html>' })).toMatchObject({ said: [] })
  expect(await ask(wire, { text: 'I’m sorry, but I can’t help with that.' })).toMatchObject({
    said: [],
    end: 'refused',
  })
})

test.each(wires)('%s: silence ends a call, before the first word and after it', async (wire) => {
  expect(await ask(wire, { silent: true }, undefined, 80)).toMatchObject({ said: [], end: 'busy' })
  expect(await ask(wire, { elements, pauseAt: 120 }, undefined, 80)).toMatchObject({ end: 'busy' })
})

test.each(wires)('%s: nobody at the address is a busy provider', async (wire) => {
  expect(await ask(wire, null)).toMatchObject({ said: [], end: 'busy' })
})

test.each(wires)('%s: a stopped order stops the call', async (wire) => {
  const stop = new AbortController()
  setTimeout(() => stop.abort(), 60)
  await expect(ask(wire, { elements, pauseAt: 120 }, stop.signal)).rejects.toThrow('abort')
})

test('JSON between fences is read', async () => {
  expect(await ask('openai-compatible', { elements, fenced: true })).toMatchObject({ said: elements, end: 'done' })
})

test('an engine that knows no schemas is asked for plain JSON', async () => {
  provider.answer(({ raw }) => (raw.includes('json_schema') ? { status: 400, code: 'response_format' } : { elements }))
  expect(await ask('openai-compatible', null, undefined, 5000, true)).toMatchObject({ said: elements, end: 'done' })
  expect(provider.asked.map(({ raw }) => raw.includes('json_object'))).toEqual([false, true])
})
