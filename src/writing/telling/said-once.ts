// What a book says the same way on every page: a friend's habit is asked for on each page, and in each of its tellings.
import { isSettled, type Node } from '../lines/line.ts'
import type { StoryPlan } from '../plan/story-plan.ts'

/** Words said in place of the book's own. */
export type Over = ReadonlyMap<string, string>

/** What each page says in its own way. */
const OF_PAGE: ReadonlySet<string> = new Set('run1 run2 run3 ends why toast turned small plant moreLine'.split(' '))

interface Said {
  flags: StoryPlan['flags']
  told: WeakMap<readonly Node[], WeakMap<Over, string>>
}

const NOTHING: Over = new Map()
const settled = new WeakMap<readonly Node[], boolean>()
const books = new WeakMap<StoryPlan['words'], Said>()

/** What no dice and no page change is said once for a book. */
export function saidOnce(
  { words, flags }: Pick<StoryPlan, 'words' | 'flags'>,
  nodes: readonly Node[],
  over: Over = NOTHING,
  say: (nodes: readonly Node[], over: Over) => string,
): string {
  const isKept = settled.get(nodes) ?? isSettled(nodes, OF_PAGE)
  settled.set(nodes, isKept)
  if (!isKept) return say(nodes, over)
  const known = books.get(words)
  const book = known?.flags === flags ? known : { flags, told: new WeakMap<readonly Node[], WeakMap<Over, string>>() }
  const told = book.told.get(nodes) ?? new WeakMap<Over, string>()
  book.told.set(nodes, told)
  books.set(words, book)
  const text = told.get(over) ?? say(nodes, over)
  told.set(over, text)
  return text
}
