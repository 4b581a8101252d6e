// What makes the turn of a story plain: the hobby leads to the idea, and what is lost is felt before it is found.
import { HOBBIES, notebookOn, type Hobby } from './hobby.ts'
import { LOVE_FEASTS } from './feasts.data.ts'
import { readLine, type Node } from '../lines/line.ts'
import type { Band } from '../brief/band.ts'
import { sentencesOf, wordCount } from '../english/sentences.ts'
import { SKELETONS, type BeatName } from '../plan/skeletons.data.ts'
import type { StoryPlan } from '../plan/story-plan.ts'

interface Feast {
  told: Node[][]
  words: readonly (readonly [string, string])[]
}

export function hobbyOf(plan: StoryPlan): Hobby {
  return (
    HOBBIES.find((one) => one.id === plan.means.hobby) ??
    notebookOn(plan.words['topic'] ?? '', plan.words['doing'] ?? '')
  )
}

/** What the hobby does at the feast and then what the one that is loved next does, in its own words: the fuller page, the less. */
export function feastLines(plan: StoryPlan, band: Band, lean: 0 | 1 | 2 | 3): Feast[] {
  const { young, old } = hobbyOf(plan).lines().end
  const first = { told: band === 'b10' && lean === 0 ? old : young, words: [] }
  const [id, own = '', kit = ''] = (plan.words['next'] ?? '').split('|')
  if (!id) return [first]
  const feast = LOVE_FEASTS[id]
  if (feast) {
    const said = { told: feast.map(readLine), words: [['said', own] as const, ['done', kit] as const] }
    return lean > 1 ? [said] : [first, said]
  }
  const next = HOBBIES.find((one) => one.id === id) ?? notebookOn(own, own)
  const second: Feast = {
    told: next.lines().end.young,
    words: [
      ['own', own],
      ['topic', own],
      ['kit', kit],
    ],
  }
  // Where there is room for one, it is the one that has done nothing yet: the first has just saved the day.
  return lean > 1 ? [second] : [first, second]
}

/** The page on which it is felt that something is lost. */
export function followsSnag(plan: StoryPlan, beat: BeatName): boolean {
  return plan.skeleton !== 'own' && plan.words['hid'] !== '' && SKELETONS[plan.skeleton].includes(`snag ${beat}`)
}

/** The rule alone is a saying: what the hobby knows comes before it. The first that the page has room for. */
export function withHinge(plan: StoryPlan, told: string, hinges: readonly string[], most: number): string {
  const rule = (plan.words['Rule'] ?? '').replace(/\.$/, '')
  const room = most - wordCount(told)
  const hinge = hinges.find((one) => wordCount(one) <= room)
  if (hinge === undefined) return told
  const sentences = sentencesOf(told)
  const at = sentences.findIndex((one) => one.includes(rule))
  return at < 0 ? told : sentences.toSpliced(at, 0, hinge).join(' ')
}
