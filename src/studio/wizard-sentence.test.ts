import { expect, test } from 'vitest'
import { someAnswers } from './fixtures/some-answers.ts'
import { foreseenOfAnswers } from './foreseen-wish.ts'
import { blankAnswers, blankCast, type CastAnswers, heroOf, type WizardAnswers } from './wizard-answers.ts'
import { lineAt, wizardSentence } from './wizard-sentence.ts'

const written = (answers: WizardAnswers, isOther = false) =>
  wizardSentence(answers, isOther)
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
  const blanks = wizardSentence(blankAnswers('s'), false).flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'blank' ? part.path : [])),
  )
  expect(blanks).toEqual(['recipient', 'occasion', 'hero', 'genre'])
})

test('a small screen shows the line that is being written, and where nothing is written yet the one before', () => {
  const lines = wizardSentence(someAnswers({ interests: '', genre: '' }), false)
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
      'loved [snails], [the church bells next door] and [drawing maps].',
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

test('a story that is chosen in place of the wish promises nothing of it', () => {
  const answers = someAnswers({ shape: 'Maya moves from one house to another, in a new town.' })
  expect(written(answers)).toContain('It tells this: [Maya moves')
  expect(written(answers, true)).not.toContain('It tells')
  expect(foreseenOfAnswers(answers, true)).toMatchObject({
    told: [],
    untold: ['The story that you have chosen is another one: it does not tell this idea.'],
  })
})

test('somebody of another kind is said as the member says it, or by the name alone', () => {
  const [hero = heroOf(someAnswers())] = someAnswers().cast
  const beside = (some: Partial<CastAnswers>) =>
    /Beside her walked (.*?\.) /.exec(
      written(someAnswers({ cast: [hero, { ...blankCast('p'), name: 'Pippin', type: 'other', ...some }] })),
    )?.[1]
  expect(beside({ relation: 'the old gray donkey from the pier, her best friend' })).toBe(
    '[Pippin], [her best friend].',
  )
  expect(beside({ relation: 'her gecko' })).toBe('[Pippin], [her gecko].')
  expect(beside({ type: 'man', relation: 'the ice cream man' })).toBe('[Pippin], [the ice cream man].')
  expect(beside({})).toBe('[Pippin].')
  const alone = { ...blankCast('h'), name: 'Pippin', type: 'other', age: '4' }
  expect(written(someAnswers({ cast: [alone] }))).toContain('there was [Pippin], [4 years old].')
  expect(written(someAnswers({ cast: [{ ...alone, name: '' }] }))).toContain('there was [somebody].')
})

test('what the hero does comes after what the hero loves: nobody steals the postman', () => {
  expect(written(someAnswers({ interests: 'stealing sausages and the postman' }))).toContain(
    'loved [the postman] and [stealing sausages].',
  )
})
