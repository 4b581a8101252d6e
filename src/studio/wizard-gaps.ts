// What stands in the way at a step: in words, with the field that mends it. Answers are read by the server's own rules.

import { type CastAnswers, castOf, formOfAnswers, heroOf, isNobody, type WizardAnswers } from './wizard-answers.ts'
import { ownStoryWords } from './own-story-words.ts'
import { needsText } from './wizard-lists.ts'
import { type Step, stepsFor } from './wizard-steps.ts'
import { wizardWords as words } from './wizard-words.ts'
import { readForm } from './written-book.ts'

export interface Gap {
  words: string
  /** On the link that leads to the field. */
  mend: string
  step: Step
  /** The field, as `fieldId` names it. */
  field: string
}

/** Nothing: Next may go on. */
export function gapOf(step: Step, answers: WizardAnswers): Gap | undefined {
  if (step === 'check') {
    const steps = stepsFor(answers)
    return steps
      .slice(0, steps.indexOf('check'))
      .map((one) => gapOf(one, answers))
      .find((gap) => gap !== undefined)
  }
  return missing(step, answers) ?? wrong(step, answers)
}

function missing(step: Step, answers: WizardAnswers): Gap | undefined {
  const gap = (said: string, mend: string, field: string): Gap => ({ words: said, mend, step, field })
  switch (step) {
    case 'recipient':
      if (answers.recipient === '') return gap(words.recipient.gap, words.recipient.mend, 'recipient')
      return isUntold(answers.recipient, answers.recipient_text)
        ? gap(words.recipient.gapOther, words.recipient.mendOther, 'recipient_text')
        : undefined
    case 'occasion':
      if (answers.occasion === '') return gap(words.occasion.gap, words.occasion.mend, 'occasion')
      return isUntold(answers.occasion, answers.occasion_text)
        ? gap(words.occasion.gapText, words.occasion.mendText, 'occasion_text')
        : undefined
    case 'genre':
      if (answers.genre === '') return gap(words.genre.gap, words.genre.mend, 'genre')
      return isUntold(answers.genre, answers.genre_text)
        ? gap(words.genre.gapOther, words.genre.mendOther, 'genre_text')
        : undefined
    case 'shape':
      return answers.has_story && answers.own_words.trim() === ''
        ? gap(ownStoryWords.gap, ownStoryWords.mend, 'own_words')
        : undefined
    case 'hero':
      return heroGap(heroOf(answers))
    case 'friends':
      return answers.cast.slice(1).flatMap((friend, index) => friendGaps(friend, index + 1))[0]
    case 'title':
      return answers.title.trim() === '' ? gap(words.title.gap, words.title.mend, 'title') : undefined
    default:
      return undefined
  }
}

const isUntold = (chosen: string, text: string) => needsText(chosen) && text.trim() === ''

function heroGap({ name, age, type }: CastAnswers): Gap | undefined {
  const gap = (said: string, mend: string, field: string): Gap => ({
    ...{ words: said, mend, step: 'hero', field: `cast.0.${field}` },
  })
  const { hero } = words
  if (name.trim() === '') return gap(hero.gapName, hero.mendName, 'name')
  if (age.trim() === '') return gap(hero.gapAge(name.trim()), hero.mendAge, 'age')
  return type === '' ? gap(hero.gapType(name.trim()), hero.mendType, 'type') : undefined
}

/** Of somebody who comes along; nobody has none. */
export function friendGaps(friend: CastAnswers, index: number): Gap[] {
  if (isNobody(friend)) return []
  const { friends } = words
  const called = friend.name.trim() || friends.nobody(index + 1)
  const gap = (said: string, mend: string, field: string): Gap => ({
    ...{ words: said, mend, step: 'friends', field: `cast.${index}.${field}` },
  })
  return [
    ...(friend.name.trim() === '' ? [gap(friends.gapName(called), friends.mendName, 'name')] : []),
    ...(friend.type === '' ? [gap(friends.gapType(called), friends.mendType, 'type')] : []),
  ]
}

/** What was typed and cannot be kept so: an age of 200, a name of two lines. */
function wrong(step: Step, answers: WizardAnswers): Gap | undefined {
  const found = faults(answers).find((one) => one.step === step)
  return found && { words: found.said, mend: words.failed.mend, step, field: found.field }
}

/** The same, at the field itself. */
export function faultAt(field: string, answers: WizardAnswers): string | undefined {
  return faults(answers).find((one) => one.field === field)?.said
}

function faults(answers: WizardAnswers) {
  const { wrong = {} } = readForm(formOfAnswers(answers), { titleNeeded: false })
  return Object.entries(wrong).map(([path, said]) => ({ said, ...placeOf(path, answers) }))
}

const places: Readonly<Record<string, { step: Step; field: string }>> = {
  recipient_type: { step: 'recipient', field: 'recipient_text' },
  recipient_age: { step: 'hero', field: 'cast.0.age' },
  occasion: { step: 'occasion', field: 'occasion_text' },
  genre: { step: 'genre', field: 'genre_text' },
  personal_elements: { step: 'interests', field: 'interests' },
  story_theme: { step: 'shape', field: 'shape' },
  moral_lesson: { step: 'shape', field: 'shape' },
  story_setting: { step: 'shape', field: 'shape' },
  own_words: { step: 'shape', field: 'own_words' },
  avoid: { step: 'avoid', field: 'avoid' },
  rhyme: { step: 'rhyme', field: 'rhyme' },
  pitch: { step: 'check', field: 'shape' },
  title: { step: 'title', field: 'title' },
  dedication: { step: 'dedication', field: 'dedication' },
}

/** Where in the wizard a field of the book is answered. */
export function placeOf(path: string, answers: WizardAnswers): { step: Step; field: string } {
  const [, at, name = ''] = /^characters\.(\d)\.(\w+)$/.exec(path) ?? []
  if (at === undefined) return places[path] ?? { step: 'hero', field: 'cast.0.name' }
  const index = Math.max(
    0,
    answers.cast.findIndex(({ key }) => key === castOf(answers)[Number(at)]?.key),
  )
  if (name === 'hobbies') return { step: 'interests', field: 'interests' }
  const ofLook = name === 'physical_description'
  const field = `cast.${index}.${ofLook ? 'words' : name === 'relationship_to_main' ? 'relation' : name}`
  return { step: index > 0 ? 'friends' : ofLook ? 'look' : 'hero', field }
}
