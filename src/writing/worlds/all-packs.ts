// The shelf of story worlds: all of them by their heads, as the build compiled them from worlds/.
import { bodyOf, head } from '#shelf/worlds'
import { OWN } from '../own/own-pack.ts'
import { packOf, type Pack } from './pack.ts'

const ALL: readonly Pack[] = head.map((one) => packOf(one, () => bodyOf(one.id)))

/** What any order may be told; life stories are told only to whoever wishes for one. */
export const PACKS: readonly Pack[] = ALL.filter(({ life }) => life === undefined)

export function packCalled(id: string): Pack {
  const found = id === OWN.id ? OWN : ALL.find((pack) => pack.id === id)
  if (!found) throw new Error(`There is no pack called ${id}`)
  return found
}
