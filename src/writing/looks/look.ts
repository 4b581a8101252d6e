// Turns what a member wrote about somebody's looks into a drawable character, and into one sentence that never changes.
import {
  beardOf,
  isFreckled,
  type Accessory,
  type CharacterLook,
  type CharacterSpec,
  type CharacterType,
  CLOTH_COLORS,
  type ClothColor,
  type HairStyle,
  type Role,
  type Skin,
  SKINS,
  type Worn,
} from '../../stage/cast.ts'
import type { Hide } from '../../stage/finer-creature.data.ts'
import type { Dice } from '../../base/dice.ts'
import type { BriefCharacter } from '../brief/brief.ts'
import { article } from '../english/grammar.ts'
import { type Chooser, type HeardLook, PEOPLE, withChosen } from './heard-look.ts'
import { hearLook, type Hearing } from './hear-look.ts'
import { describedKind } from './creature/named-kind.ts'
import { creaturePhrases, kindWords } from './creature/say-creature.ts'
import { STUFF_HIDE } from './creature/species.data.ts'
import { kinHair, type KinLook } from './kin-look.ts'
import { USUAL, USUAL_CLOTHES } from './usual-looks.data.ts'

const HIDE_OF: Readonly<Partial<Record<CharacterType, readonly Hide[]>>> = {
  dog: ['golden', 'brown', 'spotted', 'black'],
  cat: ['ginger', 'grey', 'black', 'white'],
  rabbit: ['white', 'brown', 'grey'],
  dragon: ['green', 'red', 'purple', 'blue'],
  robot: ['silver', 'blue', 'red'],
  alien: ['green', 'purple', 'blue'],
  monster: ['purple', 'blue', 'green'],
  other: ['golden', 'blue', 'purple'],
}
const CHILD: ReadonlySet<CharacterType> = new Set(['boy', 'girl'])

function heads(type: CharacterType, age: number | null): number {
  if (!PEOPLE.has(type)) return 3
  if (type === 'fairy') return 4
  const years = age ?? (CHILD.has(type) ? 6 : 40)
  return years <= 3 ? 4 : years <= 9 ? 4.5 : years <= 14 ? 5.5 : 6.5
}

const usualWith = (skin: Skin) =>
  USUAL[skin === 'deep' || skin === 'ebony' ? 'dark' : SKINS.indexOf(skin) >= SKINS.indexOf('olive') ? 'tan' : 'light']

const CHILDISH: ReadonlySet<HairStyle> = new Set(['spiky', 'puffs'])

/** Styles that are long or cropped. */
export const CURLS: ReadonlySet<HairStyle> = new Set(['curly', 'afro', 'wavy'])

/** A boy's curls are short unless it is said that they are long, a girl's long unless it is said that they are short. */
function isCropped(type: CharacterType, style: HairStyle, length: HeardLook['length']): boolean {
  if (!CURLS.has(style)) return false
  return type === 'boy' || type === 'man' ? length !== 'long' : length === 'short'
}

const OLD = 60

/** "large", "old", "bronze": what tells a creature from others of its kind, before its colour. */
export const creatureWords = ({ size, old, made }: CharacterLook): string[] =>
  [size, old === true ? 'old' : undefined, made].filter((one) => one !== undefined)

export interface ReadLook extends Omit<Hearing, 'look'> {
  look: CharacterLook
  /** Of which nothing was said at all: the dice chose. */
  chosen: ('skin' | 'hair')[]
}

const PALE: ReadonlySet<string> = new Set(['red', 'blonde'])
const COILS: ReadonlySet<string> = new Set(['afro', 'puffs', 'locs'])

/** What other words make likely, where nothing is said of the skin itself. */
function likelySkins({ skin, origins, hairColor, style }: HeardLook, kin?: KinLook): readonly Skin[] {
  if (skin) return [skin]
  if (origins.length > 0) return origins.flatMap((origin) => [...origin.skin])
  const left = hairColor && PALE.has(hairColor) ? SKINS.slice(0, 4) : style && COILS.has(style) ? SKINS.slice(4) : SKINS
  if (kin && left.includes(kin.skin)) return [kin.skin]
  return left === SKINS ? SKINS.slice(1, 7) : left
}

/** The dice's choice, but for what somebody was said not to have. */
function unlike<T>(all: readonly T[], denied: ReadonlySet<unknown>): readonly T[] {
  const left = all.filter((one) => !denied.has(one))
  return left.length > 0 ? left : all
}

