// Who answers which call about books.

import { answerMember, answerReader, type Route } from '../../platform/http/route.ts'
import * as contract from '../contract.ts'
import { addCharacter, changeCharacter, removeCharacter } from './change-characters.ts'
import { begunRoutes } from './begun-books.ts'
import type { Link } from './book-rows.ts'
import { showBook, showCharacter } from './book-rows.ts'
import { createBook } from './create-book.ts'
import { deleteBook, type BeforeDelete } from './delete-book.ts'
import { findBook } from './find-book.ts'
import { listBooks } from './list-books.ts'
import { noteStepSeen } from './note-step-seen.ts'
import { repairPageNumbers } from './repair-page-numbers.ts'
import { updateBook } from './update-book.ts'
import { holdingVisitors } from './visitor-limits.ts'

/** `beforeDelete`: what later features have to say or to clear when a book goes; in its transaction. */
export function bookRoutes(link: Link, beforeDelete: BeforeDelete = async () => {}): Route[] {
  return [
    holdingVisitors(answerMember(contract.createBook, (call) => createBook(call, link))),
    answerMember(contract.getBook, async (call) => {
      const book = await findBook(call, call.input.id)
      await repairPageNumbers(call.rows, book.id)
      return showBook(book, link)
    }),
    answerReader(contract.readBook, async (call) => showBook(await findBook(call, call.input.id), link)),
    answerReader(contract.listBooks, (call) => listBooks(call, link)),
    answerMember(contract.updateBook, (call) => updateBook(call, link)),
    ...begunRoutes(),
    answerMember(contract.noteStepSeen, (call) => noteStepSeen(call, link)),
    answerMember(contract.deleteBook, (call) => deleteBook(call, beforeDelete)),
    answerMember(contract.createCharacter, (call) => addCharacter(call, link)),
    answerReader(contract.listCharacters, async (call) => {
      const book = await findBook(call, call.input.id)
      return { items: book.characters.map((character) => showCharacter(character, link)), next: null }
    }),
    answerMember(contract.updateCharacter, (call) => changeCharacter(call, link)),
    answerMember(contract.deleteCharacter, (call) => removeCharacter(call, link)),
  ]
}
