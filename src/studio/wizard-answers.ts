// What has been answered in the wizard, as typed and chosen; and the same as the book editor's form, whose rules it follows.

import { z } from 'zod'
import { wholeYears } from '../base/said-age.ts'
import { limits } from '../books/book.ts'
import { isAdultRecipient } from '../books/book.ts'
import { namesPlot, readShape } from '../writing/brief/shape-story.ts'
import { blankCharacter, blankForm, type BookForm, type CharacterForm, firstKey } from './book-form.ts'
import { blankLook, chosenOf, lookAnswers, lookInWords } from './look-answers.ts'
import { storedChoice } from './wizard-lists.ts'

const typed = z.string()

export const castAnswers = z.object({
  key: typed,
  name: typed,
  type: typed,
  age: typed,
  gender: typed,
  relation: typed,
  look: lookAnswers,
})
export type CastAnswers = z.infer<typeof castAnswers>

export const wizardAnswers = z.object({
  /** What is left open about looks is rolled from it, and under it the book is made: once. */
  seed: typed,
  recipient: typed,
  recipient_text: typed,
  occasion: typed,
  occasion_text: typed,
  genre: typed,
  genre_text: typed,
  cast: z.array(castAnswers).min(1).max(limits.characters),
  interests: typed,
  shape: typed,
  /** "I have a story": it is told in place of one of ours. */
  has_story: z.boolean().default(false),
  own_words: typed.default(''),
  avoid: typed,
  rhyme: z.boolean(),
  title: typed,
  dedication: typed,
  /** Chosen before the wizard, on the shop window's cover; asked for later by its own screen. */
  art_style_id: typed,
})
export type WizardAnswers = z.infer<typeof wizardAnswers>

export const blankCast = (key: string): CastAnswers => ({
  ...{ key, name: '', type: '', age: '', gender: '', relation: '' },
  look: blankLook,
})

export const blankAnswers = (seed: string): WizardAnswers => ({
  seed,
  ...{ recipient: '', recipient_text: '', occasion: '', occasion_text: '', genre: '', genre_text: '' },
  cast: [blankCast(firstKey)],
  ...{
    interests: '',
    shape: '',
    has_story: false,
    own_words: '',
    avoid: '',
    rhyme: false,
    title: '',
    dedication: '',
    art_style_id: '',
  },
})

export const heroOf = ({ cast: [hero] }: WizardAnswers): CastAnswers => hero ?? blankCast(firstKey)

interface Suggested {
  title: string
  dedication: string
}

/** What the storyteller suggests stands where nothing of her own does; another story's gives way. */
export function withSuggested(answers: WizardAnswers, next: Suggested, before?: Suggested): WizardAnswers {
  const isOpen = (own: string, old: string | undefined) => own.trim() === '' || own === old
  return {
    ...answers,
    title: isOpen(answers.title, before?.title) ? next.title : answers.title,
    dedication: isOpen(answers.dedication, before?.dedication) ? next.dedication : answers.dedication,
  }
}

/** Nothing for what cannot be an age. */
export function readAge(age: string): number | undefined {
  const whole = wholeYears(age)
  const years = /^\d{1,3}$/.test(whole) ? Number(whole) : undefined
  return years !== undefined && years <= limits.characterAge ? years : undefined
}

/** Added and left empty: nobody comes along. */
export function isNobody({ name, type, age, relation, look }: CastAnswers): boolean {
  return [name, type, age, relation].every((text) => text.trim() === '') && lookInWords(type, look) === ''
}

/** Friends that are nobody stay away. */
export function castOf({ cast }: WizardAnswers): CastAnswers[] {
  return cast.filter((one, index) => index === 0 || !isNobody(one))
}

/** Nobody is asked how old the recipient is: a child's book is for a child of the hero's age. */
function recipientAge({ recipient, cast: [hero] }: WizardAnswers): string {
  const age = wholeYears(hero?.age ?? '')
  return isAdultRecipient(recipient) || age === '' || Number(age) > limits.recipientAge ? '' : age
}

/** How the seeds of somebody's portraits begin. */
export const seedOf = ({ key }: CastAnswers, answers: WizardAnswers) =>
  `${answers.seed.slice(0, 36)}/${key.slice(0, 12)}/`

/** Of the portrait as it stands: each time it is drawn again it has another. */
export const lookSeedOf = (one: CastAnswers, answers: WizardAnswers) => `${seedOf(one, answers)}${one.look.rolls}`

/** `looks`: by key, what each portrait showed; without it a figure is what was chosen. */
export function formOfAnswers(answers: WizardAnswers, looks: ReadonlyMap<string, string> = new Map()): BookForm {
  const { plot, moral, setting } = readShape(answers.shape)
  return {
    ...blankForm,
    title: answers.title,
    dedication: answers.dedication,
    art_style_id: answers.art_style_id,
    recipient_type: storedChoice(answers.recipient, answers.recipient_text),
    recipient_age: recipientAge(answers),
    occasion: storedChoice(answers.occasion, answers.occasion_text),
    genre: storedChoice(answers.genre, answers.genre_text),
    personal_elements: answers.interests,
    // Without a plot line the whole text is the theme, as it was typed: its reader takes it apart again.
    story_theme: namesPlot(answers.shape) ? plot : answers.shape.trim(),
    moral_lesson: moral,
    story_setting: setting,
    own_words: answers.has_story ? answers.own_words : '',
    avoid: answers.avoid,
    rhyme: answers.rhyme && !answers.has_story,
    characters: castOf(answers).map((one, index) => characterOf(answers, one, index, looks)),
  }
}

function characterOf(
  answers: WizardAnswers,
  one: CastAnswers,
  index: number,
  looks: ReadonlyMap<string, string>,
): CharacterForm {
  const { key, name, type, age, gender, relation, look } = one
  const shown = looks.get(key)
  return {
    ...blankCharacter(key),
    ...{ name, type, age, gender },
    physical_description: shown ?? lookInWords(type, look),
    chosen_look: chosenOf(type, look, shown === undefined ? undefined : lookSeedOf(one, answers)),
    hobbies: index === 0 ? answers.interests : '',
    relationship_to_main: index === 0 ? '' : relation,
  }
}
