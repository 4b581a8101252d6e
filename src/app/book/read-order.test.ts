import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BadOrder, readOrder } from './read-order.ts'

const brief = join(mkdtempSync(join(tmpdir(), 'test-')), 'brief.json')
writeFileSync(brief, '{}')
const order = (...more: string[]) => readOrder(['--brief', brief, '--out', 'book', ...more])

test('a book is drawn whole, in vector, for screens, unless something else is asked for', () => {
  const whole = { brief: {}, folder: 'book', seed: undefined, style: 'vector', size: 'screen' }
  expect(order()).toEqual({ ...whole, isTextOnly: false, isStoryboard: false, pages: undefined })
  expect(order('--storyboard')).toMatchObject({ isStoryboard: true })
  expect(order('--pages', '24, 5-8,6,1', '--style', 'digital_art', '--size', 'print', '--seed', '12')).toEqual({
    ...{ ...whole, seed: 12, style: 'digital_art', size: 'print' },
    isTextOnly: false,
    isStoryboard: false,
    pages: [1, 5, 6, 7, 8, 24],
  })
})

test('a story of one’s own is taken from its file', () => {
  const story = join(mkdtempSync(join(tmpdir(), 'test-')), 'story.md')
  writeFileSync(story, '# Frogs\nMia saw a frog.')
  expect(order('--story', story).brief).toEqual({ own_words: '# Frogs\nMia saw a frog.' })
  expect(() => order('--story', 'nowhere.md')).toThrow(/^nowhere\.md cannot be read\.$/)
})

test.each([
  [['--style', 'line_art'], /^--style: pixar, watercolor, vector, digital_art, not "line_art"\.$/],
  [['--size', 'huge'], /^--size: screen, print, not "huge"\.$/],
  [['--seed', '-1'], /^Option '--seed' argument is ambiguous\. npm run book .*$/],
  [['--seed', '1e3'], /^--seed: a whole number from 0, not "1e3"\.$/],
  [['--pages', '0'], /^--pages: /],
  [['--pages', '8-5'], /^--pages: /],
  [['--pages', '1,,2'], /^--pages: /],
  [['--pages', '24-25'], /^--pages: .* such as 1,5-8, not "24-25"\.$/],
  [['--pages', '1', '--text-only'], /^--pages .*--text-only/],
  [['--pages', '1', '--storyboard'], /^--storyboard draws one sheet of all pages/],
  [['--text-only=yes'], /text-only/],
])('%j is refused in one clear line', (more, words) => {
  expect(() => order(...more)).toThrow(BadOrder)
  expect(() => order(...more)).toThrow(words)
})

test.each([
  [['--brief', brief], /^--out is missing\./],
  [['--out', 'book'], /^--brief is missing\./],
  [['--brief', 'nowhere.json', '--out', 'book'], /^nowhere\.json cannot be read\.$/],
  [['--brief', brief, '--out', 'book', '--colour', 'red'], /^Unknown option '--colour'\. npm run book .*$/],
])('%j says what is missing', (args, words) => {
  expect(() => readOrder(args)).toThrow(BadOrder)
  expect(() => readOrder(args)).toThrow(words)
})
