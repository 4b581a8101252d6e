// Who answers which call about the pages of a book.

import { partOf } from '../../base/pagination.ts'
import { findBook } from '../../books/server/find-book.ts'
import type { Link } from '../../books/server/book-rows.ts'
import { answerMember, type Route } from '../../platform/http/route.ts'
import * as contract from '../contract.ts'
import { changePage } from './change-page.ts'
import { describePicture } from './describe-picture.ts'
import { findPage, pagesOf, showPage } from './page-rows.ts'
import { readPageHistory } from './read-page-history.ts'
import { readPageWishes } from './read-page-wishes.ts'
import { undoPage } from './undo-page.ts'

export function pageRoutes(link: Link): Route[] {
  return [
    answerMember(contract.listPages, async (call) => {
      const book = await findBook(call, call.input.id)
      return { items: (await pagesOf(call.rows, book.id)).map((page) => showPage(page, link)), next: null }
    }),
    answerMember(contract.readPage, async (call) => showPage(await findPage(call, call.input.id), link)),
    answerMember(contract.changePage, (call) => changePage(call, link)),
    answerMember(contract.describePicture, (call) => describePicture(call, link)),
    answerMember(contract.readPageWishes, readPageWishes),
    answerMember(contract.readPageHistory, async (call) => partOf(await readPageHistory(call, link), call.input)),
    answerMember(contract.undoPage, (call) => undoPage(call, link)),
  ]
}
