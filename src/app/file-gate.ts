// What the features say of files that are asked for: whether the shared book that a link was given in is still shared, and what is not paid for.

import { isShareOpen } from '../editions/server/share-rows.ts'
import { isBookHandedOut } from '../orders/server/life/bought.ts'
import type { FileGate } from '../platform/files/files.ts'
import type { Hands } from '../platform/hands.ts'

export const fileGate = ({
  config,
  database: { owner },
  now,
}: Pick<Hands, 'config' | 'database' | 'now'>): FileGate => ({
  holds: (shareId) => isShareOpen(owner, shareId, now()),
  showsWhole: config.PAYWALL === 'off' ? undefined : (bookId) => isBookHandedOut(owner, bookId),
})
