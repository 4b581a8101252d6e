// What of a wish is worn: heard by the reader of looks, and put on for one page.

import type { Accessory, CharacterSpec } from '../stage/cast.ts'
import type { Dress } from '../stage/dress.ts'
import type { Scene } from '../stage/scene.ts'
import { CLOTH_NAMES } from '../writing/looks/cloth-word.ts'
import { hearLook } from '../writing/looks/hear-look.ts'
import { is, phrasesOf, type Unit } from '../writing/looks/look-phrases.ts'
import { dressed, ITS_OWN, wornBy } from './dress.ts'
import { isIdle, type Ledger } from './wish-ledger.ts'
import { whose } from './wished-people.ts'
import { drawnAs } from './wished-things.ts'

/** Other things than clothes, unless a colour or a verb of wearing says so. */
const DOUBTFUL: ReadonlySet<string> = new Set(['top', 'kit', 'strip', 'flower', 'mac', 'pumps', 'bow', 'bows', 'clip', 'collar', 'fade', 'cap', 'shades', 'tee', 'suit', 'vest', 'robe', 'thongs', 'fleece']) // prettier-ignore
const ELSEWHERE = /\b(?:hold(?:s|ing)?|carr(?:y|ies|ying)|in (?:her|his|their|its) hands?|on the (?:bench|floor|ground|table|bed|wall|chair|grass|sand))\b/ // prettier-ignore

const isGarment = (unit: Unit) => is(unit, 'worn', 'top', 'bottom', 'shoes', 'glasses')
const saysMore = (unit: Unit) =>
  is(unit, 'color', 'count', 'small', 'large', 'lens', 'style-adjective', 'stuff', 'fur', 'spotted') ||
  (unit.kinds.size === 0 && !isIdle(unit.word) && !/^(?:put|no|remove|without)$/.test(unit.word))

interface Garment {
  /** As the reader of looks takes it: "red hat". */
  said: string
  noun: string
  from: number
  to: number
}

function garmentsIn(ledger: Ledger): Garment[] {
  const open = ledger.open()
  const units = phrasesOf(open).flatMap((phrase) => phrase.units)
  return units.flatMap((unit, at): Garment[] => {
    if (!isGarment(unit)) return []
    let start = at
    for (let one = units[start - 1]; one && saysMore(one) && !isGarment(one) && one.to <= (units[start]?.from ?? 0); one = units[start - 1]) start -= 1
    const before = units.slice(start, at)
    const next = units.slice(at + 1, at + 5)
    const later = before.some((one) => is(one, 'color')) ? -1 : next.findIndex((one) => is(one, 'color'))
    const between = next.slice(0, Math.max(0, later))
    const color = between.every((one) => isIdle(one.word)) ? next[later] : undefined
    if (DOUBTFUL.has(unit.word) && !color && !before.some((one) => is(one, 'color')) && !/\bwear/.test(open)) return []
    const from = units[start]?.from ?? unit.from
    const own = open.slice(from, unit.to)
    return [{ said: color ? `${open.slice(color.from, color.to)} ${own}` : own, noun: open.slice(unit.from, unit.to), from, to: color?.to ?? unit.to }]
  })
} // prettier-ignore

const WHERE: Readonly<Partial<Record<Accessory, string>>> = {
  scarf: 'round % neck',
  hat: 'on % head',
  bow: 'in % hair',
  'hair-clip': 'in % hair',
  backpack: 'on % back',
  cape: 'round % shoulders',
  collar: 'round % neck',
  'bow-tie': 'at % neck',
  boots: 'on % feet',
  headphones: 'over % ears',
  flower: 'in % hair',
}

export interface WornWish {
  scene: Scene
  understood: string[]
  left: string[]
}

