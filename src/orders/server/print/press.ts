// Whoever prints and posts: what it is asked and what it says. Behind it stands a print partner, or the test press.

import type { ShippingAddress } from '../../order.ts'
import type { PrintedProduct } from './product.ts'

export interface PrintRequest {
  /** Ours; the same one sent again is the same print. */
  externalId: string
  product: PrintedProduct
  title: string
  quantity: number
  /** Keys of the two files. */
  interior: string
  cover: string
  address: ShippingAddress
  isExpress: boolean
}

export const printStatuses = ['sent', 'in_production', 'shipped', 'delivered', 'canceled', 'rejected'] as const
export type PrintStatus = (typeof printStatuses)[number]

export interface Printing {
  /** The printer's own; null when it would not even take it. */
  id: string | null
  status: PrintStatus
  /** In cents, where it is known. */
  cost: number | null
  /** Why it was rejected. */
  problem: string | null
  carrier: string | null
  tracking_url: string | null
}

export interface Press {
  print(request: PrintRequest): Promise<Printing>
  look(id: string): Promise<Printing>
  /** Asks that it is not printed; it may be too late. */
  cancel(id: string): Promise<void>
  /** The last thing that it ever says of a print that went well. */
  lastStatus: 'shipped' | 'delivered'
  /** How often to look at something under way that nobody reported, in milliseconds. */
  lookEvery: number
  /** A parcel of which nobody says that it arrived counts as arrived so long after it was sent, in milliseconds. */
  arrivesWithin: number
}

/** Of which there may be more to hear. */
export const underWayAt = ({ lastStatus }: Pick<Press, 'lastStatus'>): PrintStatus[] =>
  lastStatus === 'shipped' ? ['sent', 'in_production'] : ['sent', 'in_production', 'shipped']
