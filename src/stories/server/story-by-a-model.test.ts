import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../platform/http/route.ts'
import { readBrief } from '../../writing/brief/brief.ts'
import { plan } from '../../writing/plan/plan.ts'
import { tell } from '../../writing/telling/tell.ts'
import { openTextProvider, type Asked, type TextProvider } from './tellers/test-text-provider.ts'
import { openTestStories, theBrief, type TestStories } from './test-stories.ts'

const seed = 11
const canaries = { avoid: 'quicksand', dedication: 'For Zoë of Canary Row' }

let provider: TextProvider
let on: TestStories
let ana: Caller
beforeAll(async () => {
  provider = await openTextProvider()
  on = await openTestStories({
    fetch,
    settings: {
      TEXT_PROVIDER: 'openai-compatible',
      TEXT_MODEL: 'qwen',
      TEXT_API_KEY: 'key',
      TEXT_BASE_URL: provider.address('openai-compatible'),
    },
  })
  ana = await on.door.addMember()
})
afterAll(async () => {
  await on.close()
  await provider.close()
})

const read = readBrief({ ...theBrief, interests: theBrief.personal_elements, avoid: canaries.avoid })
if (!read.ok) throw new Error(read.message)
const planned = plan(read.value, seed)
const expected = tell(planned).pages.map((page) => page.replace(/\.(?= |$)/, ' indeed.'))

/** The embedded telling with a word of its own, under the names that the model was given. */
function asAModel({ data }: Asked) {
  const names = planned.cast.map(({ name }, at) => [name, data.cast[at]?.name ?? name] as const)
  const hidden = (text: string) => names.reduce((said, [real, stand]) => said.replaceAll(real, stand), text)
  return { elements: data.write.map(({ n }) => ({ n, text: hidden(expected[n - 1] ?? '') })) }
}

test('a story by a model goes from the call over the queue and the wire to the pages, under the right names [S7.8]', async () => {
  provider.answer(asAModel)
  const bookId = await on.addBook(ana, canaries)
  const { status, body } = await on.generate(ana, bookId, { seed })
  expect(status).toBe(200)
  const texts: string[] = body.pages.map((page: { text_content: string }) => page.text_content)
  const byModel = texts.filter((text, at) => text.includes('indeed') && text === expected[at]).length
  expect(byModel).toBeGreaterThanOrEqual(15)
  const { body: story } = await on.door.ask(ana, `GET /api/books/${bookId}/story`)
  expect(story).toMatchObject({ status: 'written', engine: expect.stringContaining('qwen') })
  const sent = provider.asked.map(({ raw }) => raw).join('\n')
  expect(sent).not.toMatch(/Zoë|Biscuit|quicksand|Canary Row/)
  expect(sent).not.toContain(ana.email)
})

test('when the model is away the story is the embedded one, and the member is told', async () => {
  provider.answer(() => ({ status: 401 }))
  const bookId = await on.addBook(ana, canaries)
  const { body } = await on.generate(ana, bookId, { seed })
  expect(body.success).toBe(true)
  expect(body.pages).toHaveLength(24)
  expect(body.notices.length).toBeGreaterThan(0)
})
