// What a discount takes off a purchase: pure arithmetic in whole cents.

export interface Off {
  percent: number | null
  /** Off the whole purchase. */
  cents: number | null
}

/** No purchase costs less than this. */
export const leastTotal = 100

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** What each order of a purchase costs with it. Each keeps a cent of its own, for what costs nothing was no purchase. */
export function reduced(amounts: readonly number[], { percent, cents }: Off): number[] {
  const whole = sumOf(amounts)
  const wanted = percent === null ? (cents ?? 0) : Math.round((whole * percent) / 100)
  const off = Math.max(0, Math.min(wanted, whole - leastTotal))
  const spread = whole - amounts.length
  // Shares of a growing sum are rounded, not each share by itself: so they come to `off` exactly.
  let passed = 0
  return amounts.map((amount) => {
    const before = shareOf(off, passed, spread)
    passed += amount - 1
    return amount - (shareOf(off, passed, spread) - before)
  })
}

const shareOf = (off: number, part: number, whole: number) => (off === 0 ? 0 : Math.floor((off * part) / whole))
