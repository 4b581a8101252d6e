// What friends are to the hero, in verse, where the smallest words of prose would break the beat.
import type { CharacterSpec } from '../../stage/cast.ts'
import { dice } from '../../base/dice.ts'
import { friendWords } from '../lines/bind-words.ts'
import { inTurn } from '../lines/in-turn.ts'
import { fillLine } from '../lines/line.ts'
import { readLines } from '../lines/lines.ts'
import { whatTheyAre } from './relation.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { KIN_VERSES } from '../verses/kin.data.ts'

const VERSE_KIN = readLines(KIN_VERSES)

export function kinVerses(plan: StoryPlan, friends: readonly CharacterSpec[]): string[] {
  const whose = plan.words['Hero’s'] ?? ''
  return friends.flatMap((friend, at) => {
    const what = whatTheyAre('', friend, plan.cast, whose)
    if (!what) return []
    const isOwn = what.startsWith(`${whose} `)
    const kin = isOwn ? what.slice(whose.length + 1) : what
    const holes = new Map([...Object.entries(plan.words), ...friendWords(friend), ['kin', kin] as const])
    const thread = at === 1 ? 'pal2' : 'pal1'
    const verses = VERSE_KIN.get(isOwn ? thread : `${thread}.other`) ?? []
    return [fillLine(inTurn(verses, plan, thread), { holes, flags: new Set() }, dice(0))]
  })
}
