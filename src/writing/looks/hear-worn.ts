// What one phrase says that somebody wears, and what is on the face: glasses, freckles, beards.
import type { ClothColor } from '../../stage/cast.ts'
import { CLOTH_NAMES } from './cloth-word.ts'
import { WORN_PLACES } from './finer/words/worn-places.data.ts'
import { countIn, type Ending, type HeardLook, keep, NOTHING, type Parts, type Sitter } from './heard-look.ts'
import { is, type Unit } from './look-phrases.ts'
import { bottomOf, clothIn, hairIn, topOf, wornOf } from './look-senses.ts'
import { SHOE_NOUNS } from './look-words.data.ts'

const thing = (color: ClothColor | undefined, word: string) =>
  `${color ? `${CLOTH_NAMES[color]} ` : ''}${word === 't-shirt' ? word : word.replace('-', ' ')}`

/** "a bow in her hair", "a scarf round his neck": it is worn there anyway. */
const usualPlace = (tail: readonly Unit[]) =>
  tail.length > 0 && tail.every((unit) => is(unit, 'place', 'hair')) ? tail : []
const one = (mods: readonly Unit[]) => {
  const count = countIn(mods)
  return count && (count.word === 'one' || count.word === '1' || count.word === 'single') ? [count] : []
}

export function hearWorn(heard: HeardLook, { head, mods, tail, colors, phrase }: Parts, isPerson: boolean): Ending {
  const worn = wornOf(head?.word ?? '')
  if (!head || !worn) return NOTHING
  if (phrase.isDenied) {
    heard.denied.add(worn.value)
    return mods.length + tail.length > 0 ? NOTHING : { drawn: '', by: phrase.units }
  }
  const what = worn.value
  const isDrawn = isPerson || what !== 'wheelchair'
  if (what === 'flower' && !tail.some((unit) => is(unit, 'hair')) && !mods.some((unit) => is(unit, 'hair')))
    return NOTHING
  const cloth = clothIn(colors)
  const same = heard.worn.find((other) => other.what === what)
  const taken = heard.worn.some((other) => WORN_PLACES[other.what].some((place) => WORN_PLACES[what].includes(place)))
  if (same ? cloth && same.color !== cloth.value : taken) return NOTHING
  if (!same) heard.worn.push({ what, ...(cloth && { color: cloth.value }) })
  if (!isDrawn) return NOTHING
  const words = mods.filter((unit) => is(unit, 'hair'))
  const by = [head, ...(cloth?.by ?? []), ...usualPlace(tail), ...one(mods), ...words]
  return { drawn: thing(cloth?.value, what), by, isNear: worn.isNear || cloth?.isNear === true }
}

export function hearTop(heard: HeardLook, { head, mods, tail, colors, phrase }: Parts): Ending {
  const top = topOf(head?.word ?? '')
  if (!head || !top) return NOTHING
  if (phrase.isDenied) {
    heard.denied.add(top.value)
    return mods.length + tail.length > 0 ? NOTHING : { drawn: '', by: phrase.units }
  }
  if (!keep(heard, 'top', top.value)) return NOTHING
  const cloth = clothIn(colors)
  const isKept = cloth && keep(heard, 'topColor', cloth.value)
  const by = [head, ...(isKept ? cloth.by : []), ...one(mods)]
  return { drawn: thing(heard.topColor, top.value), by, isNear: top.isNear || cloth?.isNear === true }
}

