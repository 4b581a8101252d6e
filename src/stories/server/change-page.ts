// A member writes a page's words herself. Whoever looks at an older version is shown the present one instead.

import type { z } from 'zod'
import type { Link } from '../../books/server/book-rows.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { cleanPageText } from '../../writing/telling/clean-page-text.ts'
import type { changePage as contract, Page } from '../contract.ts'
import { badIfMatch, emptyPageText, pageChanged } from '../refusals.ts'
import { changeWords } from './change-words.ts'
import { lockPage, showPage } from './page-rows.ts'
import { showWords } from './show-words.ts'

/** An ETag, strong or weak, or the bare number; `*` is any version. */
function versionOf(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined
  const [, version] = /^\s*(?:W\/)?"?(\d{1,9})"?\s*$/.exec(ifMatch) ?? []
  if (version === undefined) throw badIfMatch()
  return Number(version)
}

/** What a model or a copy says around a page goes; a page that is all one person speaking keeps its quotation marks. */
function cleaned(text: string): string {
  const bare = cleanPageText(text)
  return bare !== '' && text.slice(1, -1).trim() === bare ? text : bare
}

export async function changePage(call: MemberCall<z.output<typeof contract.input>>, link: Link): Promise<Page> {
  const { input, rows, hands, ifMatch } = call
  const expected = [input.version, versionOf(ifMatch)]
  const page = await lockPage(call, input.id)
  if (expected.some((version) => version !== undefined && version !== page.version)) {
    throw pageChanged(showPage(page, link))
  }
  const text = cleaned(input.text_content)
  if (text === '') throw emptyPageText()
  if (text === page.text_content) return showPage(page, link)
  const changed = await changeWords(rows, page, { text, came: 'edited', now: hands.now() })
  return showPage(await showWords(call, changed), link)
}
