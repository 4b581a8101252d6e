// What is said of a wish before its story is written: what will be told of it and how, and what cannot be told yet.
import { article } from '../english/grammar.ts'
import { SETTING_ROWS, type Setting } from '../settings/setting.ts'
import { hearWish, type WishedTexts } from './hear-wish.ts'
import {
  moralForeseen,
  moralUnforeseen,
  placeForeseen,
  placeUnforeseen,
  plotUnforeseen,
  thingForeseen,
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
  const { plot, moral, moralText, setting, quest, grave } = hearWish(texts)
  const heart = moral === null ? null : HEARTS[moral]
  const place = setting && placeOf(setting)
  const thing = quest === null ? null : `${article(quest)} ${quest}`
  return {
    ...{ heart, place, thing },
    told: [
      ...(heart === null ? [] : [moralForeseen(heart)]),
      ...(place === null ? [] : [placeForeseen(place)]),
      ...(thing === null ? [] : [thingForeseen(thing)]),
      ...(grave && isWorded(grave) ? [wishCalm] : []),
    ],
    untold: [
      ...(plot === '' ? [] : [plotUnforeseen(plot)]),
      ...(setting && place === null ? [placeUnforeseen(setting.said)] : []),
      ...(moralText !== '' && heart === null ? [moralUnforeseen(moralText)] : []),
    ],
  }
}