const lookFor = (one: BriefCharacter, dice: Dice, said: HeardLook, kin?: KinLook): CharacterLook => {
  const old = (one.age ?? said.years ?? 0) >= OLD
  const people = PEOPLE.has(one.type)
  const female = one.pronoun === 'she'
  const [worn] = said.worn.toSorted((a, b) => FIRST.indexOf(b.what) - FIRST.indexOf(a.what))
  const [first = 'tomato', second = 'sky'] = dice.fork('cloth').shuffle(CLOTH_COLORS)
  const top = (people ? said.topColor : (worn?.color ?? said.topColor)) ?? first
  const bottom = said.bottomColor ?? (second === top ? first : second)
  const skin = dice.fork('skin').pick(likelySkins(said, kin))
  const usual = usualWith(skin)
  const isGrown = one.type === 'man' || one.type === 'woman'
  const clothes = USUAL_CLOTHES[isGrown ? (female ? 'she' : 'he') : 'child']
  const [origin] = said.origins
  const styles = (female ? (origin?.she ?? usual.she) : (origin?.he ?? usual.he)).filter((style) => !(isGrown && CHILDISH.has(style))) // prettier-ignore
  const lengthened = said.length === 'long' ? 'long' : said.length === 'short' ? 'short' : undefined
  const style =
    said.style ??
    lengthened ??
    (said.isStraight ? (female ? 'bob' : 'short') : dice.fork('hair').pick(unlike(styles, said.denied)))
  const also = said.worn.filter((other) => other !== worn)
  return {
    skin,
    hair: {
      style,
      color: said.hairColor ?? (old ? 'grey' : ((origin ? undefined : kinHair(kin)) ?? dice.fork('hair-color').pick(origin ? said.origins.flatMap(({ hair }) => [...hair]) : usual.color))), // prettier-ignore
      ...(isCropped(one.type, style, said.length) && { cropped: true }),
      ...(said.ribbons && { cloth: said.ribbons }),
      ...said.hairMore,
    },
    eyes: said.eyes ?? dice.fork('eyes').pick(origin ? said.origins.flatMap(({ eyes }) => [...eyes]) : usual.eyes),
    ...(said.leftEye && { leftEye: said.leftEye }),
    glasses: said.glasses ?? 'none',
    ...(said.frames && { frames: said.frames }),
    hide: (said.made ? STUFF_HIDE[said.made] : said.hide) ?? dice.fork('hide').pick(HIDE_OF[one.type] ?? (['brown'] as const)),
    outfit: {
      top: people ? (said.top ?? dice.fork('top').pick(unlike(clothes.top, said.denied))) : 'none',
      bottom: people ? (said.bottom ?? dice.fork('bottom').pick(unlike(clothes.bottom, said.denied))) : 'none',
      colors: [top, bottom],
      ...(said.shoes && { shoes: said.shoes }),
      ...said.outfit,
    },
    accessory: worn?.what ?? (said.isBare ? 'none' : accessoryLeft(one, dice, people ? clothes.accessory : undefined, said)),
    ...(worn?.color && { accessoryColor: worn.color }),
    ...moreOf(worn),
    ...(said.marks.length > 0 && { marks: said.marks }),
    ...buildsOf(said),
    ...(people && said.size && { size: said.size }),
    ...(people && one.age === null && (said.years ?? 0) >= OLD && { old: true }),
    ...(said.short && { short: said.short }),
    ...(said.beardOwn && { beardColor: said.beardOwn }),
    ...(also.length > 0 && { also }),
    ...said.creature,
    heads: heads(one.type, one.age ?? said.years ?? null),
  }
} // prettier-ignore

/** How the body is made: the first by itself, as looks were frozen with one. */
function buildsOf({ builds }: HeardLook): Pick<CharacterLook, 'frame' | 'alsoFramed'> {
  const [frame, ...also] = builds
  return { ...(frame && { frame }), ...(also.length > 0 && { alsoFramed: also }) }
}

function moreOf(worn: Worn | undefined): Pick<CharacterLook, 'accessoryMore'> {
  if (!worn) return {}
  const { what: _, color: __, ...more } = worn
  return Object.keys(more).length > 0 ? { accessoryMore: more } : {}
}

/** Of several things worn the one that a figure is posed by comes first. */
const FIRST: readonly Accessory[] = ['boots', 'walker', 'power-chair', 'wheelchair']

function accessoryLeft({ type }: BriefCharacter, dice: Dice, usual: readonly Accessory[] | undefined, { denied }: HeardLook): Accessory {
  const pet = type === 'dog' || type === 'cat'
  if (pet) return denied.has('collar') ? 'none' : 'collar'
  const one = dice.fork('accessory').pick(usual ?? (['scarf', 'bow-tie', 'none'] as const))
  return denied.has(one) ? 'none' : one
} // prettier-ignore

