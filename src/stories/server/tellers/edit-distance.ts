// How many letters must be changed, added or taken away to make one word of another.

export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (let column = 1; column <= other.length; column++) {
      const above = row[column] ?? 0
      const slant = row[column - 1] ?? 0
      const left = next[column - 1] ?? 0
      next.push(other[column - 1] === letter ? slant : 1 + Math.min(above, slant, left))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
