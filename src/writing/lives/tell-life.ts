// A page of a life story: its own words, and nothing of the shelf.
import { inManner, markedHoles } from '../cast/body.ts'
import { introduced } from '../cast/relation.ts'
import { fillLine, tidy, type Chance } from '../lines/line.ts'
import type { Band } from '../brief/band.ts'
import type { BeatName } from '../plan/skeletons.data.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { ownNodes, ownOf } from '../telling/own-telling.ts'
import { worldCalled } from '../worlds/all-worlds.ts'

export const isLife = ({ pack }: Pick<StoryPlan, 'pack'>): boolean => worldCalled(pack).life !== undefined

export function tellLifePage(plan: StoryPlan, beat: BeatName, dice: Chance, band: Band): string {
  const own = ownOf(plan, beat, band)
  if (!own) throw new Error(`No page is written for ${beat}`)
  const flags = new Set(plan.flags)
  const holes = markedHoles(new Map(Object.entries(plan.words)), flags)
  return inManner(tidy(fillLine(ownNodes(plan, beat, own), { holes, flags }, dice)), flags)
}

/** Whoever comes along is said to be whose friend, where the story first names them. */
export function withFriendsMet(plan: StoryPlan, pages: readonly string[]): string[] {
  const friends = plan.cast.filter(({ id, role }) => role === 'companion' && id !== 'figure')
  return friends.reduce(
    (told, friend) => {
      const said = new RegExp(`(?<![\\p{L}-])${friend.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}-])`, 'u')
      const at = told.findIndex((page) => said.test(page))
      return told.map((page, place) => (place === at ? introduced(page, friend, plan.cast) : page))
    },
    [...pages],
  )
}
