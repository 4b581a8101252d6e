// Who answers which call about finished copies and the links to them.

import type { Link } from '../../books/server/book-rows.ts'
import { passwordHasher } from '../../members/server/auth/password-hasher.ts'
import { answerAtLength } from '../../platform/http/long-route.ts'
import { answerMember, answerReader, type Route } from '../../platform/http/route.ts'
import * as contract from '../contract.ts'
import * as shares from '../share-contract.ts'
import type { Bindery } from './bindery.ts'
import { downloadEdition } from './download-edition.ts'
import { findEdition } from './edition-rows.ts'
import { finalizeBook, lookAtBook } from './finalize-book.ts'
import { lettersRoutes } from './letters-routes.ts'
import { listEditions, lookAtEditions } from './list-editions.ts'
import { lookAtPassport, readPassport } from './passport.ts'
import { lookAtSheets, readSheets } from './read-sheets.ts'
import { type ReaderParts, sharePages } from './share-page.ts'
import { sharedBookRoutes } from './shared-book.ts'
import { createShare, listShares, lookForShare, revokeShare, suspendShare } from './shares.ts'

export function editionRoutes(link: Link, bindery: Bindery, reader: ReaderParts): Route[] {
  // Passcodes wait in a line of their own: a crowd at a shared book holds up nobody who signs in.
  const hasher = passwordHasher({ atOnce: 1, waiting: 20 })
  return [
    answerAtLength(contract.finalizeBook, lookAtBook, (call, draft) => finalizeBook(call, draft, link, bindery)),
    answerAtLength(contract.listEditions, lookAtEditions, (call, found) => listEditions(call, found, link)),
    answerAtLength(
      contract.downloadEdition,
      (call) => findEdition(call, call.input.id),
      (call, edition) => downloadEdition(call, edition, link, bindery),
    ),
    answerAtLength(contract.readSheets, lookAtSheets, (call, draft) => readSheets(call, draft, link, bindery)),
    answerAtLength(contract.readPassport, lookAtPassport, readPassport),
    answerAtLength(shares.createShare, lookForShare, (call, bookId) => createShare(call, bookId, hasher)),
    answerReader(shares.listShares, listShares),
    answerMember(shares.revokeShare, revokeShare),
    answerAtLength(shares.suspendShare, async () => undefined, suspendShare),
    ...lettersRoutes(),
    ...sharedBookRoutes(hasher, sharePages(reader), bindery),
  ]
}
