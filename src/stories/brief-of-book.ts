// A book's answers as the storyteller reads them, and its noes in the book's own field names.

import type { Character, Book } from '../books/contract.ts'
import { readBrief, type Brief } from '../writing/brief/brief.ts'
import { answerRefused } from './refusals.ts'

type Cast = Pick<
  Character,
  'name' | 'type' | 'age' | 'gender' | 'personality' | 'physical_description' | 'hobbies' | 'relationship_to_main'
>

export type Answers = Pick<
  Book,
  | 'recipient_type'
  | 'recipient_age'
  | 'occasion'
  | 'genre'
  | 'story_setting'
  | 'story_theme'
  | 'moral_lesson'
  | 'personal_elements'
  | 'avoid'
  | 'rhyme'
> &
  Partial<Pick<Book, 'own_words'>> & { characters: readonly Cast[] }

export function briefOfBook(book: Answers): Brief {
  const hobbies = book.characters[0]?.hobbies ?? ''
  // A hero's hobbies stand in for interests that were not asked for, as in the one-form editor.
  const interestsField = book.personal_elements === '' && hobbies !== '' ? 'characters.0.hobbies' : 'personal_elements'
  const read = readBrief({
    recipient_type: book.recipient_type,
    recipient_age: book.recipient_age,
    occasion: book.occasion,
    genre: book.genre,
    interests: book.personal_elements || hobbies,
    story_theme: book.story_theme,
    moral_lesson: book.moral_lesson,
    story_setting: book.story_setting,
    avoid: book.avoid,
    own_words: book.own_words,
    rhyme: book.rhyme,
    characters: book.characters.map((one) => ({
      name: one.name,
      type: one.type,
      age: one.age,
      gender: one.gender ?? '',
      personality: one.personality,
      physical_description: one.physical_description,
      hobbies: one.hobbies,
      relationship_to_main: one.relationship_to_main,
    })),
  })
  if (!read.ok) throw answerRefused(read.field === 'interests' ? interestsField : read.field, read.message)
  return read.value
}