/** Of a person: what nothing was said of. */
export function leftOpen({ skin, style, hairColor, length, isStraight, origins }: HeardLook): ReadLook['chosen'] {
  if (origins.length > 0) return []
  const isHairSaid = [style, hairColor, length, isStraight].some((said) => said !== undefined)
  return [...(skin === undefined ? (['skin'] as const) : []), ...(isHairSaid ? [] : (['hair'] as const))]
}

/** What was chosen is drawn, what was said is drawn or comes back as it was typed; what was left open the dice choose, within what is likely. */
export function readLook(one: BriefCharacter & Chooser, dice: Dice, kin?: KinLook): ReadLook {
  const { look: heard, ...ends } = hearLook(describedKind(one), one)
  const said = withChosen(heard, one)
  const look = lookFor(one, dice, said, kin)
  if (!PEOPLE.has(one.type)) {
    const old = said.old === true || (one.age ?? 0) >= OLD
    const { made, size } = said
    return { ...ends, chosen: [], look: { ...look, ...(made && { made }), ...(size && { size }), ...(old && { old }) } }
  }
  const chosen = leftOpen(said)
  const freckles = said.freckles ?? isFreckled(one.type, look)
  const beard = said.beard ?? beardOf(one.type, one.age, look)
  return { ...ends, chosen, look: { ...look, freckles, beard } }
}

/** `kin`: of one blood with somebody who looks so. */
export const lookOf = (...asked: Parameters<typeof readLook>): CharacterLook => readLook(...asked).look

const PAIRS: ReadonlySet<Accessory> = new Set(['boots', 'headphones', 'paw-shoes', 'paw-socks', 'paw-skates'])

function wornName({ what, color }: { what: Accessory; color?: ClothColor | undefined }): string {
  return `${PAIRS.has(what) ? '' : `${article(what)} `}${what}${color ? ` in ${color}` : ''}`
}

export function canonicalOf(name: string, type: CharacterType, age: number | null, look: CharacterLook): string {
  const years = age === null ? '' : `, ${age} years old`
  const worn = [{ what: look.accessory, color: look.accessoryColor }, ...(look.also ?? [])]
  const extra = worn
    .filter(({ what }) => what !== 'none')
    .map((one) => `, with ${wornName(one)}`)
    .join('')
  if (!PEOPLE.has(type)) {
    const words = [...creatureWords(look), ...(look.made ? [] : [look.hide])].join(' ')
    const finer = creaturePhrases(look)
      .map((said) => `, ${said}`)
      .join('')
    return `${name}, ${article(words)} ${words} ${kindWords(type, look)}${finer}, ${look.heads} heads tall${extra}.`
  }
  const hair =
    look.hair.style === 'bald'
      ? 'a bald head'
      : look.hair.style === 'headscarf'
        ? `a ${look.hair.cloth ? `${look.hair.cloth} ` : ''}headscarf`
        : `${look.hair.cropped ? 'short ' : ''}${look.hair.style} ${look.hair.color} hair`
  const glasses = look.glasses === 'none' ? '' : `, ${look.frames ? `${look.frames} ` : ''}${look.glasses} glasses`
  const beard = beardOf(type, age, look)
  const face = `${beard === 'none' ? '' : `, a ${beard}`}${isFreckled(type, look) ? ', freckles' : ''}`
  return `${name}, ${article(type)} ${type}${years}: ${look.skin} skin, ${hair}, ${look.eyes} eyes${glasses}${face}, ${look.outfit.colors[0]} ${look.outfit.top}, ${look.outfit.colors[1]} ${look.outfit.bottom}${look.outfit.shoes ? `, ${look.outfit.shoes} shoes` : ''}${extra}, ${look.heads} heads tall.`
}

export function characterSpec(
  one: BriefCharacter & Pick<CharacterSpec, 'called' | 'full'>,
  as: { id: string; role: Role; want: string; habit: string; hide?: Hide; kin?: KinLook | undefined },
  dice: Dice,
): CharacterSpec {
  const drawn = one.look ?? lookOf(one, dice.fork(`look:${one.name}`), as.kin)
  const look: CharacterLook = as.hide ? { ...drawn, hide: as.hide } : drawn
  return {
    id: as.id,
    name: one.name,
    ...(one.called !== undefined && { called: one.called }),
    ...(one.full !== undefined && { full: one.full }),
    type: one.type,
    age: one.age,
    pronoun: one.pronoun,
    role: as.role,
    want: as.want,
    habit: as.habit,
    relation: one.relation,
    look,
    canonical: canonicalOf(one.name, one.type, one.age, look),
  }
}
