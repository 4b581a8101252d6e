// The calls that save a book, one after the other; whatever was kept is told at once, so that a second try does not do it twice.

import { type Book, createBook, createCharacter, deleteCharacter } from '../../books/contract.ts'
import { readBook, updateBook, updateCharacter } from '../../books/contract.ts'
import { call } from '../../ui/call.ts'
import { CallFailed } from '../../ui/call-failed.ts'
import { inSentences } from '../../ui/in-sentences.ts'
import type { BookForm } from '../book-form.ts'
import { type SaveStep, saveSteps, withCharacter, withoutCharacter } from '../form-calls.ts'
import { studioWords } from '../words.ts'
import type { WrittenBook } from '../written-book.ts'

const { failed: words } = studioWords

export const fetchBook = (id: string, signal?: AbortSignal): Promise<Book> =>
  call(readBook, { id }, { failure: words.load, signal })

/** `draftKey`: a second try, after an answer that was lost, makes no second book. */
export async function addBook(form: BookForm, written: WrittenBook, draftKey: string): Promise<Book> {
  const made = careful(call(createBook, createdFrom(written, draftKey)), words.create)
  return bringUpToDate(await made, form, written)
}

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

/** `added`: the id of a character that had none. */
export type Keep = (book: Book, added?: { key: string; id: string }) => void

export async function takeSteps(saved: Book, steps: readonly SaveStep[], keep: Keep): Promise<void> {
  let book = saved
  for (const step of steps) {
    const [next, added] = await takeStep(book, step)
    book = next
    keep(book, added)
  }
}

async function takeStep(book: Book, step: SaveStep): Promise<[Book, { key: string; id: string }?]> {
  switch (step.kind) {
    case 'book':
      return [await careful(call(updateBook, { id: book.id, ...step.changes }), words.update)]
    case 'change': {
      const changed = call(updateCharacter, { id: step.id, ...step.changes })
      return [withCharacter(book, await careful(changed, words.updateCharacter, inCharacter(step.index)))]
    }
    case 'add': {
      const added = await careful(
        call(createCharacter, { book_id: book.id, ...step.character }),
        words.createCharacter,
        inCharacter(step.index),
      )
      return [withCharacter(book, added), { key: step.key, id: added.id }]
    }
    case 'remove':
      await careful(call(deleteCharacter, { id: step.id }), words.updateCharacter, () => 'characters').catch(gone)
      return [withoutCharacter(book, step.id)]
  }
}

/** Removed already: what was wanted is so. */
function gone(error: unknown): void {
  if (!(error instanceof CallFailed) || error.failure.code !== 'character_not_found') throw error
}

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
