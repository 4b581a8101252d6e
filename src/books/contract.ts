// The calls about books and their characters.

import { z } from 'zod'
import { CHARACTER_TYPES, PRONOUNS } from '../stage/cast.ts'
import { endpoint, memberOrVisitor } from '../base/endpoint.ts'
import { listOf, listQuery } from '../base/pagination.ts'
import { line, text } from '../base/text.ts'
import { characterFields, writableCharacter } from './character-fields.ts'
import { chosenLook } from './chosen-look.ts'
import { bookNames, bookStatuses, bookSteps, characterNames, limits } from './book.ts'

const bookFields = {
  title: line({ label: 'Title', isPrinted: true, max: limits.title }),
  dedication: text({ label: 'Dedication', isPrinted: true, max: limits.dedication }),
  // Its range is the recipient's: `recipient-ages.ts`.
  recipient_age: z.number('Recipient age must be a number').int('Recipient age must be a whole number').nullable(),
  recipient_type: line({ label: 'Recipient', isPrinted: true, max: limits.choice }),
  occasion: line({ label: 'Occasion', isPrinted: true, max: limits.choice }),
  genre: line({ label: 'Genre', max: limits.choice }),
  story_setting: text({ label: 'Story setting', isPrinted: true, max: limits.shape }),
  story_theme: text({ label: 'Story theme', isPrinted: true, max: limits.shape }),
  moral_lesson: text({ label: 'Moral lesson', isPrinted: true, max: limits.shape }),
  own_words: text({ label: 'Your story', isPrinted: true, max: limits.ownWords }),
  personal_elements: text({ label: 'Interests', isPrinted: true, max: limits.interests }),
  character_count: z
    .number('Character count must be a number')
    .int('Character count must be a whole number')
    .min(1, `Character count must be between 1 and ${limits.characters}`)
    .max(limits.characters, `Character count must be between 1 and ${limits.characters}`),
  art_style_id: line({ label: 'Art style', max: limits.choice }).nullable(),
  art_style: line({ label: 'Art style', max: limits.choice }),
  avoid: text({ label: 'Please avoid', max: limits.interests }),
  rhyme: z.boolean('Rhyme must be yes or no'),
}

/** Fields that the specification's own payloads carry although the server owns them: accepted when harmless, ignored. */
const echoed = { user_id: z.uuid('user_id must be an id'), updated_at: z.string().max(40) }

/** What she sees in the fields that she changes: where something else stands by now, a 409 and nothing is changed. */
const seen = <Name extends string>(names: readonly Name[]) =>
  z.partialRecord(z.enum(names), z.union([z.string().max(10_000), z.number(), z.boolean(), z.null()])).optional()

export const character = z.object({
  id: z.string(),
  book_id: z.string(),
  character_order: z.number(),
  name: z.string(),
  type: z.enum(CHARACTER_TYPES),
  age: z.number().nullable(),
  gender: z.enum(PRONOUNS).nullable(),
  personality: z.string(),
  physical_description: z.string(),
  hobbies: z.string(),
  relationship_to_main: z.string(),
  name_sounds: z.string(),
  chosen_look: chosenLook.nullable(),
  visual_style_guide: z.string().nullable(),
  reference_image_url: z.string().nullable(),
  generated_image_url: z.string().nullable(),
})
export type Character = z.infer<typeof character>

export const book = z.object({
  id: z.string(),
  user_id: z.string(),
  title: z.string(),
  dedication: z.string(),
  recipient_age: z.number().nullable(),
  recipient_type: z.string(),
  occasion: z.string(),
  genre: z.string(),
  ...{ story_setting: z.string(), story_theme: z.string(), moral_lesson: z.string(), own_words: z.string() },
  personal_elements: z.string(),
  character_count: z.number(),
  status: z.enum(bookStatuses),
  art_style_id: z.string().nullable(),
  art_style: z.string(),
  cover_image_url: z.string().nullable(),
  /** Of its first page, a preview too: shown where there is no cover yet. */
  first_picture_url: z.string().nullable(),
  pdf_url: z.string().nullable(),
  avoid: z.string(),
  rhyme: z.boolean(),
  /** The steps of its making that its member has had before her eyes. */
  seen_steps: z.array(z.enum(bookSteps)),
  created_at: z.string(),
  updated_at: z.string(),
  characters: z.array(character),
})
export type Book = z.infer<typeof book>

