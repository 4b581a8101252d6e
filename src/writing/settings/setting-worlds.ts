// Which of the worlds that fit an order can play where it is set, and how: in how many pictures, and in which words.
import type { Place, Scene } from '../../stage/scene.ts'
import type { Brief } from '../brief/brief.ts'
import type { Pack } from '../worlds/pack.ts'
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

function movable(pack: Pack, row: SettingRow, brief: Brief): BeatName[] {
  const how = pack.plays[row.name] ?? ''
  const isVerse = brief.rhyme && pack.inVerse
  if (how === '' || isVerse || brief.band === 'b0_3') return []
  const beats = TIED_TO_NO_PLACE.filter((beat) => beat !== 'friend' || brief.characters.length > 1)
  return how === '++' ? [...beats, 'home'] : beats
}

function shown(pack: Pack, row: SettingRow, brief: Brief): number {
  const isOnLap = brief.band === 'b0_3' && !(brief.rhyme && pack.inVerse)
  const { stage } = isOnLap ? pack.onLap : pack
  const moves = movable(pack, row, brief)
  const seen = [...row.pictures, ...row.kin]
  return BEATS.filter((beat) => moves.includes(beat) || seen.some((place) => stage.get(beat)?.place === place)).length
}

function playing(row: SettingRow, brief: Brief, packs: readonly Pack[]): Pack[] {
  return packs.filter(
    (pack) =>
      row.name in pack.plays &&
      !brief.setting?.tried.includes(`${row.name}/${pack.id}`) &&
      !(brief.setting?.isWarm && pack.snows) &&
      shown(pack, row, brief) >= SHOWN_PAGES,
  )
}

function placedIn(row: SettingRow, pack: Pack, brief: Brief, town: string | null, isNear: boolean): Placed {
  const moves = movable(pack, row, brief)
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
export function settle(brief: Brief, packs: readonly Pack[]): ReadonlyMap<string, Placed> | null {
  const { setting } = brief
  if (!setting) return null
  const { town } = setting
  const inTown = packs.filter(
    (pack) => town !== null && (pack.town === 'any' || (setting.isBySea && pack.town === 'by-sea')),
  )
  const heard = setting.places.flatMap((name) => SETTING_ROWS.get(name) ?? [])
  const only = heard.find((row) => row.isOnly)
  const named = only ? [only] : heard
  const told = (row: SettingRow, list: readonly Pack[], name: string | null, isNear: boolean) =>
    list.length > 0 ? new Map(list.map((pack) => [pack.id, placedIn(row, pack, brief, name, isNear)])) : null
  for (const row of named) {
    const able = playing(row, brief, packs)
    const both = able.filter((pack) => inTown.includes(pack))
    const found = told(row, both, town, false) ?? (inTown.length > 0 && !row.isFirst ? null : told(row, able, null, false))
    if (found) return found
  } // prettier-ignore
  if (inTown.length > 0)
    return new Map(
      inTown.map((pack) => [
        pack.id,
        { name: null, there: null, pictures: [], moved: null, opens: false, town, isNear: false },
      ]),
    )
  for (const row of named)
    for (let near = SETTING_ROWS.get(row.next); near; near = SETTING_ROWS.get(near.next)) {
      const found = told(near, playing(near, brief, packs), null, true)
      if (found) return found
    }
  return null
}

export function isShown(placed: Placed, scenes: readonly Scene[]): boolean {
  return scenes.filter(({ place }) => placed.pictures.includes(place)).length >= SHOWN_PAGES
}
