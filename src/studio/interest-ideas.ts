// Ideas that are ticked are words in the text of the interests, and can be taken out of it again.

const parts = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

export const hasIdea = (text: string, idea: string) => parts(text).some((part) => same(part, idea))

/** Puts it at the end, or takes it out. */
export function withIdea(text: string, idea: string): string {
  const others = parts(text).filter((part) => !same(part, idea))
  const all = hasIdea(text, idea) ? others : [...others, others.length === 0 ? idea : idea.toLowerCase()]
  return all.join(', ')
}