const id = z.uuid('That id is not valid')
const done = z.object({ success: z.literal(true) })

export const createBook = endpoint({
  name: 'books-create',
  summary: 'Create a book, with its characters if given.',
  method: 'POST',
  path: '/functions/v1/books-create',
  ...memberOrVisitor,
  input: z.strictObject({
    ...z.strictObject(bookFields).partial().shape,
    ...z.strictObject(echoed).partial().shape,
    /** Made by the client and kept with its draft: asked again with the same key, the book that was made answers as it is. */
    draft_key: z.uuid('That draft key is not valid').optional(),
    characters: z
      .array(writableCharacter)
      .max(limits.characters, `A book has at most ${limits.characters} characters`)
      .optional(),
  }),
  refuses: [409],
  output: book,
})

export const getBook = endpoint({
  name: 'books-get',
  summary: 'One book with its characters.',
  method: 'GET',
  path: '/functions/v1/books-get',
  ...memberOrVisitor,
  failure: (status) => `Failed to fetch book: ${status}`,
  input: z.strictObject({ id }),
  output: book,
})
export const readBook = endpoint({ ...getBook, name: 'read-book', path: '/api/books/{id}' })
export const listBooks = endpoint({
  name: 'list-books',
  summary: "The member's books, newest first.",
  method: 'GET',
  path: '/api/books',
  ...memberOrVisitor,
  input: z.strictObject({
    ...listQuery,
    status: z.enum(bookStatuses, `status must be one of ${bookStatuses.join(', ')}`).optional(),
    sort: z.enum(['created_at', 'updated_at'], 'sort must be created_at or updated_at').default('created_at'),
  }),
  output: listOf(book),
})

export const updateBook = endpoint({
  name: 'update-book',
  summary: 'Change what a book says about itself.',
  method: 'PATCH',
  path: '/api/books/{id}',
  ...memberOrVisitor,
  input: z.strictObject({
    id,
    ...z.strictObject(bookFields).partial().shape,
    ...z.strictObject(echoed).partial().shape,
    seen: seen(bookNames),
  }),
  refuses: [409],
  output: book,
})

export const noteStepSeen = endpoint({
  name: 'note-step-seen',
  summary: 'Note that a step of making a book was before its member’s eyes.',
  method: 'POST',
  path: '/api/books/{id}/seen-steps',
  ...memberOrVisitor,
  input: z.strictObject({ id, step: z.enum(bookSteps, `step must be one of ${bookSteps.join(', ')}`) }),
  output: book,
})

export const deleteBook = endpoint({
  name: 'delete-book',
  summary: 'Delete a book and everything that belongs to it.',
  method: 'DELETE',
  path: '/api/books/{id}',
  ...memberOrVisitor,
  input: z.strictObject({ id }),
  refuses: [409],
  output: done.extend({ message: z.string() }),
})
export const createCharacter = endpoint({
  name: 'characters-create',
  summary: 'Add a character to a book.',
  method: 'POST',
  path: '/functions/v1/characters-create',
  ...memberOrVisitor,
  failure: () => 'Failed to create character',
  input: writableCharacter.extend({ book_id: id, character_order: z.number().int().min(1).optional() }),
  output: character,
})
export const listCharacters = endpoint({
  name: 'list-characters',
  summary: "A book's characters in their order, always the whole list.",
  method: 'GET',
  path: '/api/books/{id}/characters',
  ...memberOrVisitor,
  input: z.strictObject({ id, ...listQuery }),
  output: listOf(character),
})
export const updateCharacter = endpoint({
  name: 'update-character',
  summary: 'Change a character.',
  method: 'PATCH',
  path: '/api/characters/{id}',
  ...memberOrVisitor,
  input: z.strictObject({
    id,
    ...z.strictObject(characterFields).partial().shape,
    updated_at: echoed.updated_at.optional(),
    seen: seen(characterNames),
  }),
  refuses: [409],
  output: character,
})
export const deleteCharacter = endpoint({
  name: 'delete-character',
  summary: 'Remove a character; the others are numbered anew from 1.',
  method: 'DELETE',
  path: '/api/characters/{id}',
  ...memberOrVisitor,
  // Names are nothing for an address.
  hasBody: true,
  input: z.strictObject({ id, seen: seen(characterNames) }),
  refuses: [409],
  output: done,
})
