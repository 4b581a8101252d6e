// Something that was bought, by a signed link: of the copy that the order is for, also when its book has changed or is gone.

import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { files } from '../../../../database/schema/platform.ts'
import type { Link } from '../../../books/server/book-rows.ts'
import { bookNotFinished, editionNotFound } from '../../../editions/refusals.ts'
import { documents, shownName } from '../../../editions/server/documents.ts'
import type { EditionRow } from '../../../editions/server/edition-rows.ts'
import { bindGiftCard } from '../../../editions/server/gift-card.ts'
import { holdDownloads } from '../../../editions/server/limits.ts'
import { frozen, makeDownload } from '../../../editions/server/make-download.ts'
import type { Hands } from '../../../platform/hands.ts'
import type { LongCall } from '../../../platform/http/long-route.ts'
import type { downloadOrder as contract } from '../../contract.ts'
import { isPaid, isShipped } from '../../order.ts'
import { notApproved, notInOrder, notPaid } from '../../refusals.ts'
import { addonsOf, skuOf, statusOf, type OrderRow } from '../order-rows.ts'
import { boughtDownloads, isHandedOut } from './bought.ts'
import { editionOf } from './order-story.ts'
import { drawReceipt, receiptOf, shortId } from './receipt-of.ts'

type Input = z.output<typeof contract.input>
type Kind = Exclude<Input['kind'], 'receipt'>

export async function downloadOrder(
  { hands, caller, input: { kind } }: LongCall<Input>,
  order: OrderRow,
  link: Link,
): Promise<z.input<typeof contract.output>> {
  const { owner } = hands.database
  if (kind === 'receipt') {
    if (!order.paid_at) throw notPaid()
    await holdDownloads(hands, caller.id)
    const key = await keep(hands, order, kind, await drawReceipt(receiptOf(order, hands.config)))
    return show(hands, key, { kind, file_name: `receipt_${shortId(order)}.pdf`, content_type: 'application/pdf' }, link)
  }
  if (!isPaid(statusOf(order)) || !boughtDownloads(order).includes(kind)) throw notInOrder()
  if (!isHandedOut(order)) throw isShipped(skuOf(order), addonsOf(order)) ? notApproved() : bookNotFinished()
  const edition = await editionOf(owner, order)
  if (!edition) throw editionNotFound()
  await holdDownloads(hands, caller.id)
  const named = { file_name: shownName(frozen(edition), kind), content_type: documents[kind].contentType }
  return show(hands, await makeBought(hands, order, edition, kind), { kind, ...named }, link)
}

/** Of a gift's card its sender's words. */
export async function makeBought(hands: Hands, order: OrderRow, edition: EditionRow, kind: Kind): Promise<string> {
  if (kind !== 'card' || !order.gift) return makeDownload(hands, edition, kind)
  const { message: words, sender: from } = order.gift
  return keep(hands, order, kind, await bindGiftCard(hands, edition, { words, from }))
}

/** What says something of the order itself is kept with it: the same bytes once. */
async function keep({ files }: Hands, { id, user_id }: OrderRow, kind: 'receipt' | 'card', bytes: Uint8Array) {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const key = `orders/${id}/${kind}_${hash}.pdf`
  await files.put({ key, bytes, contentType: 'application/pdf', kind: 'export', userId: user_id ?? '', bookId: null })
  return key
}

async function show<Kind extends Input['kind']>(
  { database }: Hands,
  key: string,
  named: { kind: Kind; file_name: string; content_type: string },
  link: Link,
) {
  const [file] = await database.owner.select({ bytes: files.bytes }).from(files).where(eq(files.key, key))
  return { ...named, url: link(key) ?? '', bytes: file?.bytes ?? 0 }
}
