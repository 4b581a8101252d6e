// From the filled-in form to the calls that save it: what changed in the book, who is new, who changed, who was removed.

import type { z } from 'zod'
import { bookNames, characterNames } from '../books/book.ts'
import type { Book, Character, updateBook, updateCharacter } from '../books/contract.ts'
import { isSameLook } from '../books/chosen-look.ts'
import type { BookForm } from './book-form.ts'
import type { WrittenBook, WrittenCharacter } from './written-book.ts'

type BookChanges = Omit<z.input<typeof updateBook.input>, 'id'>
type CharacterChanges = Omit<z.input<typeof updateCharacter.input>, 'id'>

/** `index`: where the character stands in the form; `key`: which one it is there. */
export type SaveStep =
  | { kind: 'book'; changes: BookChanges }
  | { kind: 'change'; id: string; index: number; changes: CharacterChanges }
  | { kind: 'add'; key: string; index: number; character: WrittenCharacter }
  | { kind: 'remove'; id: string }

/** `written` is what `form` says, read by the rules. */
export function saveSteps(saved: Book, form: BookForm, written: WrittenBook): SaveStep[] {
  const bookChanges = changed(bookNames, saved, written)
  const book: SaveStep[] = isEmpty(bookChanges) ? [] : [{ kind: 'book', changes: bookChanges }]
  const kept = new Set(form.characters.map(({ id }) => id))
  const gone = saved.characters.filter(({ id }) => !kept.has(id)).map(({ id }): SaveStep => ({ kind: 'remove', id }))
  const cast = written.characters.flatMap((character, index) => castStep(saved, form, character, index))
  // A book is never without a character: where all go, the last of them goes once the first of the others is there.
  if (gone.length > 0 && gone.length === saved.characters.length) cast.splice(1, 0, ...gone.splice(-1))
  // A book for oneself asks for a grown-up hero: whichever side becomes right first goes first.
  const grownUpFirst = written.recipient_type.toLowerCase() === 'myself'
  // Somebody leaves before somebody comes: there is room for three.
  return [...gone, ...(grownUpFirst ? [...cast, ...book] : [...book, ...cast])]
}

function castStep(saved: Book, form: BookForm, character: WrittenCharacter, index: number): SaveStep[] {
  const { id, key = '' } = form.characters[index] ?? {}
  const known = saved.characters.find((one) => one.id === id)
  if (!known) return [{ kind: 'add', key, index, character }]
  const changes: CharacterChanges = changed(characterNames, known, character)
  // What was chosen goes along with the words that say it.
  if (changes.physical_description !== undefined || !isSameLook(known.chosen_look, character.chosen_look))
    changes.chosen_look = character.chosen_look
  return isEmpty(changes) ? [] : [{ kind: 'change', id: known.id, index, changes }]
}

function changed<Name extends string, Now extends Partial<Record<Name, unknown>>>(
  names: readonly (Name & keyof Now)[],
  before: { [N in Name]: unknown },
  now: Now,
): Partial<Pick<Now, Name & keyof Now>> {
  const changes: Partial<Pick<Now, Name & keyof Now>> = {}
  for (const name of names) if (now[name] !== undefined && now[name] !== before[name]) changes[name] = now[name]
  return changes
}

/** What stands in these fields: it goes along, so that nothing is put in place of what another tab has saved since. */
export function seenIn<From extends object, Name extends keyof From>(
  names: readonly Name[],
  from: From,
): Partial<Pick<From, Name>> {
  const seen: Partial<Pick<From, Name>> = {}
  for (const name of names) seen[name] = from[name]
  return seen
}

const isEmpty = (changes: object) => Object.keys(changes).length === 0

/** The book after a step whose answer says nothing about the book. */
export function withCharacter(book: Book, character: Character): Book {
  const known = book.characters.some(({ id }) => id === character.id)
  const characters = known
    ? book.characters.map((one) => (one.id === character.id ? character : one))
    : [...book.characters, character]
  return { ...book, characters }
}

export function withoutCharacter(book: Book, id: string): Book {
  return { ...book, characters: book.characters.filter((one) => one.id !== id) }
}
