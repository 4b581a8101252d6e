// What is worn where nothing else is said: for somebody's work, under an animal's hood.
import { CLOTH_COLORS, type ClothColor } from '../../../stage/cast.ts'
import { FOOTWEAR, PRINTS } from '../../../stage/finer-look.data.ts'
import { FURTHER_CLOTH_COLORS } from '../../../stage/further-colors.data.ts'
import type { HeardLook } from '../heard-look.ts'
import { WORN_PLACES } from './words/worn-places.data.ts'
import { HOODS } from './words/hoods.data.ts'
import { ALL_BOTTOMS, ALL_TOPS, WORN } from './keep-clothes.ts'
import { of } from './said-senses.ts'
import { split } from './said-words.ts'
import { ONLY_DRESSED, TRADES, UNIFORMS } from './words/trades.data.ts'

const CLOTHS = [...CLOTH_COLORS, ...FURTHER_CLOTH_COLORS]
const DRESS = split(TRADES)

/** "a nurse", "nurse's uniform": each name by itself and with every word for what is worn. */
export const tradeNouns = (): (readonly [string, string])[] =>
  [...DRESS.keys()].flatMap((name) => [
    ...(ONLY_DRESSED.has(name) ? [] : [[name, `trade:${name}`] as const]),
    ...UNIFORMS.split('|').map((word) => [`${name} ${word}`, `trade:${name}`] as const),
    [`dressed as a ${name}`, `trade:${name}`] as const,
    [`dressed up as a ${name}`, `trade:${name}`] as const,
  ])

const HOODED: ReadonlySet<string> = new Set(['hoodie', 'raincoat', 'coat', 'jacket', 'puffer', 'onesie', 'snowsuit'])
/** From the neck to the feet. */
const WHOLE: ReadonlySet<string> = new Set([
  'pyjamas',
  'onesie',
  'snowsuit',
  'suit',
  'boiler-suit',
  'spacesuit',
  'tracksuit',
  'armour',
  'gi',
  'wetsuit',
])
/** What may be of any work: it is that of the trade. */
const ANY: ReadonlySet<string> = new Set(['helmet', 'cap', 'hat'])

const isFree = (heard: HeardLook, place: string) => !heard.worn.some(({ what }) => WORN_PLACES[what].includes(place))

/** Hair whose ties may be bows. */
const TIED: ReadonlySet<string> = new Set(['braids', 'pigtails', 'ponytail', 'bun'])

export function dressFor(heard: HeardLook): void {
  if (heard.hairMore.bows && !TIED.has(heard.style ?? '')) {
    delete heard.hairMore.bows
    if (isFree(heard, 'hair')) heard.worn.push({ what: 'bow', ...(heard.ribbons && { color: heard.ribbons }) })
  }
  if (heard.trade) for (const piece of (DRESS.get(heard.trade) ?? '').split(' ')) putOn(heard, piece.split(':'))
  meant(heard)
  // What would hide what was said is left to no die.
  if (heard.bottom !== undefined) for (const top of ['raincoat', 'dress', 'dungarees'] as const) heard.denied.add(top)
  if (WHOLE.has(heard.top ?? '')) {
    if (!heard.denied.has('trousers')) heard.bottom ??= 'trousers'
    heard.denied.add('boots')
  }
  if (heard.outfit.footwear || heard.shoes || heard.outfit.tights) heard.denied.add('boots')
  if (heard.outfit.motif || heard.outfit.text) heard.denied.add('scarf')
  const isUp = heard.hood ?? (heard.isHooded && HOODED.has(heard.top ?? 'hoodie') ? 'hood' : undefined)
  if (!isUp || !isFree(heard, 'head')) return
  const own = Object.values(HOODS).find(({ hood }) => hood === heard.hood)
  heard.top ??= 'hoodie'
  heard.worn.push({ what: isUp, ...((heard.topColor ?? own?.color) && { color: heard.topColor ?? own?.color }) })
}

/** "With a helmet" of a spaceman's suit, "and a mask" with a cape: which one it is, the rest says. */
function meant(heard: HeardLook): void {
  for (const one of heard.worn) {
    if (one.what === 'helmet' && heard.top === 'spacesuit') one.what = 'space-helmet'
    if (one.what === 'helmet' && heard.top === 'armour') one.what = 'knight-helmet'
    if (one.what === 'face-mask' && heard.worn.some(({ what }) => what === 'cape')) one.what = 'eye-mask'
  }
}

/** Where its place is free. */
function putOn(heard: HeardLook, [kind, what = '', cloth = '', pattern = '', second = '']: readonly string[]): void {
  const [color, print, ink] = [of(CLOTHS, cloth), of(PRINTS, pattern), of(CLOTHS, second)]
  const { outfit } = heard
  if (kind === 'top' && heard.top === undefined) {
    heard.top = of(ALL_TOPS, what)
    if (color) heard.topColor ??= color
    if (print && outfit.print === undefined) Object.assign(outfit, { print, ...(ink && { ink }) })
  }
  if (kind === 'bottom' && heard.bottom === undefined) {
    heard.bottom = of(ALL_BOTTOMS, what)
    if (color) heard.bottomColor ??= color
  }
  const footwear = kind === 'shoe' && outfit.footwear === undefined && isFree(heard, 'feet') && of(FOOTWEAR, what)
  if (footwear) {
    outfit.footwear = footwear
    if (color) heard.shoes ??= color
  }
  if (kind === 'worn' || (kind === 'boots' && outfit.footwear === undefined)) wearFor(heard, what, color)
}

function wearFor(heard: HeardLook, name: string, color: ClothColor | undefined): void {
  const what = of(WORN, name)
  if (!what) return
  const [place = ''] = WORN_PLACES[what]
  const said = heard.worn.find((one) => ANY.has(one.what) && place === 'head')
  if (said) said.what = what
  else if (isFree(heard, place)) heard.worn.push({ what, ...(color && { color }) })
}
