// Keeps what was said of a body: what helps it, what marks it, how it is built, how old and how large it is.
import {
  FRAMES,
  type Frame,
  FURTHER_GLASSES,
  LIMBS,
  MARKS,
  type Mark,
  type MarkKind,
  type MarkPlace,
} from '../../../stage/finer-look.data.ts'
import { GLASSES, SKINS } from '../../../stage/cast.ts'
import { type HeardLook, keep, type Sitter } from '../heard-look.ts'
import { sizeOf } from '../creature/size-of.ts'
import { wear } from './keep-clothes.ts'
import { eyesIn } from '../look-senses.ts'
import { cloths, hairs, of, type Keep, wordsAsUnits } from './said-senses.ts'
import { place, type Said } from './said.ts'

const GROWN: ReadonlySet<string> = new Set(['man', 'woman', 'fairy'])
const CHILD: ReadonlySet<string> = new Set(['boy', 'girl'])

/** One of each can be true of a body: nobody is tall and short. */
const EITHER: readonly (readonly Frame[])[] = [
  ['tall', 'short', 'dwarf'],
  ['thin', 'round', 'stocky'],
  ['belly', 'pregnant'],
]

function build(heard: HeardLook, frame: Frame): boolean {
  if (heard.builds.includes(frame)) return true
  if (EITHER.some((group) => group.includes(frame) && group.some((one) => heard.builds.includes(one)))) return false
  heard.builds.push(frame)
  return true
}

const isLow = (where: string | undefined) => where !== undefined && /leg|knee/.test(where)
const isArm = (where: string | undefined) => where !== undefined && /arm|hand/.test(where)

/** One for each ear, unless one ear is named; a patch and a tube stay on their side of the face on every page. */
const USUAL_SIDE: Readonly<Record<string, 'left' | 'both'>> = {
  'hearing-aids': 'both',
  implants: 'both',
  'eye-patch': 'left',
  feeding: 'left',
}

/** What a word stands for where another word has to say which. */
const AIDS_MEANT: Readonly<Record<string, (heard: HeardLook, said: Said) => string>> = {
  splints: (_, { where }) => (isArm(where) ? 'wrist-splint' : 'ankle-splints'),
  cast: (_, { where }) => (isLow(where) ? 'leg-cast' : 'arm-cast'),
  chair: (_, { soft }) =>
    soft.some((word) => /^(?:electric|powered|motori[sz]ed)$/.test(word)) ? 'power-chair' : 'wheelchair',
  prosthetic: (heard, { where }) =>
    isArm(where) || (where === undefined && isArm(heard.short)) ? 'prosthetic-arm' : 'prosthetic-leg',
  feeding: (_, { where }) => (where === 'chest' ? 'tummy-tube' : 'feeding-tube'),
  'eye-patch': () => 'eye-patch',
  'hearing-aids': () => 'hearing-aid',
  implants: () => 'cochlear-implant',
  sticks: (_, { count, soft }) =>
    count === 2 || soft.some((word) => /^(?:walks?|uses?|using|on)$/.test(word)) ? 'crutches' : '',
}

/** A whole phrase names the limb and the side by itself. */
function placeIn(said: Said): void {
  const { part, side } = said.groups ?? {}
  if (part ?? side) place(said, { part, first: side })
}

/** A child's patch is stuck to the skin, under the glasses; a pirate's is tied on. */
function stick(heard: HeardLook, said: Said): boolean {
  const [color] = cloths(said)
  const where = said.side === 'right' ? 'right-eye' : 'left-eye'
  mark(heard, { what: 'eye-patch-skin', where, ...(color && { color }), ...(said.motif && { motif: said.motif }) })
  return true
}

function mark(heard: HeardLook, one: Mark): void {
  if (!heard.marks.some(({ what, where }) => what === one.what && where === one.where)) heard.marks.push(one)
}

