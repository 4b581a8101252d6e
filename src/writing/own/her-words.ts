// A page that we told and its member has changed: what her words say otherwise is seen in its picture, and a page that she wrote anew is read from her words alone.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Scene } from '../../stage/scene.ts'
import { cardOf } from '../../stage/things/cards.ts'
import { seenAgain, stillSeen } from '../directing/another-view.ts'
import { wordsOf } from '../english/sentences.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { grams } from '../score/measure.ts'
import { thingsIn } from './named-in.ts'
import { everybodyIn, type Someone } from './others.ts'
import { readPage, type Before, type Seen } from './read-page.ts'

export interface OurPage {
  number: number
  /** As we told it, and what is seen of that. */
  told: string
  scene: Scene
}

export interface HerPage extends Pick<Seen, 'scene' | 'unshown'> {
  /** Whom only her words bring along. */
  met: CharacterSpec[]
}

/** A page of which less is left is told anew. */
const STILL_OURS = 0.5
const MOST_NEW = 2

/** How much of these words stands in the others. */
export function leftOf(told: string, words: string): number {
  const pairs = grams(wordsOf(words), 2)
  const ours = new Set(grams(wordsOf(told), 2))
  return pairs.filter((pair) => ours.has(pair)).length / Math.max(1, pairs.length)
}

export function readHerWords(plan: Pick<StoryPlan, 'cast' | 'seed'>, page: OurPage, words: string): HerPage {
  const all = everybodyOn(plan, page, words)
  const { place, time, weather, who } = page.scene
  const there = all.flatMap(({ spec, token }) => (who.some(({ id }) => id === spec.id) ? [token] : []))
  const before: Before = { place, time, weather, isGuessed: false, there, meant: { they: [], lately: there } }
  const read = (text: string) => readPage({ text }, page.number, { all, isToldByHero: false }, before)
  const [ours, hers] = [read(page.told), read(words)]
  const isOurs = leftOf(page.told, words) >= STILL_OURS && isSameDeed(page, ours, hers, words)
  const scene = isOurs
    ? stillSeen(withChanges(page, ours.scene, hers.scene, words))
    : seenAgain(hers.scene, page.scene.direction)
  const seen = scene.props.flatMap((prop) => cardOf(prop).names)
  return {
    scene,
    unshown: hers.unshown.filter((one) => !isOurs || !(seen.includes(one) || ours.unshown.includes(one))),
    met: all.flatMap(({ spec }) =>
      !plan.cast.includes(spec) && scene.who.some(({ id }) => id === spec.id) ? [spec] : [],
    ),
  }
}

/** The cast, and whoever else she names and we did not. */
function everybodyOn({ cast, seed }: Pick<StoryPlan, 'cast' | 'seed'>, { told }: OurPage, words: string): Someone[] {
  return everybodyIn(words, cast, seed).flatMap((one, at): Someone[] => {
    if (cast.includes(one.spec)) return [one]
    if (new RegExp(one.called.source, 'u').test(told)) return []
    return [{ ...one, spec: { ...one.spec, id: `met${at + 1}` } }]
  })
}

const lost = <T>(before: readonly T[], after: readonly T[]) => before.filter((one) => !after.includes(one))
const idsOf = ({ who }: Scene) => who.map(({ id }) => id)

/** Who does what with what is still told, and where. */
function isSameDeed({ told, scene: { deed } }: OurPage, ours: Seen, hers: Seen, words: string): boolean {
  const isNew = hers.scene.deed !== undefined && ours.scene.deed?.does !== hers.scene.deed.does
  const goneThings = lost(thingsIn(told), thingsIn(words))
  const gone = lost(idsOf(ours.scene), idsOf(hers.scene))
  const isGone =
    deed !== undefined &&
    ((deed.what !== undefined && goneThings.includes(deed.what)) ||
      gone.includes(deed.by) ||
      (deed.to !== undefined && gone.includes(deed.to)))
  return !isNew && !isGone && hers.scene.place === ours.scene.place
}

function withChanges({ told, scene }: OurPage, ours: Scene, hers: Scene, words: string): Scene {
  const [things, herThings] = [thingsIn(told), thingsIn(words)]
  const goneThings = lost(things, herThings)
  const gone = lost(idsOf(ours), idsOf(hers))
  const come = lost(idsOf(hers), [...idsOf(ours), ...idsOf(scene)])
  // What is new is named first.
  const props = [...lost(herThings, [...things, ...scene.props]).slice(0, MOST_NEW), ...lost(scene.props, goneThings)]
  return {
    ...scene,
    ...(hers.time !== ours.time && { time: hers.time }),
    ...(hers.weather !== ours.weather && { weather: hers.weather }),
    who: [...scene.who.filter(({ id }) => !gone.includes(id)), ...hers.who.filter(({ id }) => come.includes(id))],
    props,
  }
}
