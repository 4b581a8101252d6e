// A page of a member's own words that she has changed: its picture is read anew, as it goes on from the page before.
import type { Scene } from '../../stage/scene.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { seenAgain } from '../directing/another-view.ts'
import { isToldByHero } from './hear-page.ts'
import { everybodyIn, type Someone } from './others.ts'
import { AT_FIRST, readPage, type Before, type Seen } from './read-page.ts'

/** `texts`: of all pages as they are now; `shown`: of the page before, where there is one; `was`: of the page itself, whose camera stays as long as it shows what is told. */
export function rereadPage(
  plan: StoryPlan,
  number: number,
  texts: readonly string[],
  shown: Scene | undefined,
  was: Scene | undefined,
): Seen {
  const story = texts.join('\n')
  const own = plan.cast.filter(({ role }) => role !== 'figure')
  // Nobody comes into a book that is planned already.
  const all = everybodyIn(story, own, plan.seed).flatMap((one): Someone[] => {
    const spec = plan.cast.find(({ name }) => name === one.spec.name)
    return spec ? [{ ...one, spec }] : []
  })
  const before: Before = shown
    ? {
        ...{ place: shown.place, time: shown.time, weather: shown.weather, isGuessed: false },
        ...meantAfter(shown, all),
      }
    : AT_FIRST
  const book = { all, isToldByHero: isToldByHero(story) }
  const seen = readPage({ text: texts[number - 1] ?? '' }, number, book, before)
  return { ...seen, scene: seenAgain(seen.scene, was?.direction) }
}

function meantAfter({ who }: Scene, all: readonly Someone[]): Pick<Before, 'there' | 'meant'> {
  const here = who.flatMap(({ id }) => all.find(({ spec }) => spec.id === id) ?? [])
  const there = here.map(({ token }) => token)
  const called = Object.fromEntries(here.map(({ spec, token }) => [spec.pronoun, token]))
  return { there, meant: { they: there.length > 1 ? there : [], lately: there, ...called } }
}
