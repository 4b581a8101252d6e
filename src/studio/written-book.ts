// The filled-in form read by the server's own rules: the book as it will be kept, or what is wrong, by field.

import type { z } from 'zod'
import { createBook } from '../books/contract.ts'
import { wholeYears } from '../base/said-age.ts'
import { checkMyself, checkRecipientAge } from '../books/recipient-ages.ts'
import { Refusal } from '../base/refusal.ts'
import { ownFault } from '../writing/own/own-fault.ts'
import { type BookForm, type CharacterForm, isBlank } from './book-form.ts'
import { joinOther } from './choice-lists.ts'
import { studioWords } from './words.ts'

const rules = createBook.input.required({
  title: true,
  recipient_type: true,
  recipient_age: true,
  characters: true,
})
export type WrittenBook = z.output<typeof rules>
export type WrittenCharacter = WrittenBook['characters'][number]

export type Reading =
  | { written: WrittenBook; wrong?: undefined }
  | { written?: undefined; wrong: Record<string, string> }

/** `titleNeeded`: a draft that never had a title may go on without one, until somebody presses Save. */
export function readForm(form: BookForm, { titleNeeded }: { titleNeeded: boolean }): Reading {
  const parsed = rules.safeParse(payloadOf(form))
  const wrong = Object.fromEntries(
    (parsed.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]).toReversed(),
  )
  if (titleNeeded && form.title.trim() === '') wrong.title = studioWords.titleRequired
  const unfit = ownFault(form.own_words)
  if (unfit !== undefined) wrong.own_words ??= unfit
  if (parsed.success) Object.assign(wrong, wrongAges(parsed.data))
  return parsed.success && Object.keys(wrong).length === 0 ? { written: parsed.data } : { wrong }
}

/** Characters that were added and left empty: nothing that could be saved by itself. */
export function withoutBlanks(form: BookForm): BookForm {
  return { ...form, characters: form.characters.filter((character) => !isBlank(character)) }
}

/** Whether two forms say the same: spaces at the ends are nobody's change. */
export function isSame(one: BookForm, other: BookForm): boolean {
  return JSON.stringify(payloadOf(withoutBlanks(one))) === JSON.stringify(payloadOf(withoutBlanks(other)))
}

export const tidy = (text: string) => text.normalize('NFC').trim()

/** Empty is no age; what is no number is refused with words. */
const ageOf = (text: string) => (tidy(text) === '' ? null : Number(wholeYears(tidy(text))))

function payloadOf(form: BookForm) {
  return {
    title: tidy(form.title),
    dedication: tidy(form.dedication),
    recipient_type: joinOther(form.recipient_type, form.recipient_other),
    recipient_age: ageOf(form.recipient_age),
    occasion: joinOther(form.occasion, form.occasion_other),
    genre: form.genre,
    personal_elements: tidy(form.personal_elements),
    story_setting: tidy(form.story_setting),
    story_theme: tidy(form.story_theme),
    moral_lesson: tidy(form.moral_lesson),
    own_words: tidy(form.own_words),
    avoid: tidy(form.avoid),
    rhyme: form.rhyme,
    art_style_id: form.art_style_id || null,
    characters: form.characters.map(characterPayload),
  }
}

function characterPayload(character: CharacterForm) {
  return {
    name: tidy(character.name),
    type: character.type,
    age: ageOf(character.age),
    gender: character.gender || null,
    personality: tidy(character.personality),
    physical_description: tidy(character.physical_description),
    hobbies: tidy(character.hobbies),
    relationship_to_main: tidy(character.relationship_to_main),
    name_sounds: tidy(character.name_sounds),
    chosen_look: character.chosen_look,
  }
}

// The rules of ages say no by throwing, as the server needs it; here all that is wrong is told at once.
function wrongAges(book: WrittenBook): Record<string, string> {
  return {
    ...refusedBy(() => checkRecipientAge(book)),
    ...refusedBy(() => checkMyself(book.recipient_type, book.characters[0]?.age, 'characters.0.age')),
  }
}

function refusedBy(check: () => void): Record<string, string> {
  try {
    check()
    return {}
  } catch (no) {
    if (no instanceof Refusal) return no.details.fields ?? {}
    throw no
  }
}
