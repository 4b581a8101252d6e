// Turns what a member wrote about somebody's looks into a drawable character, and into one sentence that never changes.
import {
  beardOf,
  isFreckled,
  type Accessory,
  type Bottom,
  type CharacterLook,
  type CharacterSpec,
  type CharacterType,
  CLOTH_COLORS,
  type ClothColor,
  type EyeColor,
  type HairColor,
  type HairStyle,
  type Hide,
  type Role,
  type Skin,
  SKINS,
  type Stuff,
  type Top,
} from '../base/cast.ts'
import type { Dice } from '../base/dice.ts'
import type { BriefCharacter } from './brief.ts'
import { article } from './grammar.ts'
import {
  ACCESSORY_WORDS,
  BEARD_WORDS,
  BOTTOM_WORDS,
  CLOTH_WORDS,
  EYE_WORDS,
  HAIR_COLOR_WORDS,
  HAIR_STYLE_WORDS,
  HIDE_WORDS,
  OLD_WORDS,
  SIZE_WORDS,
  SKIN_WORDS,
  STUFF_WORDS,
  TOP_WORDS,
} from './look-words.data.ts'

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
export const PEOPLE: ReadonlySet<CharacterType> = new Set(['boy', 'girl', 'man', 'woman', 'fairy'])

function heard<T>(words: readonly (readonly [RegExp, T])[], text: string): T | null {
  return words.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

/** "a yellow rain coat", "boots and a red striped shirt": the colour that stands right before the garment. */
function colorBefore(garments: readonly (readonly [RegExp, unknown])[], text: string): ClothColor | null {
  const garment = garments.find(([pattern]) => pattern.test(text))?.[0].source
  if (garment === undefined) return null
  const of = ([words]: readonly [string, ClothColor]) =>
    new RegExp(`\\b(?:${words})(?: (?!and\\b|with\\b)[\\w-]+){0,2} (?:[\\w-]* )?(?:${garment})`).test(text)
  return CLOTH_WORDS.find(of)?.[1] ?? null
}

/** A red dragon with a green scarf is red: what somebody wears is not their own colour. */
const WORN = new RegExp(
  `\\b(?:${CLOTH_WORDS.map(([words]) => words).join('|')}) (?:${ACCESSORY_WORDS.map(([{ source }]) => source).join('|')})`,
  'g',
)

/** Hair that is only said to be straight is as long as most would think of. */
function straight(text: string, female: boolean): HairStyle | null {
  return /straight[\w ]{0,24}hair|hair[\w ]{0,12}straight/.test(text) ? (female ? 'bob' : 'short') : null
}

function heads(type: CharacterType, age: number | null): number {
  if (!PEOPLE.has(type)) return 3
  if (type === 'fairy') return 4
  const years = age ?? (CHILD.has(type) ? 6 : 40)
  return years <= 3 ? 4 : years <= 9 ? 4.5 : years <= 14 ? 5.5 : 6.5
}

/** Where nobody says otherwise: what most people with this skin have. */
const USUAL: Readonly<Record<'light' | 'tan' | 'dark', { eyes: readonly EyeColor[]; color: readonly HairColor[]; she: readonly HairStyle[]; he: readonly HairStyle[] }>> = {
  light: { eyes: ['brown', 'dark', 'hazel', 'green', 'blue'], color: ['black', 'brown', 'chestnut', 'blonde', 'red'], she: ['bob', 'long', 'ponytail', 'curly', 'braids'], he: ['short', 'curly', 'spiky', 'wavy'] },
  tan: { eyes: ['brown', 'dark', 'hazel', 'green'], color: ['black', 'brown', 'chestnut'], she: ['bob', 'long', 'ponytail', 'wavy', 'braids'], he: ['short', 'curly', 'spiky', 'wavy'] },
  dark: { eyes: ['brown', 'dark'], color: ['black', 'black', 'brown'], she: ['braids', 'puffs', 'curly', 'afro', 'bun'], he: ['short', 'curly', 'afro', 'locs'] },
} // prettier-ignore
const usualWith = (skin: Skin) =>
  USUAL[skin === 'deep' || skin === 'ebony' ? 'dark' : SKINS.indexOf(skin) >= SKINS.indexOf('olive') ? 'tan' : 'light']

const CHILDISH: ReadonlySet<HairStyle> = new Set(['spiky', 'puffs'])

/** Styles that are long or cropped. */
export const CURLS: ReadonlySet<HairStyle> = new Set(['curly', 'afro', 'wavy'])

/** A boy's curls are short unless it is said that they are long, a girl's long unless it is said that they are short. */
function isCropped(type: CharacterType, style: HairStyle, text: string): boolean {
  if (!CURLS.has(style)) return false
  const said = (length: string) =>
    new RegExp(`\\b(?:${length})\\b[\\w -]{0,24}(?:hair|curls|coils|waves|afro)`).test(text)
  return type === 'boy' || type === 'man' ? !said('long|big|full|wild|shoulder-length') : said('short|cropped|close')
}

/** Where nobody says otherwise: children are dressed for puddles, grown-ups for the day. */
const USUAL_CLOTHES: Readonly<Record<'child' | 'she' | 'he', { top: readonly Top[]; bottom: readonly Bottom[]; accessory: readonly Accessory[] }>> = {
  child: { top: ['t-shirt', 'jumper', 'hoodie', 'dungarees', 'shirt', 'cardigan', 'raincoat'], bottom: ['trousers', 'shorts', 'leggings'], accessory: ['scarf', 'none', 'backpack', 'boots', 'none'] },
  she: { top: ['cardigan', 'jumper', 'shirt', 'dress', 't-shirt'], bottom: ['trousers', 'skirt'], accessory: ['none', 'scarf', 'none'] },
  he: { top: ['shirt', 'jumper', 'cardigan', 'hoodie', 't-shirt'], bottom: ['trousers'], accessory: ['none', 'scarf', 'none'] },
} // prettier-ignore

const OLD = 60

/** A statue has no markings: the plain coat that comes nearest. */
const COAT_OF: Readonly<Record<Stuff, Hide>> = { bronze: 'brown', stone: 'grey' }

function creatureLook(text: string, age: number | null): Partial<CharacterLook> {
  const made = heard(STUFF_WORDS, text)
  const size = heard(SIZE_WORDS, text)
  const old = OLD_WORDS.test(text) || (age ?? 0) >= OLD
  return { ...(made && { made, hide: COAT_OF[made] }), ...(size && { size }), ...(old && { old }) }
}

/** "large", "old", "bronze": what tells a creature from others of its kind, before its colour. */
export const creatureWords = ({ size, old, made }: CharacterLook): string[] =>
  [size, old === true ? 'old' : undefined, made].filter((one) => one !== undefined)

export function lookOf(one: BriefCharacter, dice: Dice): CharacterLook {
  const text = one.description.toLowerCase()
  const old = (one.age ?? 0) >= OLD
  const people = PEOPLE.has(one.type)
  const female = one.pronoun === 'she'
  const [first = 'tomato', second = 'sky'] = dice.fork('cloth').shuffle(CLOTH_COLORS)
  const top = colorBefore(people ? TOP_WORDS : ACCESSORY_WORDS, text) ?? first
  const bottom = colorBefore(BOTTOM_WORDS, text) ?? (second === top ? first : second)
  const hide = people ? null : heard(HIDE_WORDS, text.replaceAll(WORN, ''))
  const skin = heard(SKIN_WORDS, text) ?? dice.fork('skin').pick(SKINS.slice(1, 7))
  const usual = usualWith(skin)
  const isGrown = one.type === 'man' || one.type === 'woman'
  const clothes = USUAL_CLOTHES[isGrown ? (female ? 'she' : 'he') : 'child']
  const style =
    heard(HAIR_STYLE_WORDS, text) ??
    straight(text, female) ??
    dice.fork('hair').pick((female ? usual.she : usual.he).filter((one) => !(isGrown && CHILDISH.has(one))))
  const look: CharacterLook = {
    skin,
    hair: {
      style,
      color:
        heard(HAIR_COLOR_WORDS, text) ??
        heard(HAIR_COLOR_WORDS, text.replaceAll(/beard|m(?:o)?ustache/g, 'hair')) ??
        (old ? 'grey' : dice.fork('hair-color').pick(usual.color)),
      ...(isCropped(one.type, style, text) && { cropped: true }),
    },
    eyes: heard(EYE_WORDS, text) ?? dice.fork('eyes').pick(usual.eyes),
    glasses: /square glasses/.test(text) ? 'square' : /glasses|spectacles/.test(text) ? 'round' : 'none',
    hide: hide ?? dice.fork('hide').pick(HIDE_OF[one.type] ?? (['brown'] as const)),
    outfit: {
      top: people ? (heard(TOP_WORDS, text) ?? dice.fork('top').pick(clothes.top)) : 'none',
      bottom: people ? (heard(BOTTOM_WORDS, text) ?? dice.fork('bottom').pick(clothes.bottom)) : 'none',
      colors: [top, bottom],
    },
    accessory:
      heard(ACCESSORY_WORDS, text) ??
      (one.type === 'dog' || one.type === 'cat'
        ? 'collar'
        : dice.fork('accessory').pick(people ? clothes.accessory : (['scarf', 'bow-tie', 'none'] as const))),
    heads: heads(one.type, one.age),
  }
  if (!people) return { ...look, ...creatureLook(text, one.age) }
  return {
    ...look,
    freckles: /no freckles/.test(text) ? false : /freckle/.test(text) || isFreckled(one.type, look),
    beard: heard(BEARD_WORDS, text) ?? beardOf(one.type, one.age, look),
  }
}

const PAIRS: ReadonlySet<Accessory> = new Set(['boots', 'headphones'])

export function canonicalOf(name: string, type: CharacterType, age: number | null, look: CharacterLook): string {
  const years = age === null ? '' : `, ${age} years old`
  const isPair = PAIRS.has(look.accessory)
  const extra =
    look.accessory === 'none' ? '' : `, with ${isPair ? '' : `${article(look.accessory)} `}${look.accessory}`
  if (!PEOPLE.has(type)) {
    const words = [...creatureWords(look), ...(look.made ? [] : [look.hide])].join(' ')
    return `${name}, ${article(words)} ${words} ${type === 'other' ? 'creature' : type}, ${look.heads} heads tall${extra}.`
  }
  const hair =
    look.hair.style === 'bald'
      ? 'a bald head'
      : look.hair.style === 'headscarf'
        ? 'a headscarf'
        : `${look.hair.cropped ? 'short ' : ''}${look.hair.style} ${look.hair.color} hair`
  const glasses = look.glasses === 'none' ? '' : `, ${look.glasses} glasses`
  const beard = beardOf(type, age, look)
  const face = `${beard === 'none' ? '' : `, a ${beard}`}${isFreckled(type, look) ? ', freckles' : ''}`
  return `${name}, ${article(type)} ${type}${years}: ${look.skin} skin, ${hair}, ${look.eyes} eyes${glasses}${face}, ${look.outfit.colors[0]} ${look.outfit.top}, ${look.outfit.colors[1]} ${look.outfit.bottom}${extra}, ${look.heads} heads tall.`
}

export function characterSpec(
  one: BriefCharacter,
  as: { id: string; role: Role; want: string; habit: string; hide?: Hide },
  dice: Dice,
): CharacterSpec {
  const drawn = lookOf(one, dice.fork(`look:${one.name}`))
  const look: CharacterLook = as.hide ? { ...drawn, hide: as.hide } : drawn
  return {
    id: as.id,
    name: one.name,
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
