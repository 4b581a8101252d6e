import { expect, test } from 'vitest'
import { plan } from '../plan/plan.ts'
import { brief } from '../score/test-random-books.ts'
import { tell } from '../telling/tell.ts'

const dog = { name: 'Bruno', type: 'dog', age: 14, relationship_to_main: 'her dog' }
const order = (avoid: string, more: object = {}) =>
  brief({
    ...{ recipient_type: 'Kid', recipient_age: 8, interests: '', shape: 'Our dog Bruno has died', avoid },
    characters: [{ name: 'Maya', type: 'girl', age: 8 }, dog],
    ...more,
  })

test('what is to be avoided is not told where the page has another telling', () => {
  const seeds = Array.from({ length: 8 }, (_, seed) => seed)
  const texts = (avoid: string) =>
    seeds.map((seed) => {
      const made = plan(order(avoid), seed)
      return { pack: made.pack, text: tell(made).pages.join('\n'), notices: made.notices.join('\n') }
    })
  expect(texts('').some(({ text }) => /\bvet\b/i.test(text))).toBe(true)
  for (const { pack, text, notices } of texts('the vet')) {
    expect(pack).toBe('round')
    expect(text).not.toMatch(/\bvets?\b/i)
    expect(notices).not.toContain('keep out')
  }
})

test('what the story cannot do without is said beside it', () => {
  expect(plan(order('lamps, dogs'), 1).notices.join('\n')).toMatch(/You asked us to keep out .*this story has it/)
})

test('a story that plays where it was asked to play is not said to leave that out', () => {
  const shy = order('', { shape: 'Maya is left out at school', characters: [{ name: 'Maya', type: 'girl', age: 8 }] })
  const made = plan(shy, 1)
  expect(made.notices[0]).toMatch(/^This story is what you wished for/)
  expect(made.notices.join('\n')).not.toContain('We left out')
})
