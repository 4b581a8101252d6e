// Two who are equals, twins or a couple: the day is of both, and both are there where one hero wants, chooses, dares and is at home again.
import type { CharacterSpec } from '../../stage/cast.ts'
import type { Band } from '../brief/band.ts'
import { EQUAL_LINES } from './equals.data.ts'
import { inTurn } from '../lines/in-turn.ts'
import { fillLine, tidy, type Chance } from '../lines/line.ts'
import { readLines, type Lines } from '../lines/lines.ts'
import { DAY_LINES } from '../fragments/days.data.ts'
import { sentencesOf } from '../english/sentences.ts'
import { isCouple, spokenRelation } from './relation.ts'
import type { BeatName } from '../plan/skeletons.data.ts'
import type { StoryPlan } from '../plan/story-plan.ts'

const EQUALS = readLines(EQUAL_LINES)
const DAYS = readLines(DAY_LINES)
const DAYS_OF_TWO: Pick<Lines, 'get'> = { get: (key) => EQUALS.get(key) ?? DAYS.get(key) }
const OLDER: Readonly<Record<Band, string>> = { b0_3: 'b0_3', b4_6: 'b4_6', b7_9: 'old', b10: 'old' }

type Typed = Pick<CharacterSpec, 'type' | 'relation'>

/** What lines ask of two who go together. */
export function pairFlags(friend: Typed | undefined, hero: Typed): string[] {
  if (!friend) return []
  const couple = isCouple(friend, hero) ? ['couple'] : []
  const twins = /\btwins?\b(?!['’])/.test(spokenRelation(friend.relation) ?? '') ? ['twins'] : []
  return [...couple, ...twins, ...(couple.length + twins.length > 0 ? ['equals'] : [])]
}

/** Lines for the day: twins have theirs on one. */
export const linesForDay = (plan: StoryPlan) => (plan.flags.includes('twins') ? DAYS_OF_TWO : DAYS)

/** What a page says of the other one where it has not; '' where it has. */
export function equalLine(plan: StoryPlan, beat: BeatName, band: Band, page: string, dice: Chance): string {
  const friend = plan.cast.find(({ role }) => role === 'companion')
  const told = EQUALS.get(`${beat}.${OLDER[band]}`)
  if (!plan.flags.includes('equals') || plan.rhyme || !told || !friend || page.includes(friend.name)) return ''
  const words = { holes: new Map(Object.entries(plan.words)), flags: new Set(plan.flags) }
  return tidy(fillLine(inTurn(told, plan, beat), words, dice))
}

/** A dare is begun together; elsewhere what the page ends on stays its end. */
export function withEqual(page: string, line: string, beat: BeatName): string {
  if (line === '') return page
  if (beat === 'climax') return `${line} ${page}`
  const last = sentencesOf(page).at(-1) ?? ''
  const isEnd = beat === 'close' || (beat !== 'choice' && /[?…]”?$/.test(last))
  return isEnd && page.endsWith(last) ? `${page.slice(0, -last.length)}${line} ${last}` : `${page} ${line}`
}
