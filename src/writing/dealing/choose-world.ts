// Which story world fits a brief: genre, the hobby that can solve it, the setting, what to keep out, and what was told before.
import { hashText } from '../../base/dice.ts'
import { dice } from '../../base/dice.ts'
import { isPupil } from '../cast/body.ts'
import { saltOf, type Brief } from '../brief/brief.ts'
import type { Deal, Hand } from './deal.ts'
import { HOBBIES, type Hobby } from '../loves/hobby.ts'
import { hobbyOfLove, readLoves, type Love } from '../loves/loves.ts'
import { livesFor } from '../lives/choose-life.ts'
import { byLongestAgo, type Ledger } from './ledger.ts'
import type { World } from '../worlds/world-of.ts'
import { WORLDS } from '../worlds/all-worlds.ts'
import { settle, type Placed } from '../settings/setting-worlds.ts'
import type { Band } from '../brief/band.ts'

const PERIL: Readonly<Record<Band, number>> = { b0_3: 1, b4_6: 2, b7_9: 3, b10: 3 }

export interface ChosenWorld {
  world: World
  hobby: Hobby
  /** What the hobby stands for, if anything was asked for. */
  loved: Love | null
  others: Love[]
  /** How it plays where the member set it; null when it does not. */
  placed: Placed | null
  /** The member has had every world that plays there. */
  hadAllThere: boolean
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

/** The loves that can act: those with a hobby of their own, else one that a notebook stands for. Whoever is loved is no means. */
function actors(loves: readonly Love[]): Love[] {
  const able = loves.filter((love) => love.hobby !== null)
  return able.length > 0 ? able : loves.filter((love) => love.kind !== 'dear')
}

function hobbiesNamed(brief: Brief): Hobby[] {
  const found: Hobby[] = []
  for (const love of actors(readLoves(brief.interests).filter((one) => one !== null))) {
    const hobby = hobbyOfLove(love)
    if (!found.some((one) => one.id === hobby.id)) found.push(hobby)
  }
  return found
}

/** Any of them may be the means of a story of this order. */
export function hobbiesOpen(brief: Brief): readonly Hobby[] {
  const found = hobbiesNamed(brief)
  return found.length > 0 ? found : HOBBIES
}

/** Where none was named it is by lot; in a world that was picked, one that does something there. */
export function hobbiesOf(brief: Brief, seed: number): Hobby[] {
  const found = hobbiesNamed(brief)
  if (found.length > 0) return found
  const picked = WORLDS.find(({ id }) => id === brief.world)
  const by = dice(seed).fork('hobby')
  const any = by.pick(HOBBIES)
  return [
    !picked || picked.ways.includes(any.way) ? any : by.pick(HOBBIES.filter(({ way }) => picked.ways.includes(way))),
  ]
}

function worth(world: World, brief: Brief, ways: ReadonlySet<string>): number {
  let points = 0
  if (!world.ways.some((way) => ways.has(way))) points -= 100
  if (brief.genre === null || world.genres.includes(brief.genre)) points += 10
  return points
}

/** What weighs is told by a world that can carry it, even one that touches a fear; only then by any other. */
function gentlest(kind: readonly World[], calm: readonly World[], { grave }: Brief, ways: ReadonlySet<string>) {
  const carries = (list: readonly World[]) =>
    list.filter((world) => grave === undefined || world.carries.includes(grave.weight))
  const serves = (list: readonly World[]) => list.some((world) => world.ways.some((way) => ways.has(way)))
  const shelves = grave === undefined ? [kind, calm] : [carries(kind), carries(calm), kind, calm]
  return shelves.find(grave === undefined ? (list) => list.length > 0 : serves) ?? calm
}

/** So many seeds in a row, where the shelf allows, are as many worlds. */
export const WALK = 5

/** When a member has had every world, the one told longest ago comes round again. */
function longestAgo<T extends { world: World }>(list: readonly T[], used: Ledger): T[] {
  const later = byLongestAgo(used)
  return list.toSorted((one, other) => later(one.world.id, other.world.id)).slice(0, 1)
}

interface Rated {
  world: World
  points: number
}

interface Shelf {
  /** What the order chooses among, whoever orders. */
  wide: Rated[]
  /** What is left of it for this member. */
  walk: Rated[]
  /** All that serve, the best first. */
  fit: Rated[]
  /** How worlds play where the member set it, if any does. */
  settled: ReturnType<typeof settle>
  hadAllThere: boolean
}

/** With fewer worlds, orders alike would be too much alike: then what is in the shop window is the last of them. */
const ENOUGH = 3

/** `salt` fixes an order among the fitting worlds; what everybody may read in the shop window comes last. */
export function shelfFor(brief: Brief, hobbies: readonly Hobby[], used: Ledger, salt: string): Shelf {
  const ways = new Set<string>(hobbies.map((hobby) => hobby.way))
  const avoid = [...brief.avoid, ...(brief.grave?.shuns ?? [])].flatMap(stems)
  // Whoever lives there has their name already.
  const called = new Set(brief.characters.map(({ name }) => name.toLowerCase()))
  const calm = WORLDS.filter(
    (world) =>
      world.peril <= PERIL[brief.band] &&
      world.readers.includes(brief.band) &&
      (!world.pupils || isPupil(brief)) &&
      !world.names.some((name) => called.has(name.toLowerCase())),
  )
  const kind = calm.filter((world) => !stems(world.touches).some((word) => avoid.includes(word)))
  const gentle = gentlest(kind, calm, brief, ways)
  const verse = brief.rhyme
    ? gentle.filter((world) => world.inVerse && world.ways.some((way) => ways.has(way)))
    : gentle
  const order = dice(hashText(salt))
    .fork('packs')
    .shuffle(verse.length > 0 ? verse : gentle)
  const rated = order
    .map((world) => ({ world, points: worth(world, brief, ways) }))
    .toSorted((one, other) => other.points - one.points)
  const fit = rated.filter((one) => one.points > -50)
  // What a member's plot is about is worth more than another world.
  const carry = brief.quest ? fit.filter((one) => one.world.swappable) : []
  const settled = settle(brief, fit.map((one) => one.world)) // prettier-ignore
  const there = fit.filter((one) => settled?.has(one.world.id))
  const anywhere = carry.length > 0 ? carry : fit
  const asked = there.length > 0 ? there : anywhere
  const isSeen = ({ world }: Rated) => used.seen?.includes(world.id) === true
  const unseen = asked.filter((one) => !isSeen(one))
  const able = unseen.length >= ENOUGH ? unseen : [...unseen, ...asked.filter(isSeen)]
  const best = able[0]?.points ?? 0
  const near = able.filter((one) => one.points >= best - 4)
  // With fewer, two seeds would meet too often: look further along the shelf.
  const wide = near.length >= WALK ? near : able.slice(0, WALK)
  const fresh = (list: typeof rated) => list.filter((one) => !used.worlds.includes(one.world.id))
  // A member who has had every world that plays there gets a new one rather than an old one.
  const walk =
    [fresh(wide), fresh(able), fresh(asked), fresh(anywhere), longestAgo(asked, used), rated].find(
      (list) => list.length > 0,
    ) ?? rated
  const hadAllThere = there.length > 0 && fresh(there).length === 0
  return { wide, walk, fit, settled, hadAllThere }
}

/** The seed walks along the shelf, so that the next seed is always another story; what was dealt is told wherever the seed is. */
export function chooseWorld(brief: Brief, seed: number, used: Ledger, deal?: Deal): ChosenWorld {
  const hobbies = hobbiesOf(brief, seed)
  const { walk, settled, hadAllThere } = shelfFor(brief, hobbies, used, saltOf(brief))
  const at = seed >>> 0
  const dealt = WORLDS.find((one) => one.id === (brief.world ?? deal?.pack) && one.readers.includes(brief.band))
  const world = dealt ?? walk[at % walk.length]?.world
  if (!world) throw new Error('There is no story world at all')
  const hobby = hobbies.find((one) => world.ways.includes(one.way)) ?? hobbies[0]
  if (!hobby) throw new Error('A hero without a hobby')
  // Whoever is remembered is in the dedication, and nobody is with them on a page.
  const isGone = (said: string) => (brief.grave?.remembered ?? []).some((name) => said.includes(name))
  const loves = readLoves(brief.interests).flatMap((one) => (one && !isGone(one.said) ? [one] : []))
  const loved = actors(loves).find((love) => hobbyOfLove(love).id === hobby.id) ?? null
  const others = loves.filter((love) => love !== loved && love.doing !== loved?.doing)
  return {
    world,
    hobby,
    loved,
    others,
    placed: settled?.get(world.id) ?? null,
    hadAllThere,
    visit: Math.floor(at / walk.length),
  }
}

const idsOf = (rated: readonly Rated[]) => rated.map((one) => one.world.id)

/** What a story is dealt from. Where no hobby was named, each story has its own, and with it other worlds. */
export function handFor(brief: Brief, seed: number, used: Ledger): Hand {
  const readers = `${brief.band}/${brief.rhyme ? 'verse' : 'prose'}`
  const { world } = brief
  if (world !== undefined) {
    const rhyme = brief.rhyme && WORLDS.some(({ id }) => id === world)
    return { alike: hashText(`picked/${readers}/${world}`).toString(36), readers, rhyme, worlds: [world] }
  }
  const lives = livesFor(brief, used).map(({ life }) => life.id)
  if (lives.length > 0)
    return {
      alike: hashText(['life', brief.band, ...lives.toSorted()].join('/')).toString(36),
      readers,
      rhyme: false,
      worlds: lives,
    }
  const hobbies = hobbiesOf(brief, seed)
  const named = hobbiesNamed(brief).map((one) => one.id.replace(/:.*/, ''))
  const means = named.join('+') || 'any'
  const salt = [readers, brief.genre ?? 'any', means].join('/')
  const { wide, walk } = shelfFor(brief, hobbies, used, salt)
  const alike = hashText([salt, ...(named.length > 0 ? idsOf(wide).toSorted() : [])].join('/')).toString(36)
  return { alike, readers, rhyme: brief.rhyme, worlds: idsOf(walk) }
}
