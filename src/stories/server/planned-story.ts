// Everything the embedded storyteller makes of a brief at once: the plan, its own telling, and what stands around it.

import type { Brief } from '../../writing/brief/brief.ts'
import type { Deal } from '../../writing/dealing/deal.ts'
import type { Ledger } from '../../writing/dealing/ledger.ts'
import type { OwnStory } from '../../writing/own/fit-pages.ts'
import { ownTitles, planOwn } from '../../writing/own/plan-own.ts'
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
  if (brief.own) return ownStory(brief, brief.own, seed)
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

function ownStory(brief: Brief, own: OwnStory, seed: number): PlannedStory {
  const plan = planOwn(brief, own, seed)
  return {
    plan,
    pages: own.pages.map(({ text }) => text),
    lines: [],
    titles: ownTitles(own, titles(plan)),
    dedication: dedications(brief)[0],
    blurb: blurb(plan),
  }
}
