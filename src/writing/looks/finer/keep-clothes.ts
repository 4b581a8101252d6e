// Keeps what was said of clothes, of what is worn, of marks and of the body: whether it is drawn so.
import { ACCESSORIES, BOTTOMS, type ClothColor, TOPS, type Worn } from '../../../stage/cast.ts'
import {
  AIDS,
  FOOTWEAR,
  FURTHER_BOTTOMS,
  FURTHER_TOPS,
  HEADWEAR,
  PRINTS,
  TRINKETS,
} from '../../../stage/finer-look.data.ts'
import { type HeardLook, keep } from '../heard-look.ts'
import { WORN_PLACES } from '../worn-places.data.ts'
import { cloths, of, type Keep } from './said-senses.ts'
import type { Said } from './said.ts'

const WORN = [...ACCESSORIES, ...HEADWEAR, ...AIDS, ...TRINKETS]
const ALL_TOPS = [...TOPS, ...FURTHER_TOPS]
const ALL_BOTTOMS = [...BOTTOMS, ...FURTHER_BOTTOMS]

const cloth = (usual: string | undefined): ClothColor | undefined => {
  const name = usual?.split(':')[0]
  return name
    ? of(['denim', 'black', 'white', 'lime', 'silver', 'khaki', 'turquoise', 'navy', 'tomato', 'brown'] as const, name)
    : undefined
}

/** A second top is worn under a jacket or dungarees. */
function under(heard: HeardLook, top: string, color: ClothColor | undefined): boolean {
  const outer = heard.top ?? ''
  const isOuter = [
    'jacket',
    'coat',
    'waistcoat',
    'suit',
    'dungarees',
    'pinafore',
    'hi-vis',
    'robe',
    'cardigan',
  ].includes(outer)
  if (!isOuter || !['shirt', 't-shirt', 'jumper', 'blouse', 'hoodie'].includes(top)) return false
  if (color) Object.assign(heard.outfit, { under: color })
  return true
}

export function wear(
  heard: HeardLook,
  value: string,
  color: ClothColor | undefined,
  ink: ClothColor | undefined,
  said: Said,
): boolean {
  const what = of(WORN, value)
  if (!what) return false
  const taken = heard.worn.some(
    (other) => other.what !== what && WORN_PLACES[other.what].some((place) => WORN_PLACES[what].includes(place)),
  )
  if (taken) return false
  const side = said.side ?? (said.count === 2 ? 'both' : undefined)
  const more: Worn = {
    what,
    ...(color && { color }),
    ...(ink && { ink }),
    ...(said.print && { print: said.print }),
    ...(said.motif && { motif: said.motif }),
    ...(side && { side }),
  }
  heard.worn = [...heard.worn.filter((one) => one.what !== what), more]
  return true
}

export const CLOTHES_KEPT: Readonly<Record<string, Keep>> = {
  top: (heard, value, said, usual) => {
    const [color = cloth(usual), ink] = cloths(said)
    const top = of(ALL_TOPS, value)
    if (!top) return false
    if (heard.top !== undefined && heard.top !== top) return under(heard, top, color)
    heard.top = top
    if (color) heard.topColor ??= color
    const print = said.print ?? (usual?.includes(':') ? of(PRINTS, usual.split(':')[1] ?? '') : undefined)
    Object.assign(heard.outfit, {
      ...(print && { print }),
      ...(ink && { ink }),
      ...(said.motif && { motif: said.motif }),
      ...(said.text && { text: said.text }),
    })
    return true
  },
  bottom: (heard, value, said, usual) => {
    const [color = cloth(usual), ink] = cloths(said)
    const bottom = of(ALL_BOTTOMS, value)
    if (value === 'leggings') heard.leggings = color ?? 'charcoal'
    if (value === 'leggings' && heard.top === 'dress') return true
    if (!bottom || heard.top === 'dress' || !keep(heard, 'bottom', bottom)) return false
    if (color) heard.bottomColor ??= color
    const print = said.print ?? of(PRINTS, usual?.split(':')[1] ?? '')
    Object.assign(heard.outfit, {
      ...(print && { legPrint: print }),
      ...(ink && { legInk: ink }),
      ...(said.motif && { legMotif: said.motif, legPrint: said.print ?? 'motifs' }),
    })
    return true
  },
  tights: (heard, _value, said, usual) => {
    const [color = cloth(usual)] = cloths(said)
    if (heard.top === undefined && heard.bottom === undefined) keep(heard, 'bottom', 'skirt')
    Object.assign(heard.outfit, { tights: color ?? 'charcoal', ...(said.print && { legPrint: said.print }) })
    return true
  },
  shoe: (heard, value, said, usual) => {
    const [color = cloth(usual)] = cloths(said)
    const footwear = of(FOOTWEAR, value)
    if (color) heard.shoes ??= color
    Object.assign(heard.outfit, { footwear })
    return true
  },
  socks: (heard, _value, said, usual) => {
    const [color = cloth(usual)] = cloths(said)
    Object.assign(heard.outfit, { socks: color ?? 'white', ...(said.print && { sockPrint: said.print }) })
    return true
  },
  worn: (heard, value, said, usual) => {
    const [color = cloth(usual), ink] = cloths(said)
    return wear(heard, value, color, ink, said)
  },
}
