// One of those beside the cast: "figure like man | hair short bald | top jumper | garb navy-cap".
import { oneOf, shelfFault, wordsIn } from '../../base/shelf-text.ts'
import type { Said } from '../../base/read-keyed.ts'
import { ACCESSORIES, BEARDS, BOTTOMS, CLOTH_COLORS, GLASSES, HAIR_COLORS, HAIR_STYLES, SKINS, TOPS } from '../cast.ts'
import { ACTIONS } from '../scene.ts'
import { GARBS } from './garb.ts'
import type { Kind } from './person-card.ts'

/** Whatever of a figure a card says; `like` names another card, whose first figure says the rest. */
export interface SaidKind extends Partial<Kind> {
  like?: string
}

type Read = (words: readonly string[], at: Said) => SaidKind

const alone = <T extends string>(
  list: readonly T[],
  [word = '', ...more]: readonly string[],
  at: Said,
  what: string,
): T => {
  if (more.length > 0) throw shelfFault(at, `"${[word, ...more].join(' ')}"`, `one ${what}`)
  return oneOf(list, word, at, what)
}
const each = <T extends string>(list: readonly T[], words: readonly string[], at: Said, what: string): T[] =>
  words.map((word) => oneOf(list, word, at, what))

function number(word: string | undefined, at: Said, most: number): number {
  if (word === undefined || !/^\d+(?:\.\d+)?$/.test(word) || Number(word) > most || Number(word) === 0)
    throw shelfFault(at, `"${word ?? ''}" is no such number`, `a number up to ${most}`)
  return Number(word)
}

const FACTS: Readonly<Record<string, Read>> = {
  type: (words, at) => ({ type: alone(['boy', 'girl', 'man', 'woman'] as const, words, at, 'type') }),
  ages: (words, at) => ({ ages: words.map((word) => number(word, at, 120)) }),
  hair: (words, at) => ({ hair: each(HAIR_STYLES, words, at, 'hair') }),
  top: (words, at) => ({ top: each(TOPS, words, at, 'top') }),
  colors: (words, at) => ({ colors: each(CLOTH_COLORS, words, at, 'color of cloth') }),
  skin: (words, at) => ({ skin: each(SKINS, words, at, 'skin') }),
  'hair-color': (words, at) => ({ hairColor: each(HAIR_COLORS, words, at, 'color of hair') }),
  bottom: (words, at) => ({ bottom: each(BOTTOMS, words, at, 'bottom') }),
  glasses: (words, at) => ({ glasses: alone(GLASSES, words, at, 'glasses') }),
  beard: (words, at) => ({ beard: alone(BEARDS, words, at, 'beard') }),
  accessory: (words, at) => ({ accessory: alone(ACCESSORIES, words, at, 'accessory') }),
  holds: (words) => ({ holds: words.join(' ') }),
  garb: (words, at) => ({ garb: alone(GARBS, words, at, 'garb') }),
  size: ([word], at) => ({ size: number(word, at, 4) }),
  does: (words, at) => ({ does: alone(ACTIONS, words, at, 'act') }),
  like: (words) => ({ like: words.join(' ') }),
}

export function readFigure(at: Said): SaidKind {
  let figure: SaidKind = {}
  for (const said of at.rest.split('|').map((one) => one.trim())) {
    const [key = '', ...words] = wordsIn(said)
    const read = Object.hasOwn(FACTS, key) ? FACTS[key] : undefined
    if (!read || words.length === 0) throw shelfFault(at, `"${said}"`, Object.keys(FACTS).map((one) => `"${one} ..."`).join(', ')) // prettier-ignore
    figure = { ...figure, ...read(words, at) }
  }
  return figure
}

/** What nobody is drawn without. */
export function wholeFigure(figure: SaidKind, at: Said): Kind {
  const { like: _, type, ages, hair, top, colors, ...more } = figure
  if (!type || !ages || !hair || !top || !colors)
    throw shelfFault(at, 'a figure that is not whole', '"like" another card, or its type, ages, hair, top and colors')
  return { type, ages, hair, top, colors, ...more }
}