/** A noun that says where it is. */
const PLACED_MARKS: Readonly<Record<string, readonly [MarkKind, MarkPlace]>> = {
  'dimples-chin': ['dimples', 'chin'],
  'chest-hair': ['chest-hair', 'chest'],
  'mud-knees': ['mud', 'knees'],
  'smudge-lip': ['smudge', 'lip'],
  'smudge-hands': ['smudge', 'hands'],
  'sticker-arm': ['sticker', 'right-arm'],
  'piercing-brow': ['piercing', 'left-brow'],
  'piercing-lip': ['piercing', 'lip'],
  'piercing-nose': ['piercing', 'nose'],
}

const HALVED: ReadonlySet<string> = new Set(['port-wine', 'burn', 'vitiligo'])

/** "Half of the face" is a cheek, but for what is as large as that. */
function whereOf(what: string, { where, side }: Said): MarkPlace | undefined {
  if (what === 'port-wine' && where === undefined && side !== undefined)
    return of(['left-half', 'right-half'] as const, `${side}-half`)
  if (where?.endsWith('half') && !HALVED.has(what)) return where === 'left-half' ? 'left-cheek' : 'right-cheek'
  return where
}

/** A red one is a strawberry's, one of wine a port-wine stain. */
function meant(value: string, said: Said): string {
  if (value !== 'birthmark') return value
  if (said.where?.endsWith('half')) return 'port-wine'
  if (said.colors.some((word) => /^(?:red|pink|bright red|reddish)$/.test(word))) return 'strawberry-mark'
  return said.colors.some((word) => /^(?:purple|burgundy|maroon|wine|dark red)$/.test(word)) ? 'port-wine' : value
}

const TALLER = 183
const SHORTER = 157

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']
const number = (typed: string | undefined) =>
  typed === undefined || typed === '' ? 0 : NUMBERS.includes(typed) ? NUMBERS.indexOf(typed) : Number(typed)

/** The years of life that a word stands for agree with those that are known, or are the only ones. */
export function aged(heard: HeardLook, from: number, to: number, { age }: Sitter): boolean {
  if (age !== null) return age >= from && age <= to
  return keep(heard, 'years', Math.round((from + to) / 2))
}

const eyeOf = (word: string | undefined) =>
  word === undefined ? undefined : eyesIn(wordsAsUnits(word.replace('gray', 'grey').split(' ')))?.value

const DECADES = ['', '', 'twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties']

