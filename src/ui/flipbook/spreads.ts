// Which leaves of a book lie open together: the covers alone, the others in pairs; on a narrow screen one by one.

/** From here on two leaves have room beside each other: the flipbook's styles turn at the same width. */
export const wideScreen = '(min-width: 768px)'

export interface BookShape {
  count: number
  isWide: boolean
  /** Leaves that are passed over: they only stand beside another. */
  passed?: readonly number[]
}

export function spreadAt(leaf: number, { count, isWide, passed = [] }: BookShape): readonly number[] {
  let at = Math.min(Math.max(leaf, 0), count - 1)
  if (!isWide) while (passed.includes(at) && at < count - 1) at++
  if (!isWide || at === 0 || at === count - 1) return [at]
  const left = at % 2 === 1 ? at : at - 1
  return [left, left + 1].filter((one) => one < count - 1)
}

/** The first leaf of the next or the previous spread; undefined at the covers. */
export function nextLeaf(open: readonly number[], { count, passed = [] }: BookShape, step: 1 | -1): number | undefined {
  let leaf = step > 0 ? (open.at(-1) ?? 0) + 1 : (open[0] ?? 0) - 1
  while (passed.includes(leaf)) leaf += step
  return leaf < 0 || leaf >= count ? undefined : leaf
}

/** The open leaves first, then those that are seen within so many turns, the nearest first. */
export function spreadsNear(open: readonly number[], book: BookShape, turns: number): readonly number[] {
  const near = [...open]
  const ways = [open, open]
  for (let turn = 0; turn < turns; turn++)
    for (const [way, step] of ([1, -1] as const).entries()) {
      const leaf = nextLeaf(ways[way] ?? [], book, step)
      if (leaf !== undefined) near.push(...(ways[way] = [...spreadAt(leaf, book)]))
    }
  return near
}
