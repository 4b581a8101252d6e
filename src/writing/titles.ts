// What stands on the outside of the book: five titles, a dedication to start from, the words on the back cover.
import { dice } from '../base/dice.ts'
import type { Brief } from './brief.ts'
import { feastOf } from './bind-words.ts'
import { fillLine, readLine, tidy } from './line.ts'
import { packCalled } from './packs/all-packs.ts'
import type { StoryPlan } from './story-plan.ts'
import { titleCase } from './title-case.ts'

function filled(plan: StoryPlan, text: string): string {
  return tidy(
    fillLine(
      readLine(text),
      { holes: new Map(Object.entries(plan.words)), flags: new Set(plan.flags) },
      dice(plan.seed),
    ),
  )
}

export function titles(plan: StoryPlan): string[] {
  return packCalled(plan.pack)
    .titles.slice(0, 5)
    .map((title) => titleCase(filled(plan, title)))
}

export function blurb(plan: StoryPlan): string {
  return filled(plan, packCalled(plan.pack).blurb)
}

const WISHES: Readonly<Record<Brief['occasion'], readonly string[]>> = {
  birthday: [
    'For {Hero}, on a birthday: may the best of it be still in the bag.',
    'For {Hero}, a year older and not a day more sensible.',
  ],
  holiday: ['For {Hero}, at {feast}, with all our love.', 'For {Hero}: a story to keep when {feast} is over.'],
  academic: ['For {Hero}, who is about to begin.', 'For {Hero}: go and see what is on the next page.'],
  life: ['For {Hero}, on a day that comes only once.', 'For {Hero}, and for everything that starts here.'],
  bedtime: ['For {Hero}. One more page. Then sleep.', 'For {Hero}, to be read in a low voice with the lamp on.'],
  none: ['For {Hero}, for no reason at all, which is the best one.', 'For {Hero}, because it was Tuesday.'],
  other: ['For {Hero}, with love.', 'For {Hero}, who knows why.'],
}

export function dedication(brief: Brief, seed: number): string {
  const name = brief.characters[0]?.name ?? ''
  const holes = new Map([
    ['Hero', name],
    ['feast', feastOf(brief.occasionNote)],
  ])
  const root = dice(seed).fork('dedication')
  return tidy(fillLine(readLine(root.pick(WISHES[brief.occasion])), { holes, flags: new Set() }, root))
}
