// What is worn under what: a shirt under a waistcoat, a top under dungarees, a dress under a cardigan.
import type { ClothColor, Top } from '../../../stage/cast.ts'
import type { HeardLook } from '../heard-look.ts'
import { inkOf } from './said-senses.ts'
import type { Said } from './said.ts'

const OUTER: ReadonlySet<string> = new Set([
  'jacket',
  'coat',
  'waistcoat',
  'suit',
  'dungarees',
  'pinafore',
  'hi-vis',
  'robe',
  'cardigan',
  'gilet',
  'puffer',
  'boiler-suit',
  'shirt',
  'raincoat',
  'poncho',
  'armour',
  'gi',
])
const INNER: ReadonlySet<string> = new Set([
  'shirt',
  't-shirt',
  'jumper',
  'blouse',
  'hoodie',
  'vest',
  'sweatshirt',
  'tunic',
  'jersey',
  'leotard',
  'dress',
  'crop-top',
])
/** What stands open or has sleeves of its own shows what is worn under it. */
const SHOWING: ReadonlySet<string> = new Set([
  'jacket',
  'waistcoat',
  'suit',
  'dungarees',
  'pinafore',
  'hi-vis',
  'robe',
  'cardigan',
  'gilet',
])

/** Of a dress under a cardigan the skirt is seen, with what is on it. */
function skirtOf(heard: HeardLook, color: ClothColor | undefined, said: Said): Partial<HeardLook> {
  const [ink, print] = [inkOf(said), said.print ?? (said.motif ? ('motifs' as const) : undefined)]
  Object.assign(heard.outfit, {
    ...(print && { legPrint: print }),
    ...(ink && { legInk: ink }),
    ...(said.motif && { legMotif: said.motif }),
  })
  return { bottom: heard.bottom ?? 'skirt', ...(color && { bottomColor: heard.bottomColor ?? color }) }
}

/** A second top is worn under a jacket or dungarees, in whichever order they were said. */
export function under(heard: HeardLook, top: Top, color: ClothColor | undefined, said: Said): boolean {
  const first = heard.top
  if (first === undefined) return false
  if (OUTER.has(first) && INNER.has(top)) {
    const ink = inkOf(said)
    if (!SHOWING.has(first)) return first !== 'shirt' && color === undefined && said.print === undefined
    Object.assign(heard.outfit, {
      ...(color && { under: color }),
      ...(said.print && said.print !== 'motifs' && { underPrint: said.print, ...(ink && { underInk: ink }) }),
      ...(said.motif && { underMotif: said.motif }),
    })
    if (top === 'dress') Object.assign(heard, skirtOf(heard, color, said))
    return said.text === undefined
  }
  if (!SHOWING.has(top) || !INNER.has(first) || first === 'dress') return false
  const { print, ink, motif, text: _, ...rest } = heard.outfit
  heard.outfit = {
    ...rest,
    ...(heard.topColor && { under: heard.topColor }),
    ...(print && print !== 'motifs' && { underPrint: print, ...(ink && { underInk: ink }) }),
    ...(motif && { underMotif: motif }),
  }
  delete heard.topColor
  heard.top = top
  if (color) heard.topColor = color
  return true
}
