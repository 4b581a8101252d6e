import { expect, test } from 'vitest'
import { someAnswers } from './fixtures/some-answers.ts'
import { heroOf } from './wizard-answers.ts'
import { progressOf, readStep, stageOf, stepAfter, stepBefore, stepsFor } from './wizard-steps.ts'

const aged = (age: string) => someAnswers({ cast: [{ ...heroOf(someAnswers()), age }] })

test('rhyme is asked for up to six years only', () => {
  expect([stepsFor(aged('6')).includes('rhyme'), stepsFor(aged('7')).includes('rhyme')]).toEqual([true, false])
  expect([stepAfter('avoid', aged('6')), stepAfter('avoid', aged('7'))]).toEqual(['rhyme', 'check'])
  expect(stepBefore('check', aged('7'))).toBe('avoid')
})

test('recipient and occasion, then the details, then what is published, and Back is the question before [S2.39 S2.40 S2.41 S2.43]', () => {
  const steps = stepsFor(aged('6'))
  expect(Object.groupBy(steps, stageOf)).toEqual({
    who: ['recipient', 'occasion'],
    details: ['hero', 'interests', 'shape', 'genre', 'look', 'friends', 'avoid', 'rhyme', 'check'],
    publish: ['title', 'dedication', 'fun'],
  })
  expect(steps.slice(1).map((step) => stepBefore(step, aged('6')))).toEqual(steps.slice(0, -1))
})

test('before the first step is the welcome, and after the last there is none', () => {
  expect([stepBefore('recipient', someAnswers()), stepAfter('fun', someAnswers())]).toEqual([undefined, undefined])
})

test('a stage that is behind one is done, the one ahead is empty', () => {
  const at = (stage: 'who' | 'details' | 'publish') => progressOf(stage, 'hero', someAnswers())
  expect([at('who'), at('details'), at('publish')]).toEqual([1, 0, 0])
})

test('an address names a step or none', () => {
  expect([readStep('look'), readStep('nonsense'), readStep(null)]).toEqual(['look', undefined, undefined])
})
