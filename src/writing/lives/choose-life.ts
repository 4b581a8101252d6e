// The life story that an order wishes for, if we have it: no order that wishes for none is given one.
import type { CharacterType } from '../../stage/cast.ts'
import { BANDS, type Band } from '../brief/band.ts'
import type { Brief } from '../brief/brief.ts'
import { heroFlags, isPupil } from '../cast/body.ts'
import type { Deal } from '../dealing/deal.ts'
import { byLongestAgo, type Ledger } from '../dealing/ledger.ts'
import { BAND_OF, type LifeHead } from '../worlds/world.ts'
import { castLife, type LifeCast } from './cast-life.ts'
import { livesHeard, type HeardLife, type Said } from './hear-life.ts'

/** What of an order decides. */
export type LifeOrder = Pick<
  Brief,
  'wish' | 'occasionNote' | 'band' | 'grave' | 'recipient' | 'characters' | 'absent' | 'world'
> & { rhyme?: boolean }

export interface FoundLife {
  life: LifeHead
  /** It comes near the wish, and does not tell it. */
  isNear: boolean
}

/** What it is cast and bound by: the wish, or, where there is none, the day. */
export const wishOf = ({ wish, occasionNote }: Pick<Brief, 'wish' | 'occasionNote'>): string => wish ?? occasionNote

/** In whose words it is told: the reader's, or the next ones'; undefined where no one's come near. */
export function bandOf({ readers }: Pick<LifeHead, 'readers'>, band: Band): Band | undefined {
  const at = BANDS.indexOf(band)
  const told = readers.flatMap((reader) => (reader === 'verse' ? [] : [BAND_OF[reader]]))
  return [band, BANDS[at + 1], BANDS[at - 1]].find((one) => one !== undefined && told.includes(one))
}

const castOf = (order: LifeOrder, life: LifeHead): LifeCast =>
  castLife(life, { wish: wishOf(order), characters: order.characters, absent: order.absent ?? [] })

const PETS: ReadonlySet<CharacterType> = new Set(['dog', 'cat', 'rabbit', 'other'])
const MOURNS = new Set(['death', 'pet-died'])

/** A grief is told by a story that can carry it; and a story about a death is told where somebody has died, never for a word alone. */
function suits({ life, isNear }: FoundLife, order: LifeOrder): boolean {
  const { grave } = order
  return (
    (order.wish === undefined ? isForDay(life, order) : bandOf(life, order.band) !== undefined) &&
    (grave?.weight !== 'sad' || life.carries.includes('sad')) &&
    (!/\b(?:death|funeral)\b/.test(life.touches) || isMourned(life, order, isNear)) &&
    (!life.pupils || isPupil(order)) &&
    isAble(life, order)
  )
}

/** Nobody turns pedals from a wheelchair, who has only been born does nothing that older ones do, and no child turns a round number. */
function isAble({ readers, touches }: LifeHead, order: LifeOrder): boolean {
  const [hero] = order.characters
  return (
    (hero?.age !== 0 || readers.includes('0-3')) &&
    (!/\bround-number\b/.test(touches) || (hero?.age ?? 30) >= 18) &&
    !(/\bbikes\b/.test(touches) && heroFlags({ ...order, characters: [...order.characters] }).includes('seated'))
  )
}

/** Who wished for nothing gets it for the day alone, in the very words of the reader: no verse is lost for it. */
const isForDay = (life: LifeHead, { band, rhyme }: LifeOrder): boolean => rhyme !== true && bandOf(life, band) === band

/** Somebody has died whom the order names, and the story is about such a one: a pet, or no pet. */
function isMourned(life: LifeHead, order: LifeOrder, isNear: boolean): boolean {
  const [about = ''] = order.grave?.subjects ?? []
  const isOfPet = life.figure.type !== null && PETS.has(life.figure.type)
  return (
    order.grave?.isHeroes !== true &&
    MOURNS.has(about) &&
    (about === 'pet-died') === isOfPet &&
    (isNear || castOf(order, life).figure?.relation !== '')
  )
}

/** "Bruno died" is said of a dog. */
const withPets = ({ wish = '', absent = [] }: LifeOrder): string =>
  absent
    .filter(({ type }) => PETS.has(type))
    .reduce((said, { name, type }) => said.replaceAll(name, `${type === 'other' ? 'pet' : type} ${name}`), wish)

function saidOf(order: LifeOrder, life: LifeHead): Said {
  const { hero, friends } = castOf(order, life)
  return { hero: hero.name, wish: withPets(order), day: order.occasionNote, others: friends.map(({ name }) => name) }
}

/** All that tell the wish or come near it, the best first. */
export const livesAble = (order: LifeOrder): HeardLife[] =>
  livesHeard((life) => saidOf(order, life)).filter((one) => suits(one, order))

/** Those that tell the wish best, all as well as each other: what this member has had comes only when nothing else is left, the oldest first. */
export function livesFor(order: LifeOrder, used: Ledger): FoundLife[] {
  const able = livesAble(order)
  const [first] = able
  const best = able.filter(({ isNear, points }) => isNear === first?.isNear && points === first.points)
  const fresh = best.filter(({ life }) => !used.worlds.includes(life.id))
  const later = byLongestAgo(used)
  return fresh.length > 0 ? fresh : best.toSorted((one, other) => later(one.life.id, other.life.id)).slice(0, 1)
}

export function lifeFor(order: LifeOrder, seed: number, used: Ledger, deal?: Deal): FoundLife | undefined {
  if (order.world !== undefined) return livesAble(order).find(({ life }) => life.id === order.world)
  const lives = livesFor(order, used)
  return lives.find(({ life }) => life.id === deal?.pack) ?? lives[(seed >>> 0) % Math.max(1, lives.length)]
}

/** What becomes of the wish in this world. */
export function howNear(order: LifeOrder, world: string): 'told' | 'near' | 'free' {
  const found = livesAble(order).find(({ life }) => life.id === world)
  return !found ? 'free' : found.isNear ? 'near' : 'told'
}
