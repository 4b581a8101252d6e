// The purse of a book, in the database: all workers that paint the book hold and pay from the same one.

import type { Hands } from '../../platform/hands.ts'
import { addCost, holdCost } from '../../stories/server/spent.ts'
import type { Purse } from './painter.ts'

export function bookPurse({ config, database }: Pick<Hands, 'config' | 'database'>, bookId: string): Purse {
  return {
    hold: (amount) => holdCost(database.owner, config, bookId, amount),
    settle: (held, spent) => addCost(database.owner, bookId, spent - held),
  }
}
