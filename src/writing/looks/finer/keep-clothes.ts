// Keeps what was said of clothes, of what is worn, of marks and of the body: whether it is drawn so.
import { ACCESSORIES, BOTTOMS, type ClothColor, TOPS, type Worn } from '../../../stage/cast.ts'
import {
  AIDS,
  FOOTWEAR,
  FURTHER_BOTTOMS,
  FURTHER_TOPS,
  GARBS,
  PAW_WEAR,
  HEADWEAR,
  PRINTS,
  TRINKETS,
} from '../../../stage/finer-look.data.ts'
import { type HeardLook, keep } from '../heard-look.ts'
import { WORN_PLACES } from './words/worn-places.data.ts'
import { HOODS } from './words/hoods.data.ts'
import { cloth, cloths, inkOf, of, printSaid, type Keep } from './said-senses.ts'
import type { Said } from './said.ts'
import { under } from './keep-under.ts'

export const WORN = [...ACCESSORIES, ...HEADWEAR, ...AIDS, ...TRINKETS, ...GARBS, ...PAW_WEAR]
export const ALL_TOPS = [...TOPS, ...FURTHER_TOPS]
export const ALL_BOTTOMS = [...BOTTOMS, ...FURTHER_BOTTOMS]

export function wear(heard: HeardLook, value: string, color: ClothColor | undefined, said: Said): boolean {
  const what = of(WORN, value)
  if (!what) return false
  const taken = heard.worn.some(
    (other) => other.what !== what && WORN_PLACES[other.what].some((place) => WORN_PLACES[what].includes(place)),
  )
  if (taken) return false
  // The hand that is before the body on most pages.
  const isHeld = WORN_PLACES[what].includes('hand')
  const side = said.side ?? (said.count === 2 ? 'both' : isHeld ? 'right' : undefined)
  const [ink, print] = [inkOf(said), printSaid(said)]
  const more: Worn = {
    ...heard.worn.find((one) => one.what === what),
    what,
    ...(color && { color }),
    ...(ink && { ink }),
    ...(print && { print }),
    ...(said.motif && { motif: said.motif }),
    ...(said.text && { text: said.text }),
    ...(side && { side }),
  }
  heard.worn = [...heard.worn.filter((one) => one.what !== what), more]
  return true
}

const BARE_LEGS: ReadonlySet<string> = new Set(['tutu', 'skirt', 'kilt', 'shorts', 'long-skirt'])

function stocking(heard: HeardLook, color: ClothColor, said: Said): boolean {
  const ink = inkOf(said)
  const print = printSaid(said)
  Object.assign(heard.outfit, {
    tights: color,
    tightPrint: print ?? 'plain',
    ...(ink && { tightInk: ink }),
  })
  return said.motif === undefined
}

/** An animal's onesie or costume has its head for a hood, and its hide where no other is said. */
function hooded(heard: HeardLook, animal: string | undefined): boolean {
  const own = HOODS[animal ?? '']
  if (!own) return false
  heard.hood = own.hood
  heard.topColor ??= own.color
  if (own.print && heard.outfit.print === undefined && heard.topColor === own.color)
    Object.assign(heard.outfit, { print: own.print, ...(own.ink && { ink: own.ink }) })
  return true
}

