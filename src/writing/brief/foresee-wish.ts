// What is said of a wish before its story is written: what will be told of it and how, and what cannot be told yet.
import { article } from '../english/grammar.ts'
import { SETTING_ROWS, type Setting } from '../settings/setting.ts'
import { foreseeLife, type ForeseenLife } from '../lives/foresee-life.ts'
import { splitInterests } from './interests.ts'
import { hearWish, type HeardWish, type WishedTexts } from './hear-wish.ts'
import {
  dedicationForeseen,
  heroAlive,
  lifeForeseen,
  lovesUnforeseen,
  moralForeseen,
  moralUnforeseen,
  nearForeseen,
  nearUnforeseen,
  partsForeseen,
  placeForeseen,
  placeLeftOut,
  placeUnforeseen,
  plotUnforeseen,
  thingForeseen,
  weightForeseen,
  wishCalm,
} from './notices.ts'
import type { Moral } from './shape-story.ts'
import { isWorded } from './weight.ts'

const HEARTS: Readonly<Record<Moral, string>> = {
  sharing: 'sharing',
  courage: 'courage',
  patience: 'patience',
  kindness: 'kindness',
  honesty: 'honesty',
  'asking-help': 'asking for help',
  'trying-again': 'trying again',
  listening: 'listening',
}

export interface ForeseenWish {
  /** What a life story will be about, or, where it is only near, what comes near it. */
  about: string | null
  /** What the hero does when it matters: every story can be told so. */
  heart: string | null
  /** "by the sea": looked for among our stories. */
  place: string | null
  /** "a golden key": in the story where its world has room for one. */
  thing: string | null
  /** Whole sentences: first what is told, then what is not. */
  told: string[]
  untold: string[]
}

/** As a story says it, the place itself or the nearest that we have. */
function thereOf(name: string): string | null {
  for (let row = SETTING_ROWS.get(name); row; row = SETTING_ROWS.get(row.next)) if (row.there !== '') return row.there
  return null
}

/** Where our stories are looked for; null where we know no such place. */
function placeOf({ places, town }: Setting): string | null {
  const only = places.find((name) => SETTING_ROWS.get(name)?.isOnly)
  const named = (only === undefined ? places : [only]).map(thereOf).filter((there) => there !== null)
  const all = [...new Set([...named, ...(town === null ? [] : [`in ${town}`])])]
  return all.length === 0 ? null : all.join(' or ')
}

export function foreseeWish(texts: WishedTexts): ForeseenWish {
  const heard = hearWish(texts)
  const life = foreseeLife(texts, heard)
  return life
    ? lifeSaid(
        heard,
        life,
        splitInterests(texts.interests ?? '', () => true),
      )
    : shelfSaid(heard)
}

/** A life story is the wish itself: what else was asked of it is left out. */
function lifeSaid(
  { plot, moralText, setting, grave }: HeardWish,
  { about, isNear, parts, unheard }: ForeseenLife,
  loves: readonly string[],
): ForeseenWish {
  const isPlaced = setting === null || parts.some((part) => setting.said.includes(part))
  return {
    ...{ about, heart: null, place: null, thing: null },
    told: [
      isNear ? nearForeseen(about) : lifeForeseen(about),
      ...(parts.length > 1 ? [partsForeseen(parts)] : []),
      ...(grave ? [weightForeseen(grave)] : []),
      ...(grave && isWorded(grave) ? [dedicationForeseen] : []),
    ],
    untold: [
      ...(isNear && plot !== '' ? [nearUnforeseen(plot)] : []),
      ...(isPlaced ? [] : [placeLeftOut(setting.said)]),
      ...(!isNear && unheard.length > 0 ? [lovesUnforeseen(unheard)] : []),
      ...(loves.length > 0 ? [lovesUnforeseen(loves)] : []),
      ...(moralText === '' ? [] : [moralUnforeseen(moralText)]),
    ],
  }
}

function shelfSaid({ plot, moral, moralText, setting, quest, grave }: HeardWish): ForeseenWish {
  const heart = moral === null ? null : HEARTS[moral]
  const place = setting && placeOf(setting)
  const thing = quest === null ? null : `${article(quest)} ${quest}`
  return {
    ...{ about: null, heart, place, thing },
    told: [
      ...(heart === null ? [] : [moralForeseen(heart)]),
      ...(place === null ? [] : [placeForeseen(place)]),
      ...(thing === null ? [] : [thingForeseen(thing)]),
      ...(grave && isWorded(grave) ? [wishCalm] : []),
    ],
    untold: [
      ...(plot === '' ? [] : [plotUnforeseen(plot)]),
      ...(grave?.isHeroes ? [heroAlive] : []),
      ...(setting && place === null ? [placeUnforeseen(setting.said)] : []),
      ...(moralText !== '' && heart === null ? [moralUnforeseen(moralText)] : []),
    ],
  }
}
