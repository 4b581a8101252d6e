// Which of the worlds that fit an order can play where it is set, and how: in how many pictures, and in which words.
import type { Place, Scene } from '../../stage/scene.ts'
import type { Brief } from '../brief/brief.ts'
import type { World } from '../worlds/world-of.ts'
import { SETTING_ROWS, type SettingRow } from './setting.ts'
import { BEATS, type BeatName } from '../plan/skeletons.data.ts'

export interface Placed {
  /** Of our table; null when only a town is told. */
  name: string | null
  /** "on the farm"; null when only a town is told. */
  there: string | null
  /** Pages that show these may say so. */
  pictures: readonly Place[]
  /** Where the pages play that are tied to no place. */
  moved: Place | null
  /** The first page is such a page, too. */
  opens: boolean
  /** The world goes by its name. */
  town: string | null
  /** What was typed has no such place: this is the nearest. */
  isNear: boolean
}

/** With fewer pictures of it a story does not play there. */
export const SHOWN_PAGES = 4

/** Told of the hero and of friends, never of the world. */
export const TIED_TO_NO_PLACE: readonly BeatName[] = ['hobby', 'friend', 'flaw']

function movable(world: World, row: SettingRow, brief: Brief): BeatName[] {
  const how = world.plays[row.name] ?? ''
  const isVerse = brief.rhyme && world.inVerse
  if (how === '' || isVerse || brief.band === 'b0_3') return []
  const beats = TIED_TO_NO_PLACE.filter((beat) => beat !== 'friend' || brief.characters.length > 1)
  return how === '++' ? [...beats, 'home'] : beats
}

function shown(world: World, row: SettingRow, brief: Brief): number {
  const isOnLap = brief.band === 'b0_3' && !(brief.rhyme && world.inVerse)
  const { stage } = isOnLap ? world.onLap : world
  const moves = movable(world, row, brief)
  const seen = [...row.pictures, ...row.kin]
  return BEATS.filter((beat) => moves.includes(beat) || seen.some((place) => stage.get(beat)?.place === place)).length
}

function playing(row: SettingRow, brief: Brief, worlds: readonly World[]): World[] {
  return worlds.filter(
    (world) =>
      row.name in world.plays &&
      !brief.setting?.tried.includes(`${row.name}/${world.id}`) &&
      !(brief.setting?.isWarm && world.snows) &&
      shown(world, row, brief) >= SHOWN_PAGES,
  )
}

function placedIn(row: SettingRow, world: World, brief: Brief, town: string | null, isNear: boolean): Placed {
  const moves = movable(world, row, brief)
  const [moved = null] = row.pictures
  return {
    name: row.name,
    there: row.there,
    pictures: row.pictures,
    moved: moves.length > 0 ? moved : null,
    opens: moves.includes('home'),
    town,
    isNear,
  }
}

/** The worlds that play there, each with how it does; null when none can. */
export function settle(brief: Brief, worlds: readonly World[]): ReadonlyMap<string, Placed> | null {
  const { setting } = brief
  if (!setting) return null
  const { town } = setting
  const inTown = worlds.filter(
    (world) => town !== null && (world.town === 'any' || (setting.isBySea && world.town === 'by-sea')),
  )
  const heard = setting.places.flatMap((name) => SETTING_ROWS.get(name) ?? [])
  const only = heard.find((row) => row.isOnly)
  const named = only ? [only] : heard
  const told = (row: SettingRow, list: readonly World[], name: string | null, isNear: boolean) =>
    list.length > 0 ? new Map(list.map((world) => [world.id, placedIn(row, world, brief, name, isNear)])) : null
  for (const row of named) {
    const able = playing(row, brief, worlds)
    const both = able.filter((world) => inTown.includes(world))
    const found = told(row, both, town, false) ?? (inTown.length > 0 && !row.isFirst ? null : told(row, able, null, false))
    if (found) return found
  } // prettier-ignore
  if (inTown.length > 0)
    return new Map(
      inTown.map((world) => [
        world.id,
        { name: null, there: null, pictures: [], moved: null, opens: false, town, isNear: false },
      ]),
    )
  for (const row of named)
    for (let near = SETTING_ROWS.get(row.next); near; near = SETTING_ROWS.get(near.next)) {
      const found = told(near, playing(near, brief, worlds), null, true)
      if (found) return found
    }
  return null
}

export function isShown(placed: Placed, scenes: readonly Scene[]): boolean {
  return scenes.filter(({ place }) => placed.pictures.includes(place)).length >= SHOWN_PAGES
}
