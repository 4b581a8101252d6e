// For tests: a planned story, and a model that tells it well, or with one fault where it is told to.

import { readBrief } from '../../../writing/brief/brief.ts'
import { plan } from '../../../writing/plan/plan.ts'
import { tell } from '../../../writing/telling/tell.ts'
import type { StoryPlan } from '../../../writing/plan/story-plan.ts'
import { brokenInBook } from './book-gate.ts'
import { brokenOnPage, echoOf, sayOf } from './page-gate.ts'
import type { Asked } from './test-text-provider.ts'

/** A plan whose own telling keeps every rule that a model's pages are held to, so that a told-well book has no fault. */
function planned(more: Record<string, unknown>) {
  const brief = readBrief({
    recipient_type: 'Child',
    occasion: 'Birthday',
    interests: 'drawing',
    shape: 'Setting: Zephyrine’s Harbour',
    avoid: 'spiders, quicksand',
    characters: [
      { name: 'Zephyrine', type: 'girl', age: 5, relationship_to_main: 'lives at 9 Canary Row' },
      { name: 'Biscuit', type: 'dog', age: 3 },
      { name: 'Grandpa Joe', type: 'man', age: 70 },
    ],
    ...more,
  })
  if (!brief.ok) throw new Error(brief.message)
  for (let seed = 1; seed <= 40; seed += 1) {
    const story = plan(brief.value, seed)
    const pages = tell(story).pages
    if (pages.every((_, at) => isFlawless(story, pages, at))) return { story, pages }
  }
  throw new Error('no telling of forty keeps every rule')
}

function isFlawless(plan: StoryPlan, pages: readonly string[], at: number): boolean {
  const text = pages[at] ?? ''
  const told = { raw: text, text, say: sayOf(plan, at + 1, text), echo: echoOf('') }
  const before = new Map(pages.slice(0, at).map((page, n) => [n + 1, page]))
  return brokenOnPage(plan, at + 1, told).length === 0 && brokenInBook(plan, at + 1, text, before).length === 0
}

const prose = planned({})
const rhymed = planned({ rhyme: true })
export const story = prose.story
export const fallback = prose.pages
export const verseStory = rhymed.story
export const verse = rhymed.pages

/** The embedded telling as a model would say it: with the names it was given. */
export function wellTold({ data }: Asked, page: number, pages = fallback): string {
  const names = story.cast.map(({ name }, at) => [name, data.cast[at]?.name ?? name] as const)
  return names.reduce((text, [real, stand]) => text.replaceAll(real, stand), pages[page - 1] ?? '')
}

/** Every page that was asked for; `change` may spoil one. */
export function tellWell(asked: Asked, change: (text: string, page: number) => string = (text) => text) {
  return { elements: asked.data.write.map(({ n }) => ({ n, text: change(wellTold(asked, n), n) })) }
}
