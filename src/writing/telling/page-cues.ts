// The cues of a page: of its world's telling, or, where all worlds tell it in the same words, of those.
import { BANDS } from '../brief/band.ts'
import { sentencesOf, wordsOf } from '../english/sentences.ts'
import { HABITS } from '../fragments/habits.ts'
import { CHOICE_LINES } from '../fragments/choices.data.ts'
import type { Node } from '../lines/line.ts'
import { readLines, type Lines } from '../lines/lines.ts'
import { DETAILS } from '../loves/hobby.ts'
import { RULE_LINES } from '../lines/rules.data.ts'
import { personCalled } from '../../stage/people/people.ts'
import type { BeatName } from '../plan/skeletons.data.ts'
import { peopleIn } from '../reading/told-extras.ts'
import { grams } from '../score/measure.ts'
import { worldCalled } from '../worlds/all-worlds.ts'
import { ownOf, VERSE_CHOICES, type CuedPlan } from './own-telling.ts'
import { gramsIn, toldIn, type ToldIn } from './told-in.ts'

export const CHOICES = readLines(CHOICE_LINES)
export const RULES = readLines(RULE_LINES)

export interface CuedWords {
  /** One for each telling of which the page is made. */
  cues: readonly string[]
  /** What the page says that those tellings do not: a habit, the day. */
  besides: string
}

/** A sentence that has less than this of its telling's words in a row is another's. */
const OF_ANOTHER = 0.25

/** What a page says that its tellings do not: sentences of a friend's habit, of the day, of the end. */
function besidesOf(told: readonly (readonly Node[])[], page: string, { words, refrain }: CuedPlan): string {
  const own = new Set(told.flatMap((nodes) => gramsIn(nodes, 2)))
  const filled = [refrain.base, refrain.turned, words['Rule'], words['method']].join(' ')
  return sentencesOf(page)
    .filter((sentence) => {
      const said = grams(wordsOf(sentence), 2)
      return (
        said.length > 0 &&
        !filled.includes(sentence) &&
        said.filter((one) => own.has(one)).length / said.length < OF_ANOTHER
      )
    })
    .join(' ')
}

/** "give {key} to hero", "{crowd}", "{small}": what these are in this world. */
function filledFor(plan: CuedPlan, cue: string): string {
  const { nouns, keyThing } = worldCalled(plan.pack)
  return cue
    .replaceAll('{key}', keyThing ?? 'key')
    .replaceAll('{crowd}', peopleIn(nouns.crowd).find((one) => personCalled(one).figures.length > 1) ?? 'crowd')
    .replaceAll('{small}', /\bboy\b/.test(nouns.small) ? 'boy' : 'girl')
}

type Seek = (from: Lines, ...keys: string[]) => ToldIn | undefined

/** The first of them is the page's; of a second friend it may say nothing. */
function sharedWith(plan: CuedPlan, beat: BeatName, told: Seek, surely: Seek): (ToldIn | undefined)[] {
  const { band, moral, habits, means } = plan
  if (beat === 'friend')
    return habits.map((habit, at) => (at > 0 ? told : surely)(HABITS, ...BANDS.map((one) => `${habit}.intro.${one}`)))
  if (beat === 'rescue') return [surely(HABITS, `${habits[0] ?? ''}.rescue.${band}`)]
  // What is told of the hobby comes before its rule.
  if (beat === 'hobby')
    return [told(DETAILS, `${means.hobby}.old`) ?? told(DETAILS, `${means.hobby}.young`) ?? surely(RULES, band)]
  return [plan.rhyme ? surely(VERSE_CHOICES, `${moral}.${beat}`) : surely(CHOICES, `${moral}.${beat}.${band}`)]
}

function cuesOf(plan: CuedPlan, beat: BeatName, page: string, ours: boolean): CuedWords | undefined {
  const own = ownOf(plan, beat)
  const told: Seek = (from, ...keys) => toldIn(from, { keys, page, ours: false })
  const surely: Seek = (from, ...keys) => toldIn(from, { keys, page, ours })
  const [first, ...others] = own ? [surely(own.from, own.key)] : sharedWith(plan, beat, told, surely)
  if (!first) return undefined
  const found = [first, ...others.filter((one) => one !== undefined)]
  return {
    cues: found.map(({ cue }) => (own ? cue : filledFor(plan, cue))),
    besides: besidesOf(
      found.map(({ nodes }) => nodes),
      page,
      plan,
    ),
  }
}

/** None where somebody wrote the page anew. */
export const cueOf = (plan: CuedPlan, beat: BeatName, page: string): CuedWords | undefined =>
  cuesOf(plan, beat, page, false)

/** Of a page that we told, however little of its telling was left: a line of its verse, before the day's. */
export function ourCue(plan: CuedPlan, beat: BeatName, page: string): CuedWords {
  const found = cuesOf(plan, beat, page, true)
  if (!found) throw new Error(`Nothing is told of ${beat} in ${plan.pack}`)
  return found
}
