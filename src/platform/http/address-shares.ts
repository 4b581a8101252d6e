// How much of the server one sender may take, counted in this process’s memory: who floods is turned away before the
// database is asked, and the fuller it is there, the smaller is each one’s share. So nobody shuts everybody else out.

import { neighbourhood } from '../rate-limit.ts'
import { tooManyRequests, unavailable } from './refusals.ts'
import { tokenBuckets } from './token-buckets.ts'

/** Who comes when so many wait for the database would wait for nothing: a tenth of a second on PostgreSQL, a third on the embedded one. */
const mostWaiting = 100
/** A browser that opens a screen asks for about as much at once. */
const leastShare = 4
/** Of one network, however many accounts it has. */
const mostOfNetwork = 80

export interface Sender {
  address: string
  /** Whoever proved who she is has a share of her own: a neighbour at the same address does not take hers. */
  memberId?: string | undefined
}

export interface AddressSharesOptions {
  /** How many wait for the database. */
  waiting(): number
  now(): number
}

export function addressShares({ waiting, now }: AddressSharesOptions) {
  // Generous to a person, tight for a script: 50 calls a second for one account, 400 at once; to a school behind one address more.
  const ofAccounts = tokenBuckets({ perSecond: 50, burst: 400, now })
  const ofNetworks = tokenBuckets({ perSecond: 100, burst: 1000, now })
  const underWay = new Map<string, number>()

  function add(key: string, one: 1 | -1) {
    const count = (underWay.get(key) ?? 0) + one
    if (count > 0) underWay.set(key, count)
    else underWay.delete(key)
  }

  return {
    /** Before anything is read or looked up: to say no must cost next to nothing. */
    refuseWhenFull(): void {
      if (waiting() >= mostWaiting) throw unavailable()
    },
    async within<T>({ address, memberId }: Sender, work: () => Promise<T>): Promise<T> {
      const network = neighbourhood(address)
      const mayAsk = memberId === undefined ? ofNetworks.take(network) : ofAccounts.take(memberId)
      if (!mayAsk) throw tooManyRequests(1)
      const sender = memberId ?? network
      const queue = waiting()
      const isOver = (key: string, share: number) => (underWay.get(key) ?? 0) >= share
      if (queue > 0 && (isOver(sender, Math.max(leastShare, mostWaiting - queue)) || isOver(network, mostOfNetwork))) {
        throw unavailable()
      }
      const keys = new Set([sender, network])
      for (const key of keys) add(key, 1)
      try {
        return await work()
      } finally {
        for (const key of keys) add(key, -1)
      }
    },
  }
}
