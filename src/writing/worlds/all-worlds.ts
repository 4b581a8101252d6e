// The shelf of story worlds: all of them by their heads, as the build compiled them from worlds/.
import { bodyOf, head } from '#shelf/worlds'
import { OWN } from '../own/own-world.ts'
import { worldOf, type World } from './world-of.ts'

const ALL: readonly World[] = head.map((one) => worldOf(one, () => bodyOf(one.id)))

/** What any order may be told; life stories are told only to whoever wishes for one. */
export const WORLDS: readonly World[] = ALL.filter(({ life }) => life === undefined)

export function worldCalled(id: string): World {
  const found = id === OWN.id ? OWN : ALL.find((world) => world.id === id)
  if (!found) throw new Error(`There is no world called ${id}`)
  return found
}
