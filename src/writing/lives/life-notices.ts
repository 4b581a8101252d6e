// What is said under a life story: what it tells, in whose words, and what of the order is not in it.
import type { Band } from '../brief/band.ts'
import type { Brief } from '../brief/brief.ts'
import { namedOf } from '../dealing/kept-out.ts'
import type { LifeHead } from '../worlds/world.ts'
import { unheardOf } from './unheard.ts'
import { wishOf } from './choose-life.ts'
import {
  avoidedTold,
  lifeLeftOut,
  lifeNearTold,
  lifePartlyTold,
  lifeTold,
  lifeToldFor,
  lifeToldInProse,
} from '../brief/notices.ts'

interface ToldLife {
  life: LifeHead
  words: Readonly<Record<string, string>>
  /** What the wish names, by hole. */
  named: Readonly<Record<string, string>>
  band: Band
  /** As it was typed; said on a page that has what it is done with. */
  loved: string | null
  pages: readonly string[]
  isNear: boolean
}

const READERS: Readonly<Record<Band, string>> = { b0_3: '0 to 3', b4_6: '4 to 6', b7_9: '7 to 9', b10: '10 and up' }

export function lifeNotices(brief: Brief, { life, words, named, band, loved, pages, isNear }: ToldLife): string[] {
  const isSaid = (text: string | undefined) =>
    text !== undefined && text !== '' && pages.some((page) => page.includes(text))
  const isLoveSaid = isSaid(words['kit']) || isSaid(words['doing'])
  const { setting } = brief
  const isPlaced =
    setting === null ||
    Object.values(named).some((name) => setting.said.includes(name)) ||
    [setting.said, ...setting.places].some((place) => namedOf([place.toLowerCase()], pages).length > 0)
  const all = [...brief.characters, ...(brief.absent ?? [])]
  const unheard = isNear ? [] : unheardOf(life, brief.wish ?? '', [...Object.values(named), ...pages], all)
  const left = [
    ...unheard,
    ...brief.interests.filter((one) => !(isLoveSaid && one === loved)),
    ...(isPlaced ? [] : [setting.said]),
  ]
  const avoided = namedOf(brief.avoid, pages)
  const about = words['about'] ?? ''
  return [
    isNear ? lifeNearTold(wishOf(brief), about) : unheard.length > 0 ? lifePartlyTold(about) : lifeTold(about),
    ...(left.length > 0 ? [lifeLeftOut(left)] : []),
    ...(avoided.length > 0 ? [avoidedTold(avoided)] : []),
    ...(band === brief.band ? [] : [lifeToldFor(READERS[band])]),
    ...(brief.rhyme ? [lifeToldInProse] : []),
  ]
}
