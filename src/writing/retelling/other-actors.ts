// The same plan with somebody else in the parts that its lines leave open for a friend: whoever sees it first, whoever is named first.
import type { CharacterSpec } from '../../stage/cast.ts'
import { friendWords, MUTE, namesOf } from '../lines/bind-words.ts'
import type { StoryPlan } from '../plan/story-plan.ts'

/** Who sees what nobody else has seen. */
function asSpotter(plan: StoryPlan, who: CharacterSpec): StoryPlan[] {
  const spotter = plan.words['Spotter']
  if (spotter === undefined || spotter === who.name || who.role === 'figure') return []
  const flags = plan.flags.filter((flag) => flag !== 'mute')
  const words = { ...plan.words, ...Object.fromEntries(namesOf('Spotter', who.name)) }
  return [{ ...plan, words, flags: MUTE.has(who.type) ? [...flags, 'mute'] : flags }]
}

/** Of two friends, the second is the first. Those who are equals keep their places. */
function asFriend(plan: StoryPlan, who: CharacterSpec): StoryPlan[] {
  const first = plan.cast.find(({ name }) => name === plan.words['Pal'])
  if (!first || plan.words['Pal2'] !== who.name || plan.flags.includes('equals')) return []
  return [{ ...plan, words: { ...plan.words, ...Object.fromEntries(friendWords(who)), Pal2: first.name } }]
}

/** The plan itself is not among them. */
export const otherActors = (plan: StoryPlan, who: CharacterSpec): StoryPlan[] => [
  ...asSpotter(plan, who),
  ...asFriend(plan, who),
]
