// The one seam between a story's plan and whoever puts it into words: the embedded storyteller or a language model.

import type { StoryPlan } from '../../writing/plan/story-plan.ts'
import type { PrivateWords } from './tellers/private-words.ts'

export interface ToldPage {
  page: number
  text: string
  /** Who wrote it: 'embedded', or provider and model such as 'openai gpt-5-mini'. */
  engine: string
}

/** Something the member is told plainly, in the words of `words.ts`. */
export interface TellerNotice {
  notice: string
}

/** What an outside engine cost so far, in millionths of a US dollar. */
export interface TellerCost {
  cost: number
}

export interface TellOrder {
  plan: StoryPlan
  /** What is private of the member beyond the book: no provider reads it. */
  hers: PrivateWords
  /** The embedded telling of all 24 pages: the fall-back line of each page. */
  fallback: readonly string[]
  /** Pages that are already written and kept (a resumed story), by page number. */
  written: ReadonlyMap<number, string>
  /** What may still be spent, in millionths of a US dollar. */
  budget: number
  signal: AbortSignal
}

export interface RetellOrder {
  plan: StoryPlan
  hers: PrivateWords
  page: number
  /** The 24 pages as they stand now. */
  pages: readonly string[]
  /** The member's wish, already cleaned and allowed; '' for simply another telling. */
  wish: string
  /** Counts up, so that the embedded storyteller says it yet another way. */
  attempt: number
  budget: number
  /** Told of what was spent so far, also when the work is broken off. */
  onCost?(spent: number): void
  signal: AbortSignal
}

export interface TitleOrder {
  plan: StoryPlan
  hers: PrivateWords
  pages: readonly string[]
  fallback: readonly string[]
  budget: number
  onCost?(spent: number): void
  signal: AbortSignal
}

export interface Told<T> {
  value: T
  engine: string
  notices: string[]
  cost: number
}

/** A teller never fails for a provider's fault: it falls back to the embedded line and says so. It throws only when `signal` aborts. */
export interface Teller {
  engine: string
  /** Every page not yet written, in page order, each past its gates and moderated. */
  tell(order: TellOrder): AsyncIterable<ToldPage | TellerNotice | TellerCost>
  retell(order: RetellOrder): Promise<Told<string>>
  titles(order: TitleOrder): Promise<Told<string[]>>
}
