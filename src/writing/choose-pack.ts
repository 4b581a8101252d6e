// Which story world fits a brief: genre, the hobby that can solve it, the setting, what to keep out, and what was told before.
import { hashText } from '../base/dice.ts'
import { dice } from '../base/dice.ts'
import type { Brief } from './brief.ts'
import { HOBBIES, hobbyFor, type Hobby } from './hobby.ts'
import type { Ledger } from './ledger.ts'
import type { Pack } from './pack.ts'
import { PACKS } from './packs/all-packs.ts'
import { VERSES } from './verses.data.ts'
import type { Band } from './band.ts'

const PERIL: Readonly<Record<Band, number>> = { b0_3: 1, b4_6: 2, b7_9: 3, b10: 3 }

export interface Choice {
  pack: Pack
  hobby: Hobby
  others: Hobby[]
  /** How often the seeds have come round to this world. */
  visit: number
}

function stems(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
    .map((word) => word.replace(/(?:es|s)$/, ''))
}

export function hobbiesOf(brief: Brief, seed: number): Hobby[] {
  const found: Hobby[] = []
  for (const interest of brief.interests) {
    const hobby = hobbyFor(interest)
    if (!found.some((one) => one.id === hobby.id)) found.push(hobby)
  }
  if (found.length > 0) return found
  return [dice(seed).fork('hobby').pick(HOBBIES)]
}

function worth(pack: Pack, brief: Brief, ways: ReadonlySet<string>): number {
  const tags = new Set(stems(pack.tags))
  let points = 0
  if (!pack.ways.some((way) => ways.has(way))) points -= 100
  if (brief.genre === null || pack.genres.includes(brief.genre)) points += 10
  if (brief.setting && stems(brief.setting).some((word) => tags.has(word))) points += 14
  return points
}

/** So many seeds in a row, where the shelf allows, are as many worlds. */
export const WALK = 5

/** When a member has had every world, the one told longest ago comes round again. */
function longestAgo<T extends { pack: Pack }>(list: readonly T[], used: Ledger): T[] {
  const age = (one: T) => used.packs.lastIndexOf(one.pack.id)
  return list.toSorted((one, other) => age(one) - age(other)).slice(0, 1)
}

/** The brief fixes an order among the fitting packs and the seed walks along it: the next seed is always another story. */
export function choosePack(brief: Brief, seed: number, used: Ledger): Choice {
  const hobbies = hobbiesOf(brief, seed)
  const ways = new Set<string>(hobbies.map((hobby) => hobby.way))
  const avoid = brief.avoid.flatMap(stems)
  const calm = PACKS.filter((pack) => pack.peril <= PERIL[brief.band] && pack.lines[brief.band].size > 0)
  const kind = calm.filter((pack) => !stems(pack.touches).some((word) => avoid.includes(word)))
  const verse = brief.rhyme ? kind.filter((pack) => pack.id in VERSES && pack.ways.some((way) => ways.has(way))) : kind
  const order = dice(hashText(JSON.stringify(brief)))
    .fork('packs')
    .shuffle(verse.length > 0 ? verse : kind.length > 0 ? kind : calm)
  const rated = order
    .map((pack) => ({ pack, points: worth(pack, brief, ways) }))
    .toSorted((one, other) => other.points - one.points)
  const fit = rated.filter((one) => one.points > -50)
  // What a member's plot is about is worth more than another world.
  const carry = brief.quest ? fit.filter((one) => one.pack.swappable) : []
  const able = carry.length > 0 ? carry : fit
  const best = able[0]?.points ?? 0
  const near = able.filter((one) => one.points >= best - 4)
  // With fewer, two seeds would meet too often: look further along the shelf.
  const wide = near.length >= WALK ? near : able.slice(0, WALK)
  const fresh = (list: typeof rated) => list.filter((one) => !used.packs.includes(one.pack.id))
  const walk = [fresh(wide), fresh(able), longestAgo(able, used), rated].find((list) => list.length > 0) ?? rated
  const at = seed >>> 0
  const pack = walk[at % walk.length]?.pack
  if (!pack) throw new Error('There is no story pack at all')
  const hobby = hobbies.find((one) => pack.ways.includes(one.way)) ?? hobbies[0]
  if (!hobby) throw new Error('A hero without a hobby')
  return { pack, hobby, others: hobbies.filter((one) => one.id !== hobby.id), visit: Math.floor(at / walk.length) }
}
