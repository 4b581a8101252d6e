// For tests: a planned story, and a model that tells it well, or with one fault where it is told to.

import { readBrief } from '../../../writing/brief.ts'
import { plan } from '../../../writing/plan.ts'
import { tell } from '../../../writing/tell.ts'
import type { Asked } from './test-text-provider.ts'

function planned(more: Record<string, unknown>, seed: number) {
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
  return plan(brief.value, seed)
}

export const story = planned({}, 4)
export const fallback = tell(story).pages
export const verseStory = planned({ rhyme: true }, 7)
export const verse = tell(verseStory).pages

/** The embedded telling as a model would say it: with the names it was given. */
export function wellTold({ data }: Asked, page: number, pages = fallback): string {
  const names = story.cast.map(({ name }, at) => [name, data.cast[at]?.name ?? name] as const)
  return names.reduce((text, [real, stand]) => text.replaceAll(real, stand), pages[page - 1] ?? '')
}

/** Every page that was asked for; `change` may spoil one. */
export function tellWell(asked: Asked, change: (text: string, page: number) => string = (text) => text) {
  return { elements: asked.data.write.map(({ n }) => ({ n, text: change(wellTold(asked, n), n) })) }
}