export const CLOTHES_KEPT: Readonly<Record<string, Keep>> = {
  top: (heard, value, said, usual) => {
    const [color = cloth(usual, said.print)] = cloths(said)
    const top = of(ALL_TOPS, value)
    if (!top) return false
    const isOther = heard.top !== undefined && heard.top !== top
    if (isOther && !under(heard, top, color, said)) return false
    if (isOther && heard.top !== top) return true
    heard.top = top
    if (color) heard.topColor ??= color
    if (top === 'onesie' && said.print === undefined && hooded(heard, said.motif)) delete said.motif
    const print = printSaid(said) ?? (usual?.includes(':') ? of(PRINTS, usual.split(':')[1] ?? '') : undefined)
    const ink = inkOf(said)
    Object.assign(heard.outfit, {
      ...(print && { print }),
      ...(ink && { ink }),
      ...(said.motif && { motif: said.motif }),
      ...(said.text && { text: said.text }),
      ...(said.onBack && { onBack: true }),
    })
    return true
  },
  bottom: (heard, value, said, usual) => {
    const [color = cloth(usual, said.print)] = cloths(said)
    const bottom = of(ALL_BOTTOMS, value)
    if (value === 'leggings') heard.leggings = color ?? 'charcoal'
    if (value === 'leggings' && heard.top === 'dress') return true
    if (value === 'leggings' && heard.bottom !== undefined && BARE_LEGS.has(heard.bottom)) return stocking(heard, color ?? 'charcoal', said) // prettier-ignore
    if (!bottom || heard.top === 'dress' || !keep(heard, 'bottom', bottom)) return false
    if (color) heard.bottomColor ??= color
    const print = printSaid(said) ?? of(PRINTS, usual?.split(':')[1] ?? '')
    const ink = inkOf(said)
    Object.assign(heard.outfit, {
      ...(print && { legPrint: print }),
      ...(ink && { legInk: ink }),
      ...(said.motif && { legMotif: said.motif, legPrint: said.print ?? 'motifs' }),
    })
    return true
  },
  tights: (heard, _value, said, usual) => {
    const [color = cloth(usual, said.print)] = cloths(said)
    if (heard.top === undefined && heard.bottom === undefined) keep(heard, 'bottom', 'skirt')
    return stocking(heard, color ?? (said.print === 'rainbow' ? 'white' : 'charcoal'), said)
  },
  shoe: (heard, value, said, usual) => {
    const [color = cloth(usual, said.print)] = cloths(said)
    const footwear = of(FOOTWEAR, value)
    if (color) heard.shoes ??= color
    Object.assign(heard.outfit, { footwear })
    return true
  },
  socks: (heard, _value, said, usual) => {
    const [color = cloth(usual, said.print)] = cloths(said)
    const print = said.print ?? (said.motif ? undefined : printSaid(said))
    if (said.motif) return false
    Object.assign(heard.outfit, { socks: color ?? 'white', ...(print && { sockPrint: print }) })
    return true
  },
  worn: (heard, value, said, usual, who) => {
    if (value === 'wings' && who.type === 'fairy') return false
    const [color = cloth(usual, said.print)] = cloths(said)
    return wear(heard, value, color, said)
  },
  hood: (heard) => {
    heard.isHooded = true
    return true
  },
  trade: (heard, value, said) => {
    const [color] = cloths(said)
    if (color) heard.topColor ??= color
    heard.trade ??= value
    const [ink, print] = [inkOf(said), printSaid(said)]
    const { motif, text } = said
    if (heard.top === undefined)
      Object.assign(heard.outfit, {
        ...(ink && { ink }),
        ...(print && { print }),
        ...(motif && { motif }),
        ...(text && { text }),
      })
    return true
  },
  uniform: (heard, _value, said) => {
    const [color] = cloths(said)
    if (heard.trade === undefined || said.print !== undefined || said.motif !== undefined) return false
    if (color) heard.topColor ??= color
    return true
  },
  costume: (heard, _value, said) => {
    const [color] = cloths(said)
    if (HOODS[said.motif ?? ''] === undefined || !keep(heard, 'top', 'onesie')) return false
    if (color) heard.topColor ??= color
    hooded(heard, said.motif)
    const print = said.print === 'motifs' ? undefined : said.print
    const ink = inkOf(said)
    Object.assign(heard.outfit, { ...(print && { print }), ...(ink && { ink }) })
    return true
  },
  sleeves: (heard, value) => {
    Object.assign(heard.outfit, { sleeves: value })
    return true
  },
  idle: () => true,
}
