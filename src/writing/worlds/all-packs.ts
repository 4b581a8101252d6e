// The shelf of story worlds: all of them by their heads, as the build compiled them from worlds/.
import { bodyOf, head } from '#shelf/worlds'
import { packOf, type Pack } from './pack.ts'

export const PACKS: readonly Pack[] = head.map((one) => packOf(one, () => bodyOf(one.id)))

export function packCalled(id: string): Pack {
  const found = PACKS.find((pack) => pack.id === id)
  if (!found) throw new Error(`There is no pack called ${id}`)
  return found
}
