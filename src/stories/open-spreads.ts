// Which pages lie open side by side: odd pages on the right, as in the printed book.

export interface Spread<P> {
  /** Missing beside page 1, where the dedication is. */
  left: P | undefined
  /** Missing after the last page. */
  right: P | undefined
}

export function openSpreads<P extends { page_number: number }>(pages: readonly P[]): Spread<P>[] {
  const at = new Map(pages.map((page) => [page.page_number, page]))
  const last = Math.max(0, ...at.keys())
  const spreads = Array.from({ length: Math.floor(last / 2) + 1 }, (_none, index) => ({
    left: at.get(index * 2),
    right: at.get(index * 2 + 1),
  }))
  return last === 0 ? [] : spreads
}
