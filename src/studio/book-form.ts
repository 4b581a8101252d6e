// What is filled in about a book, as the fields hold it: everything is text, as typed.

import { z } from 'zod'
import { chosenLook } from '../books/chosen-look.ts'
import type { Book, Character } from '../books/contract.ts'
import { splitOther } from './choice-lists.ts'

const typed = z.string()

export const characterForm = z.object({
  /** Stays with the character while others come and go. */
  key: typed,
  /** Of a character that the server knows. */
  id: typed.optional(),
  name: typed,
  type: typed,
  age: typed,
  gender: typed,
  personality: typed,
  physical_description: typed,
  hobbies: typed,
  relationship_to_main: typed,
  name_sounds: typed,
  /** As it was chosen, while the description says the same. */
  chosen_look: chosenLook.nullable().default(null),
})
export type CharacterForm = z.infer<typeof characterForm>

export const bookForm = z.object({
  title: typed,
  dedication: typed,
  recipient_type: typed,
  recipient_other: typed,
  recipient_age: typed,
  occasion: typed,
  occasion_other: typed,
  genre: typed,
  personal_elements: typed,
  story_setting: typed,
  story_theme: typed,
  moral_lesson: typed,
  own_words: typed,
  avoid: typed,
  rhyme: z.boolean(),
  art_style_id: typed,
  characters: z.array(characterForm).min(1),
})
export type BookForm = z.infer<typeof bookForm>

/** The texts of a book, and of a character. */
export const bookTexts = bookForm.omit({ rhyme: true, characters: true }).keyof().options
export type BookText = (typeof bookTexts)[number]
export const characterTexts = characterForm.omit({ key: true, id: true, chosen_look: true }).keyof().options
export type CharacterText = (typeof characterTexts)[number]

export function blankCharacter(key: string): CharacterForm {
  return {
    key,
    name: '',
    type: '',
    age: '',
    gender: '',
    personality: '',
    physical_description: '',
    hobbies: '',
    relationship_to_main: '',
    name_sounds: '',
    chosen_look: null,
  }
}

/** Added and left empty. */
export function isBlank(character: CharacterForm): boolean {
  return character.id === undefined && characterTexts.every((name) => character[name].trim() === '')
}

/** Of the place that waits for the main character. */
export const firstKey = 'first'

export const blankForm: BookForm = {
  title: '',
  dedication: '',
  recipient_type: '',
  recipient_other: '',
  recipient_age: '',
  occasion: '',
  occasion_other: '',
  genre: '',
  personal_elements: '',
  story_setting: '',
  story_theme: '',
  moral_lesson: '',
  own_words: '',
  avoid: '',
  rhyme: false,
  art_style_id: '',
  characters: [blankCharacter(firstKey)],
}

export function formOf(book: Book): BookForm {
  const recipient = splitOther(book.recipient_type)
  const occasion = splitOther(book.occasion)
  return {
    title: book.title,
    dedication: book.dedication,
    recipient_type: recipient.chosen,
    recipient_other: recipient.text,
    recipient_age: ageText(book.recipient_age),
    occasion: occasion.chosen,
    occasion_other: occasion.text,
    genre: book.genre,
    personal_elements: book.personal_elements,
    story_setting: book.story_setting,
    story_theme: book.story_theme,
    moral_lesson: book.moral_lesson,
    own_words: book.own_words,
    avoid: book.avoid,
    rhyme: book.rhyme,
    art_style_id: book.art_style_id ?? '',
    characters: book.characters.length > 0 ? book.characters.map(characterFormOf) : blankForm.characters,
  }
}

function characterFormOf(character: Character): CharacterForm {
  return {
    key: character.id,
    id: character.id,
    name: character.name,
    type: character.type,
    age: ageText(character.age),
    gender: character.gender ?? '',
    personality: character.personality,
    physical_description: character.physical_description,
    hobbies: character.hobbies,
    relationship_to_main: character.relationship_to_main,
    name_sounds: character.name_sounds,
    chosen_look: character.chosen_look,
  }
}

const ageText = (age: number | null) => (age === null ? '' : String(age))
