// What will become of the parent's own idea, said while it is typed by the storyteller's own ears.

import { choice, occasionOf } from '../writing/brief/brief-lists.ts'
import { foreseeWish, type ForeseenWish } from '../writing/brief/foresee-wish.ts'
import type { BookForm } from './book-form.ts'
import { formOfAnswers, type WizardAnswers } from './wizard-answers.ts'
import { joinOther } from './choice-lists.ts'
import { studioWords } from './words.ts'

const years = (typed: string) => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null)

export function foreseenOf(form: BookForm): ForeseenWish {
  return foreseeWish({
    shape: '',
    theme: form.story_theme,
    moral: form.moral_lesson,
    setting: form.story_setting,
    day: occasionOf(joinOther(form.occasion, form.occasion_other))[1],
    note: choice(joinOther(form.recipient_type, form.recipient_other))[1],
    dedication: '',
    interests: form.personal_elements,
    recipient: joinOther(form.recipient_type, form.recipient_other),
    recipientAge: years(form.recipient_age),
    cast: form.characters.map(({ name, type, age, gender, relationship_to_main: relation, ...one }) => ({
      ...{ name, type, gender, relation, age: years(age), description: one.physical_description },
    })),
  })
}

/** `isOther`: a story is chosen that is not the wish; then nothing of the wish is promised. */
export function foreseenOfAnswers(answers: WizardAnswers, isOther: boolean): ForeseenWish {
  const wish = foreseenOf(formOfAnswers(answers))
  if (!isOther || wish.about === null) return wish
  return { about: null, heart: null, place: null, thing: null, told: [], untold: [studioWords.foreseen.other] }
}
