// A signed link to one thing made of an edition, made now if it is not there yet.

import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { files } from '../../../database/schema/platform.ts'
import type { Link } from '../../books/server/book-rows.ts'
import type { LongCall } from '../../platform/http/long-route.ts'
import type { downloadEdition as contract } from '../contract.ts'
import { paymentRequired } from '../refusals.ts'
import type { Bindery } from './bindery.ts'
import { documents, shownName } from './documents.ts'
import type { EditionRow } from './edition-rows.ts'
import { holdDownloads } from './limits.ts'
import { frozen, makeDownload } from './make-download.ts'

export async function downloadEdition(
  { hands, caller, input }: LongCall<z.output<typeof contract.input>>,
  row: EditionRow,
  link: Link,
  { mayDownload }: Pick<Bindery, 'mayDownload'>,
) {
  const { kind } = input
  const wanted = { userId: caller.id, bookId: row.book_id, editionId: row.id }
  if (kind !== 'proof' && !(await mayDownload({ ...wanted, kind }))) throw paymentRequired()
  await holdDownloads(hands, caller.id)
  const key = await makeDownload(hands, row, kind)
  const [file] = await hands.database.owner.select({ bytes: files.bytes }).from(files).where(eq(files.key, key))
  return {
    kind,
    url: link(key) ?? '',
    file_name: shownName(frozen(row), kind),
    content_type: documents[kind].contentType,
    bytes: file?.bytes ?? 0,
  }
}
