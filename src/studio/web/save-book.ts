// The calls that save a book, one after the other; whatever was kept is told at once, so that a second try does not do it twice.

import { bookNames, characterNames } from '../../books/book.ts'
import { type Book, createBook, createCharacter, deleteCharacter } from '../../books/contract.ts'
import { readBook, updateBook, updateCharacter } from '../../books/contract.ts'
import { call } from '../../ui/call.ts'
import { CallFailed } from '../../ui/call-failed.ts'
import { inSentences } from '../../ui/in-sentences.ts'
import type { BookForm } from '../book-form.ts'
import { type SaveStep, saveSteps, seenIn, withCharacter, withoutCharacter } from '../form-calls.ts'
import { studioWords } from '../words.ts'
import type { WrittenBook } from '../written-book.ts'

const { failed: words } = studioWords

export const fetchBook = (id: string, signal?: AbortSignal): Promise<Book> =>
  call(readBook, { id }, { failure: words.load, signal })

/** `draftKey`: a second try, after an answer that was lost, makes no second book, and is answered with the first. */
export const makeBook = (written: WrittenBook, draftKey: string): Promise<Book> =>
  careful(call(createBook, createdFrom(written, draftKey)), words.create)

export const createdFrom = (written: WrittenBook, draftKey: string) => ({
  ...written,
  character_count: written.characters.length,
  draft_key: draftKey,
})

/** A book that was made by an earlier try may hold what was typed then. */
export async function bringUpToDate(book: Book, form: BookForm, written: WrittenBook): Promise<Book> {
  const characters = form.characters.map((one, index) => ({ ...one, id: book.characters[index]?.id }))
  let latest = book
  await takeSteps(book, saveSteps(book, { ...form, characters }, written), (next) => {
    latest = next
  })
  return latest
}

/** Another tab may have saved since: its book is the one to be compared with. */
export const lookAgain = (id: string): Promise<Book> => careful(fetchBook(id), words.update)

/** `book`: what was seen, and what has been saved since. `added`: the id of a character that had none. */
export type Keep = (book: Book, added?: { key: string; id: string }) => void

/** Answers the whole book as it stands after the last step, if that says so: another tab may have saved something else. */
export async function takeSteps(seen: Book, steps: readonly SaveStep[], keep: Keep): Promise<Book | undefined> {
  let book = seen
  let answer: Book | undefined
  for (const step of steps) {
    const taken = await takeStep(book, step)
    book = taken.book
    answer = taken.answer
    keep(book, taken.added)
  }
  return answer
}

interface Taken {
  book: Book
  added?: { key: string; id: string }
  answer?: Book
}

async function takeStep(book: Book, step: SaveStep): Promise<Taken> {
  const known = book.characters.find(({ id }) => 'id' in step && id === step.id)
  switch (step.kind) {
    case 'book': {
      const seen = seenIn(
        bookNames.filter((name) => name in step.changes),
        book,
      )
      const answer = await careful(call(updateBook, { id: book.id, ...step.changes, seen }), words.update)
      // Only what was changed here: whatever else the answer says is another tab's news.
      return { book: { ...book, ...step.changes }, answer }
    }
    case 'change': {
      const names = characterNames.filter((name) => name in step.changes)
      const seen = known && seenIn(names, known)
      const changed = call(updateCharacter, { id: step.id, ...step.changes, seen })
      return { book: withCharacter(book, await careful(changed, words.updateCharacter, inCharacter(step.index))) }
    }
    case 'add': {
      const added = await careful(
        call(createCharacter, { book_id: book.id, ...step.character }),
        words.createCharacter,
        inCharacter(step.index),
      )
      return { book: withCharacter(book, added), added: { key: step.key, id: added.id } }
    }
    case 'remove': {
      const seen = known && seenIn(characterNames, known)
      const removed = call(deleteCharacter, { id: step.id, seen })
      await careful(removed, words.updateCharacter, () => 'characters').catch(gone)
      return { book: withoutCharacter(book, step.id) }
    }
  }
}

/** Removed already: what was wanted is so. */
function gone(error: unknown): void {
  if (!(error instanceof CallFailed) || error.failure.code !== 'character_not_found') throw error
}

/** Another tab was quicker with what was about to be changed. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof CallFailed && ['conflict', 'character_not_found'].includes(error.failure.code)

const inCharacter = (index: number) => (field: string) => `characters.${index}.${field}`

/** The screen's words first, then the reason if there is one to be mended; and fields as the form names them. */
function careful<T>(work: Promise<T>, failure: string, nameOf = (field: string) => field): Promise<T> {
  return work.catch((error: unknown) => {
    if (!(error instanceof CallFailed)) throw error
    const { fields, status } = error.failure
    if (fields) {
      const named = Object.entries(fields).map(([field, words]) => [nameOf(field), words])
      throw new CallFailed(error.message, { ...error.failure, fields: Object.fromEntries(named) })
    }
    const hasReason = status >= 400 && status < 500 && error.message !== failure
    throw new CallFailed(hasReason ? inSentences(failure, error.message) : failure, error.failure)
  })
}
