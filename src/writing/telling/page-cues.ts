// The cues of a page: of its world's telling, or, where all worlds tell it in the same words, of those.
import type { Band } from '../brief/band.ts'
import { BANDS } from '../brief/band.ts'
import { sentencesOf, wordsOf } from '../english/sentences.ts'
import { HABITS } from '../fragments/habits.ts'
import { MORAL_LINES } from '../fragments/morals.data.ts'
import type { Node } from '../lines/line.ts'
import { readLines } from '../lines/lines.ts'
import { DETAILS } from '../loves/hobby.ts'
import { RULE_LINES } from '../lines/rules.data.ts'
import type { BeatName } from '../plan/skeletons.data.ts'
import { MANY, peopleIn } from '../reading/told-extras.ts'
import { grams } from '../score/measure.ts'
import { packCalled } from '../worlds/all-packs.ts'
import { ownOf, VERSE_MORALS, type CuedPlan } from './own-telling.ts'
import { gramsIn, toldIn, type ToldIn } from './told-in.ts'

export const CHOICES = readLines(MORAL_LINES)
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
        said.length > 2 &&
        !filled.includes(sentence) &&
        said.filter((one) => own.has(one)).length / said.length < OF_ANOTHER
      )
    })
    .join(' ')
}

/** "give {key} to hero", "{crowd}", "{small}": what these are in this world. */
function filledFor(plan: CuedPlan, cue: string): string {
  const { nouns, keyThing } = packCalled(plan.pack)
  return cue
    .replaceAll('{key}', keyThing ?? 'key')
    .replaceAll('{crowd}', peopleIn(nouns.crowd).find((one) => MANY.has(one)) ?? 'crowd')
    .replaceAll('{small}', /\bboy\b/.test(nouns.small) ? 'boy' : 'girl')
}

/** What is told of the hobby before its rule. */
const ofHobby = ({ means: { hobby } }: CuedPlan, page: string): ToldIn | undefined =>
  toldIn(DETAILS, [`${hobby}.old`], page) ?? toldIn(DETAILS, [`${hobby}.young`], page)

/** The first of them is the page's; of a second friend it may say nothing. */
function sharedWith(plan: CuedPlan, beat: BeatName, page: string, band: Band): (ToldIn | undefined)[] {
  const { moral, habits } = plan
  if (beat === 'friend')
    return habits.map((habit) => toldIn(HABITS, BANDS.map((one) => `${habit}.intro.${one}`), page)) // prettier-ignore
  if (beat === 'rescue') return [toldIn(HABITS, [`${habits[0] ?? ''}.rescue.${band}`], page)]
  if (beat === 'hobby') return [ofHobby(plan, page) ?? toldIn(RULES, [band], page)]
  return [
    plan.rhyme ? toldIn(VERSE_MORALS, [`${moral}.${beat}`], page) : toldIn(CHOICES, [`${moral}.${beat}.${band}`], page),
  ]
}

/** None where somebody wrote the page anew. */
export function cueOf(plan: CuedPlan, beat: BeatName, page: string): CuedWords | undefined {
  const own = ownOf(plan, beat)
  const [first, ...others] = own ? [toldIn(own.from, [own.key], page)] : sharedWith(plan, beat, page, plan.band)
  if (!first) return undefined
  const told = [first, ...others.filter((one) => one !== undefined)]
  return {
    cues: told.map(({ cue }) => (own ? cue : filledFor(plan, cue))),
    besides: besidesOf(
      told.map(({ nodes }) => nodes),
      page,
      plan,
    ),
  }
}
