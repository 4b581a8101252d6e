// Whose row is whose: the application's half of the check; row-level security is the other. Injected, so that tests can
// switch either half off and see the other one hold.

import { eq, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

export interface Ownership {
  /** May this caller touch a row of that owner? */
  owns(caller: { id: string }, ownerId: string | null): boolean
  /** The condition that keeps a list to the caller's own rows. */
  ownRows(caller: { id: string }, owner: AnyPgColumn): SQL | undefined
}

export const ownership: Ownership = {
  owns: (caller, ownerId) => caller.id === ownerId,
  ownRows: (caller, owner) => eq(owner, caller.id),
}
