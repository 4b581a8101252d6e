// Plans a book of a member's own words: her pages as they are, a scene read for each, and nothing of ours told.
import { dice } from '../../base/dice.ts'
import type { Brief } from '../brief/brief.ts'
import { gathered } from '../brief/notices.ts'
import { saidCast } from '../cast/said-cast.ts'
import { directBook } from '../directing/direct-book.ts'
import { sentencesOf } from '../english/sentences.ts'
import { dayOf } from '../fragments/day.ts'
import { PEOPLE } from '../looks/heard-look.ts'
import { kinLook } from '../looks/kin-look.ts'
import { characterSpec } from '../looks/look.ts'
import { lookNotices } from '../looks/look-notices.ts'
import { BEATS } from '../plan/skeletons.data.ts'
import type { Beat, StoryPlan } from '../plan/story-plan.ts'
import type { OwnStory } from './fit-pages.ts'
import { isToldByHero } from './hear-page.ts'
import { everybodyIn } from './others.ts'
import { OWN } from './own-world.ts'
import { AT_FIRST, readPage, type Before } from './read-page.ts'

export function planOwn(brief: Brief, own: OwnStory, seed: number): StoryPlan {
  const root = dice(seed)
  const [main, ...friends] = saidCast(brief.characters)
  if (!main) throw new Error('A brief without a hero')
  const pronoun = main.pronoun === 'it' ? 'they' : main.pronoun
  const hero = characterSpec({ ...main, pronoun }, { id: 'hero', role: 'hero', want: '', habit: '' }, root)
  const cast = [
    hero,
    ...friends.map((one, at) =>
      characterSpec(one, { id: `pal${at + 1}`, role: 'companion', want: '', habit: '', kin: kinLook(one, hero) }, root),
    ),
  ]
  const story = own.pages.map(({ text }) => text).join('\n')
  const all = everybodyIn(story, cast, seed)
  const book = { all, isToldByHero: isToldByHero(story) }
  let before: Before = AT_FIRST
  const isBeast = !PEOPLE.has(hero.type)
  const read = own.pages.map((page, at) => {
    const seen = readPage(page, at + 1, book, before)
    before = seen.after
    return { ...seen, beat: BEATS[at] ?? 'close', isFixed: false, isBeast }
  })
  const scenes = directBook(seed, read)
  const beats = read.map(({ beat, scene: staged, unshown }, at): Beat => {
    const scene = scenes[at] ?? staged
    return {
      ...{ n: at + 1, fn: beat, event: own.pages[at]?.text ?? '', because: at === 0 ? [] : [at] },
      ...{ pre: [], add: [], del: [], plants: [], pays: [] },
      ...{ valence: scene.mood, hook: null, refrain: null, scene, unshown },
    }
  })
  const opening = sentencesOf(story).slice(0, 2).join(' ').slice(0, 240)
  return {
    ...{ seed, band: brief.band, rhyme: false, skeleton: 'own', pack: OWN.id, moral: brief.moral ?? 'kindness' },
    ...{ occasion: brief.occasion, day: dayOf(brief).kind, means: { hobby: '', way: 'look' }, habits: [], flags: [] },
    refrain: { base: '', turned: '', at: [] },
    cast: all.map(({ spec }) => spec),
    words: { Hero: hero.name, opening },
    turns: {},
    beats,
    notices: gathered([main, ...friends].flatMap(lookNotices)),
  }
}

/** Its own heading first, where it has one. */
export const ownTitles = ({ title }: OwnStory, ours: readonly string[]): string[] =>
  [...new Set([title.slice(0, 120), ...ours])].filter((one) => one !== '').slice(0, 5)
