import { expect, test } from 'vitest'
import { someAnswers } from './fixtures/some-answers.ts'
import { blankAnswers, heroOf, type WizardAnswers } from './wizard-answers.ts'
import { lineAt, wizardSentence } from './wizard-sentence.ts'

const written = (answers: WizardAnswers) =>
  wizardSentence(answers)
    .flatMap(({ parts }) =>
      parts.map(({ kind, text }) => (kind === 'chosen' ? `[${text}]` : kind === 'blank' ? `_${text}_` : text)),
    )
    .join(' ')
    .replaceAll(/ ([.,])/g, '$1')

test('every answer is in the sentence', () => {
  expect(written(someAnswers({ rhyme: true }))).toBe(
    'A book for [my kid] [for Diwali]. Once upon a time there was [a girl] called [Maya], [5 years old]. ' +
      'She had [deep brown skin], [curly brown hair] and [a yellow raincoat]. She loved [dinosaurs] and [cooking]. ' +
      'Beside her walked [Ember], [a dragon]. At its heart: [asking for help]. ' +
      'If one of our stories plays there, it happens [at the lighthouse or by the sea]. If there is room, there is [a golden key] in it. ' +
      'It is [a surprise], told [in rhyme].',
  )
})

test('a plot that no story can tell yet is not in the sentence', () => {
  const answers = someAnswers({ shape: 'Maya meets a baby dinosaur.' })
  expect(written(answers)).toContain('[a dragon]. It is')
})

test('what is missing is a blank that leads to its question, and ends its line with the question mark', () => {
  expect(written(blankAnswers('s'))).toBe(
    'A book for _whom?_ _what occasion?_ Once upon a time there was _who?_ It is _what kind of story?_',
  )
  const tooOld = { ...heroOf(someAnswers()), age: '500' }
  expect(written(someAnswers({ cast: [tooOld] }))).toContain('called [Maya], _how old?_ She had')
  const blanks = wizardSentence(blankAnswers('s')).flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'blank' ? part.path : [])),
  )
  expect(blanks).toEqual(['recipient', 'occasion', 'hero', 'genre'])
})

test('a small screen shows the line that is being written, and where nothing is written yet the one before', () => {
  const lines = wizardSentence(someAnswers({ interests: '', genre: '' }))
  const shown = (['occasion', 'hero', 'interests', 'genre', 'check', 'title'] as const).map(
    (step) => lineAt(lines, step)?.steps[0],
  )
  expect(shown).toEqual(['recipient', 'hero', 'hero', 'genre', 'genre', 'genre'])
})

test('what the hero loves is listed with one "and", however it was typed', () => {
  for (const typed of [
    'snails, drawing maps, and the church bells next door',
    'Snails; drawing maps and the church bells next door.',
    'Snails; drawing maps; and the church bells next door.',
  ])
    expect(written(someAnswers({ interests: typed })), typed).toContain(
      'loved [snails], [drawing maps] and [the church bells next door].',
    )
})

test('who comes along is said by what they are to the hero, and dungarees are no one thing', () => {
  const [hero = heroOf(someAnswers())] = someAnswers().cast
  const grandma = { ...hero, key: 'g', name: 'Grandma', type: 'woman', age: '', relation: 'Grandmother' }
  const dressed = { ...hero, look: { ...hero.look, top: 'dungarees' as const } }
  const sentence = written(someAnswers({ cast: [dressed, grandma] }))
  expect(sentence).toContain('Beside her walked [Grandma], [her grandmother].')
  expect(sentence).toMatch(/and \[[a-z ]*dungarees\]/)
  expect(sentence).not.toMatch(/\ba [a-z ]*dungarees/)
})
