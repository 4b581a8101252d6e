// Keeps what was said of hair and beards: whether it is drawn so.
import { BEARDS, HAIR_STYLES } from '../../../stage/cast.ts'
import { FURTHER_BEARDS, FURTHER_HAIR_STYLES } from '../../../stage/finer-look.data.ts'
import { type HeardLook, keep } from '../heard-look.ts'
import type { Said } from './said.ts'
import { cloths, hairs, inkOf, of, type Keep } from './said-senses.ts'

const STYLES = [...HAIR_STYLES, ...FURTHER_HAIR_STYLES]

function colored(heard: HeardLook, said: Said): void {
  const [color] = hairs(said)
  if (color) heard.hairColor ??= color
}

const TOPPED: ReadonlySet<string> = new Set(['curly', 'afro', 'wavy', 'short', 'spiky', 'quiff', 'fade', 'undercut'])

export const HAIR_KEPT: Readonly<Record<string, Keep>> = {
  hair: (heard, value, said) => {
    const [color] = hairs(said)
    const style = of(STYLES, value)
    if (!style || !keep(heard, 'style', style)) return false
    if (color) heard.hairColor ??= color
    const long = said.soft.find((word) => /^(?:long|big|huge|full)$/.test(word))
    const short = said.soft.find((word) => /^(?:short|tight|little|small)$/.test(word))
    if (long ?? short) heard.length ??= long ? 'long' : 'short'
    if (said.reach) Object.assign(heard.hairMore, { reach: said.reach })
    return true
  },
  /** One that is printed; a plain one is read with the hair. */
  scarfed: (heard, _value, said) => {
    const [ink, print] = [inkOf(said), said.print ?? (said.motif ? ('motifs' as const) : undefined)]
    if (said.text !== undefined || print === undefined || !keep(heard, 'style', 'headscarf')) return false
    const [color] = cloths(said)
    if (color) heard.ribbons ??= color
    Object.assign(heard.hairMore, {
      print,
      ...(ink && { ink }),
      ...(said.motif && { motif: said.motif }),
    })
    return true
  },
  hairlength: (heard, value, said) => {
    colored(heard, said)
    heard.length ??= value === 'short' ? 'short' : 'long'
    return true
  },
  /** What is short at its sides is so whatever it is on top. */
  hairsides: (heard, value, said) => {
    colored(heard, said)
    const style = of(FURTHER_HAIR_STYLES, value)
    if (!style || (heard.style !== undefined && !TOPPED.has(heard.style))) return false
    heard.style = style
    return true
  },
  hairstraight: (heard, _value, said) => {
    colored(heard, said)
    heard.isStraight = true
    return true
  },
  fringe: (heard, _value, said) => {
    const [color] = hairs(said)
    Object.assign(heard.hairMore, {
      fringe: true,
      ...(color && heard.hairColor && color !== heard.hairColor && { second: { color, where: 'fringe' } }),
    })
    return true
  },
  hairwears: (heard, value, said) => {
    if (value === 'rollers') colored(heard, said)
    Object.assign(heard.hairMore, { wears: value })
    return true
  },
  hairform: (heard, value, said) => {
    const [color] = hairs(said)
    if (color) heard.hairColor ??= color
    Object.assign(heard.hairMore, { form: value })
    return true
  },
  beads: (heard, _value, said) => {
    Object.assign(heard.hairMore, { beads: cloths(said)[0] ?? 'gold' })
    return true
  },
  ties: (heard, value, said) => {
    const [color] = cloths(said)
    if (color) heard.ribbons ??= color
    if (value === 'bows') Object.assign(heard.hairMore, { bows: true })
    return color !== undefined || value === 'bows'
  },
  second: (heard, value, said) => {
    const all = hairs(said)
    const color = all.at(-1)
    const [own] = all
    if (!color) return false
    if (all.length > 1 && own) heard.hairColor ??= own
    Object.assign(heard.hairMore, { second: { color, where: value } })
    return true
  },
  beard: (heard, value, said, _usual, who) => {
    const [color] = hairs(said)
    const beard = of([...BEARDS, ...FURTHER_BEARDS], value)
    if (!beard || who.type === 'boy' || who.type === 'girl') return false
    if (heard.beard !== undefined && heard.beard !== beard) return false
    heard.beard = beard
    if (color) heard.beardColor ??= color
    return true
  },
}
