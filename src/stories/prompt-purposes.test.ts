import { expect, test } from 'vitest'
import { builtInTemplate, checkTemplate, fillTemplate, promptPurposes } from './prompt-purposes.ts'

const words = 'Write a calm and funny picture book for reading aloud.'

test.each(promptPurposes)('the built-in template for %s passes its own check', (purpose) => {
  expect(checkTemplate(purpose, builtInTemplate(purpose))).toBeNull()
})

test.each([
  ['covers', `${words} {{limits}}`, 'Purpose must be one of: story-pages, page-retell, titles'],
  ['story-pages', words, 'Template must contain {{limits}}'],
  [
    'titles',
    `${words} {{limits}}`,
    'Template has the unknown placeholder {{limits}}. Known here: {{count}}, {{reader}}',
  ],
  ['page-retell', `${words} {{limits}} {{reader`, 'Template has a placeholder that is not closed'],
  ['titles', '{{ count }} titles', 'Template must tell the model what to write'],
])('a template for %s that cannot work is refused: %s', (purpose, template, error) => {
  expect(checkTemplate(purpose, template)).toBe(error)
})

test('a template may hold braces of its own, and blanks in its placeholders', () => {
  const template = `${words} {{ limits }} Answer like {"page":1}.`
  expect(checkTemplate('story-pages', template)).toBeNull()
  expect(fillTemplate(template, { limits: '5 to 14 words.' })).toBe(`${words} 5 to 14 words. Answer like {"page":1}.`)
})

test('what is filled in is taken as it is, whatever signs it has', () => {
  expect(fillTemplate('{{reader}} {{limits}}', { reader: '$& {{limits}}', limits: '$1' })).toBe('$& {{limits}} $1')
})