export function takeClothes(ledger: Ledger, scene: Scene, meant: readonly CharacterSpec[]): WornWish {
  const worn: WornWish = { scene, understood: [], left: [] }
  if (ELSEWHERE.test(ledger.open()) && !WEARING_NOW.test(ledger.open())) return worn
  for (const garment of garmentsIn(ledger)) {
    const typed = ledger.as(garment.from, garment.to)
    ledger.spend(garment.from, garment.to)
    const unfit = new Set<string>()
    for (const one of meant) {
      const { look, near, heard } = hearLook(garment.said, one, false)
      const { worn: put, glasses, frames, top, topColor, bottom, bottomColor, shoes } = look
      const own = put.filter(({ what }) => !ITS_OWN.has(what))
      const isHeard = heard.length + near.length > 0 && own.length === put.length
      if (!isHeard) {
        unfit.add(meant.length > 1 ? `${typed} on ${one.name}` : typed)
        continue
      }
      const part: Dress = { ...(own.length > 0 && { put: own }), ...(glasses && { glasses }), ...(frames && { frames }), ...(top && { top }), ...(topColor && { topColor }), ...(bottom && { bottom }), ...(bottomColor && { bottomColor }), ...(shoes && { shoes }) }
      worn.scene = wearing(worn.scene, one.id, part)
      worn.understood.push(told(part, one, scene))
      const [nearest] = near
      if (nearest) worn.left.push(`${typed} (${drawnAs(nearest.drawn)})`)
    }
    worn.left.push(...unfit)
  }
  worn.understood = [...new Set(worn.understood)]
  worn.left = [...new Set(worn.left)]
  return worn
} // prettier-ignore

const WEARING_NOW = /\bwear(?:s|ing)?\b/

function wearing(scene: Scene, id: string, part: Dress): Scene {
  const who = scene.who.map((actor) => {
    if (actor.id !== id) return actor
    const { put = [], without, ...before } = actor.wears ?? {}
    const kept = put.filter(({ what }) => !part.put?.some((other) => other.what === what))
    const all = [...kept, ...(part.put ?? [])]
    const off = [...(without ?? []).filter((what) => !all.some((one) => one.what === what)), ...(part.without ?? [])]
    const stays = all.filter(({ what }) => !part.without?.includes(what))
    return { ...actor, wears: { ...before, ...part, ...(stays.length > 0 ? { put: stays } : {}), ...(off.length > 0 && { without: off }) } }
  })
  return { ...scene, who }
} // prettier-ignore

function told({ put = [], glasses, frames, top, topColor, bottom, bottomColor, shoes }: Dress, one: CharacterSpec, { who }: Scene): string {
  const of = whose(one, who)
  const color = (name: keyof typeof CLOTH_NAMES | undefined) => (name ? `${CLOTH_NAMES[name]}, ` : '')
  const [worn] = put
  if (worn) return `${worn.what.replace('-', ' ')}: ${color(worn.color)}${(WHERE[worn.what] ?? 'on %').replace('%', of)}`
  if (glasses) return `glasses: ${color(frames)}on ${of} nose`
  const on = who.length === 1 ? { she: 'on her', he: 'on him', they: 'on them', it: 'on it' }[one.pronoun] : `on ${one.name}`
  if (top) return `${top}: ${color(topColor)}${on}`
  if (bottom) return `${bottom}: ${color(bottomColor)}${on}`
  return `shoes: ${color(shoes)}${on}`
} // prettier-ignore

/** Takes off what is worn; what nobody wears stays in the ledger. */
export function takeOff(ledger: Ledger, scene: Scene, meant: readonly CharacterSpec[]): WornWish {
  const off: WornWish = { scene, understood: [], left: [] }
  for (const { noun, from, to } of garmentsIn(ledger)) {
    for (const one of meant) {
      const look = dressed(one, scene.who.find(({ id }) => id === one.id)?.wears).look
      const { denied, glasses } = hearLook(`no ${noun}`, one, false).look
      const without = wornBy(look).flatMap(({ what }) => (denied.has(what) && !ITS_OWN.has(what) ? [what] : []))
      const hasGlasses = glasses === 'none' && look.glasses !== 'none'
      if (without.length === 0 && !hasGlasses) continue
      off.scene = wearing(off.scene, one.id, { ...(without.length > 0 && { without }), ...(hasGlasses && { glasses: 'none' }) })
      off.understood.push(`no ${noun} on ${one.name}`)
    }
    if (off.understood.length > 0) ledger.spend(from, to)
  }
  return off
} // prettier-ignore
