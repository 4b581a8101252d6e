// What may be wrong with an order, the most pressing first, and the heaps in which orders lie on the desk.

import { orderStatuses } from '../orders/order.ts'

export const troubles = ['reported', 'disputed', 'unfit', 'misprinted', 'unrefunded', 'unmoved'] as const
export type Trouble = (typeof troubles)[number]

/** Those in trouble, those that an operator holds, the gifts to wrap, and each status. */
export const heaps = ['trouble', 'held', 'bench', ...orderStatuses] as const
export type Heap = (typeof heaps)[number]
