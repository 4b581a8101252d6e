// Everything the embedded storyteller makes of a brief at once: the plan, its own telling, and what stands around it.

import type { Brief } from '../../writing/brief.ts'
import type { Deal } from '../../writing/deal.ts'
import type { Ledger } from '../../writing/ledger.ts'
import { plan } from '../../writing/plan.ts'
import { stagedAs } from '../../writing/stage-book.ts'
import type { StoryPlan } from '../../writing/story-plan.ts'
import { tell } from '../../writing/tell.ts'
import { blurb, dedication, titles } from '../../writing/titles.ts'
import { withToldBefore } from '../../writing/told-before.ts'

export interface PlanOrder {
  brief: Brief
  seed: number
  ledger: Ledger
  /** Nothing is dealt to whoever asks for a seed. */
  deal?: Deal
}

export interface PlannedStory {
  plan: StoryPlan
  /** The embedded telling of all pages. */
  pages: string[]
  /** Hashes of its sentences. */
  lines: number[]
  titles: string[]
  dedication: string
  blurb: string
}

export function plannedStory({ brief, seed, ledger, deal }: PlanOrder): PlannedStory {
  const used = deal ? withToldBefore(brief, seed, ledger, deal) : ledger
  const made = plan(brief, seed, used, deal)
  const { pages, lines } = tell(made, used)
  return {
    plan: stagedAs(made, pages),
    pages,
    lines,
    titles: titles(made),
    dedication: dedication(brief, seed),
    blurb: blurb(made),
  }
}
