// The card of a gift: the picture of an edition's cover, and its sender's own words.

import type { Message } from '../../binding/message-card.ts'
import type { Hands } from '../../platform/hands.ts'
import { bind } from './bind.ts'
import { filesOf, type EditionRow } from './edition-rows.ts'
import { frozen } from './make-download.ts'
import { manuscriptFrom, platesOf } from './manuscript-of.ts'

export async function bindGiftCard(hands: Hands, row: EditionRow, message: Message): Promise<Uint8Array> {
  const edition = frozen(row)
  const { content } = edition
  const plates = await platesOf(hands, content, await filesOf(hands.database.owner, row.id), 'screen')
  const manuscript = manuscriptFrom(edition, plates, 'screen')
  return bind({ kind: 'card', content, manuscript, message }, [...plates.values()])
}