export const BODY_KEPT: Readonly<Record<string, Keep>> = {
  aid: (heard, value, said, _usual, who) => {
    placeIn(said)
    if (value === 'eye-patch' && CHILD.has(who.type) && !said.soft.includes('pirate')) return stick(heard, said)
    const [color] = cloths(said)
    if (value === 'lens-patch') {
      heard.glasses ??= 'round'
      if (color) heard.frames ??= color
      return stick(heard, { ...said, colors: [] })
    }
    said.side ??= USUAL_SIDE[value]
    return wear(heard, AIDS_MEANT[value]?.(heard, said) ?? value, color, said)
  },
  mark: (heard, value, said, usual, who) => {
    placeIn(said)
    const [name, place] = PLACED_MARKS[value] ?? [value]
    if (place && said.side === undefined) said.where = place
    const hair = name === 'own-brows' ? hairs(said)[0] : undefined
    const [color = hair ?? usual] = name === 'own-brows' ? [] : cloths(said)
    const what = of(MARKS, meant(name, said))
    if (!what || (what === 'tattoo' && !GROWN.has(who.type))) return false
    // Paint and chocolate are only seen where they are said to be.
    if (what === 'smudge' && said.where === undefined) return false
    const side = said.groups?.['side']
    const where =
      whereOf(what, said) ??
      (side && what.endsWith('-eye') ? of(['left-eye', 'right-eye'] as const, `${side}-eye`) : undefined)
    const rose = what === 'tattoo' && said.colors.includes('rose') ? 'flower' : undefined
    const motif = said.motif ?? rose
    mark(heard, { what, ...(where && { where }), ...(color && { color }), ...(motif && { motif }) })
    if (what === 'body-freckles') keep(heard, 'freckles', true)
    if (what === 'tattoo' || what === 'hairy-arms' || what === 'body-freckles' || isArm(where))
      heard.outfit.sleeves ??= 'short'
    return true
  },
  eyes: (heard, _value, { groups }) => {
    const [left = 'blue', right = 'brown'] = [eyeOf(groups?.['left']), eyeOf(groups?.['right'])]
    heard.leftEye = left
    return keep(heard, 'eyes', right)
  },
  skin: (heard, value, said) => {
    const skin = of(SKINS, value)
    return skin !== undefined && said.colors.length === 0 && keep(heard, 'skin', skin)
  },
  tooth: (heard, _value, said) => {
    const isLow = said.groups?.['low'] !== undefined || said.groups?.['low2'] === 'bottom'
    mark(heard, { what: isLow ? 'missing-lower-tooth' : 'missing-tooth' })
    return true
  },
  freckles: (heard, _value, said) => {
    if (said.side === 'left' || said.side === 'right') return false
    if (said.where !== undefined && /arm|hand|chest|neck|leg/.test(said.where)) {
      mark(heard, { what: 'body-freckles' })
      heard.outfit.sleeves ??= 'short'
    }
    return keep(heard, 'freckles', true)
  },
  frame: (heard, value) => {
    if (value === 'stocky') return build(heard, 'stocky')
    const frame = of(FRAMES, value)
    return frame !== undefined && build(heard, frame)
  },
  height: (heard, value, { groups }, _usual, who) => {
    const cm =
      value === 'metres'
        ? number(groups?.['metres']) * 100 + number(groups?.['rest'])
        : value === 'cm'
          ? number(groups?.['cm'])
          : Math.round(number(groups?.['feet']) * 30.48 + number(groups?.['inches'] ?? groups?.['inches2']) * 2.54)
    if (!GROWN.has(who.type)) return false
    if (heard.builds.includes('dwarf')) return cm < SHORTER
    return cm >= TALLER ? build(heard, 'tall') : cm <= SHORTER ? build(heard, 'short') : true
  },
  size: (heard, value, { groups }) => {
    const size =
      value === 'to' ? sizeOf(groups?.['to'] ?? '', groups?.['no'] !== undefined) : of(['tiny'] as const, value)
    return size !== undefined && keep(heard, 'size', size)
  },
  age: (heard, _value, { groups }, _usual, who) => {
    const decade = DECADES.indexOf(groups?.['decade'] ?? '-')
    if (decade > 0) return aged(heard, decade * 10, decade * 10 + 9, who)
    if (groups?.['months']) return aged(heard, 0, 2, who)
    const years = number(groups?.['years'])
    return aged(heard, years, years, who)
  },
  short: (heard, value, said) => {
    const { part = '', side = said.side ?? 'left' } = said.groups ?? {}
    if (value !== 'limb') return keep(heard, 'short', of(LIMBS, value))
    const limb = /leg|foot/.test(part) ? 'leg' : /hand/.test(part) ? 'hand' : 'arm'
    return keep(heard, 'short', of(LIMBS, `${side}-${limb}`))
  },
  glasses: (heard, value, said) => {
    const about = [...said.soft, ...said.colors, said.motif ?? '', said.print ?? ''].join(' ')
    const form = of([...GLASSES, ...FURTHER_GLASSES], FORMS.find(([is]) => is.test(about))?.[1] ?? value)
    const isAgain =
      heard.glasses !== undefined && heard.glasses !== 'none' && form === 'round' && cloths(said).length === 0
    if (!form || (!isAgain && heard.glasses !== undefined && heard.glasses !== form)) return false
    heard.glasses ??= form
    const [color] = cloths(said)
    if (color) heard.frames ??= color
    return true
  },
}

const FORMS: readonly (readonly [RegExp, string])[] = [
  [/heart/, 'hearts'],
  [/star/, 'stars'],
  [/cats? eye/, 'cat-eye'],
  [/half moon/, 'half-moon'],
  [/square|rectang/, 'square'],
  [/^(?!.*dark \w+ ).*\b(?:dark|tinted|shaded|mirrored)\b/, 'sunglasses'],
]
