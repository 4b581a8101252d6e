// Several things said as one: "one", "one and two", "one, two and three".

export function listed(all: readonly string[]): string {
  const last = all.at(-1) ?? ''
  return all.length < 2 ? last : `${all.slice(0, -1).join(', ')} and ${last}`
}
