// Everything the embedded storyteller makes of a brief at once: the plan, its own telling, and what stands around it.

import type { Brief } from '../../writing/brief/brief.ts'
import type { Deal } from '../../writing/dealing/deal.ts'
import type { Ledger } from '../../writing/dealing/ledger.ts'
import { plan } from '../../writing/plan/plan.ts'
import { stagedAs } from '../../writing/staging/stage-book.ts'
import type { StoryPlan } from '../../writing/plan/story-plan.ts'
import { tell } from '../../writing/telling/tell.ts'
import { blurb, titles } from '../../writing/plan/titles.ts'
import { dedication, dedications } from '../../writing/plan/dedications.ts'
import { withToldBefore } from '../../writing/dealing/told-before.ts'

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
    dedication: deal ? dedications(brief)[0] : dedication(brief, seed),
    blurb: blurb(made),
  }
}