export function hearBottom(heard: HeardLook, { head, mods, tail, colors, phrase }: Parts): Ending {
  const bottom = bottomOf(head?.word ?? '')
  if (!head || !bottom) return NOTHING
  if (phrase.isDenied) {
    heard.denied.add(bottom.value)
    return mods.length + tail.length > 0 ? NOTHING : { drawn: '', by: phrase.units }
  }
  const hidden = mods.filter((unit) => is(unit, 'hidden'))
  if (!keep(heard, 'bottom', bottom.value)) return NOTHING
  const cloth = clothIn(colors)
  const isKept = cloth && keep(heard, 'bottomColor', cloth.value)
  if (!cloth && head.word === 'jeans') keep(heard, 'bottomColor', 'navy')
  if (hidden.length > 0) heard.isHidden = true
  const by = [head, ...hidden, ...(isKept ? cloth.by : []), ...one(mods)]
  return { drawn: thing(heard.bottomColor, bottom.value), by, isNear: bottom.isNear || cloth?.isNear === true }
}

export function hearShoes(heard: HeardLook, { head, colors, phrase }: Parts): Ending {
  if (!head || phrase.isDenied) return NOTHING
  const cloth = clothIn(colors)
  if (heard.worn.some(({ what }) => what === 'boots')) return NOTHING
  if (cloth && !keep(heard, 'shoes', cloth.value)) return NOTHING
  const isNear = !SHOE_NOUNS.exact.split('|').includes(head.word) || cloth?.isNear === true
  return { drawn: thing(cloth?.value, 'shoes'), by: [head, ...(cloth?.by ?? [])], isNear }
}

export function hearGlasses(heard: HeardLook, { head, mods, tail, colors, phrase }: Parts): Ending {
  if (!head) return NOTHING
  if (phrase.isDenied)
    return mods.length + tail.length === 0 && keep(heard, 'glasses', 'none') ? { drawn: '', by: phrase.units } : NOTHING
  const lens = mods.filter((unit) => is(unit, 'lens'))
  if (!keep(heard, 'glasses', lens[0]?.word === 'square' ? 'square' : 'round')) return NOTHING
  const isDark = head.word !== 'glasses' && head.word !== 'reading glasses'
  const cloth = isDark ? undefined : clothIn(colors)
  const isKept = cloth && keep(heard, 'frames', cloth.value)
  const by = [head, ...lens, ...(isKept ? cloth.by : []), ...usualPlace(tail)]
  return { drawn: thing(heard.frames, 'glasses'), by, isNear: isDark || cloth?.isNear === true }
}

/** In plenty or few, they are drawn as freckles are. */
export function hearFreckles(heard: HeardLook, { head, tail, phrase, mods }: Parts): Ending {
  if (!head) return NOTHING
  if (phrase.isDenied) return keep(heard, 'freckles', false) ? { drawn: '', by: phrase.units } : NOTHING
  const sides = tail.filter(({ word }) => word === 'left' || word === 'right')
  const isOnFace = tail.every(
    (unit) => sides.includes(unit) || (is(unit, 'place') && /nose|cheek|face/.test(unit.word)),
  )
  if (tail.length > 0 && !isOnFace) return NOTHING
  const skin = mods.filter((unit) => is(unit, 'skin'))
  return keep(heard, 'freckles', true)
    ? { drawn: 'freckles', by: [head, ...tail, ...skin], isNear: sides.length > 0 }
    : NOTHING
}

export function hearBeard(heard: HeardLook, { head, mods, colors, phrase }: Parts, { type }: Sitter): Ending {
  if (!head) return NOTHING
  if (phrase.isDenied || is(head, 'shaven'))
    return keep(heard, 'beard', 'none') ? { drawn: '', by: phrase.units } : NOTHING
  if (type === 'boy' || type === 'girl') return NOTHING
  const beard = /^m(?:o)?ustach/.test(head.word) ? 'moustache' : 'beard'
  if (!keep(heard, 'beard', beard)) return NOTHING
  const color = hairIn(colors)
  const isKept = color && keep(heard, 'beardColor', color.value)
  const full = mods.filter(({ word }) => /^(?:big|full|bushy|thick|large)$/.test(word))
  const isNear = /stubble|goatee/.test(head.word) || color?.isNear === true
  return { drawn: `a ${beard}`, by: [head, ...full, ...(isKept ? color.by : [])], isNear }
}
