// The life story that an order wishes for, if we have it: no order that wishes for none is given one.
import { BANDS, type Band } from '../brief/band.ts'
import type { Brief } from '../brief/brief.ts'
import { isPupil } from '../cast/body.ts'
import type { Deal } from '../dealing/deal.ts'
import type { Ledger } from '../dealing/ledger.ts'
import type { LifePack } from '../worlds/all-packs.ts'
import { livesTelling } from './hear-life.ts'

/** What an order says that a life story may be about: its wish, or, where it has none, its day. */
export const wishOf = ({ wish, occasionNote }: Pick<Brief, 'wish' | 'occasionNote'>): string => wish ?? occasionNote

/** In whose words it is told: the reader's, or the next ones'; undefined where no one's come near. */
export function bandOf({ readers }: Pick<LifePack, 'readers'>, band: Band): Band | undefined {
  const at = BANDS.indexOf(band)
  return [band, BANDS[at + 1], BANDS[at - 1]].find((one) => one !== undefined && readers.includes(one))
}

/** Whether what an order is about can be told by it at all: a death is not told beside something else. */
const suits = (pack: LifePack, brief: Brief) =>
  bandOf(pack, brief.band) !== undefined &&
  (brief.grave?.weight !== 'sad' || pack.carries.includes('sad')) &&
  (!pack.pupils || isPupil(brief))

/** Those that tell the wish best, all as well as each other: what this member was told last comes last. */
export function livesFor(brief: Brief, used: Ledger): LifePack[] {
  const able = livesTelling(wishOf(brief)).filter(({ pack }) => suits(pack, brief))
  const age = ({ id }: LifePack) => used.packs.lastIndexOf(id)
  return able
    .filter(({ points }) => points === able[0]?.points)
    .map(({ pack }) => pack)
    .toSorted((one, other) => age(one) - age(other))
}

export function lifeFor(brief: Brief, seed: number, used: Ledger, deal?: Deal): LifePack | undefined {
  const lives = livesFor(brief, used)
  const fresh = lives.filter(({ id }) => !used.packs.includes(id))
  const dealt = lives.find(({ id }) => id === deal?.pack)
  return dealt ?? (fresh.length > 0 ? fresh[(seed >>> 0) % fresh.length] : lives[0])
}
