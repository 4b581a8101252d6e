// What later rooms know about a member who leaves; the app puts them together.

import type { Rows } from '../../../platform/database/rows.ts'

export interface Leaving {
  /** Throws the reason why she cannot leave now. */
  refuseToPart(rows: Rows, memberId: string): Promise<void>
  /** In the transaction that deletes her, before it does: lets go of what would outlive her, or of whose it was. */
  part(rows: Rows, memberId: string): Promise<void>
}
