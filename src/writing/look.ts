// Turns what a member wrote about somebody's looks into a drawable character, and into one sentence that never changes.
import {
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
  SKINS,
  type Skin,
  type Top,
} from '../base/cast.ts'
import type { Dice } from '../base/dice.ts'
import type { BriefCharacter } from './brief.ts'
import { article } from './grammar.ts'

const HAIR_STYLE_WORDS: readonly (readonly [RegExp, HairStyle])[] = [
  [/\bbald\b|no hair/, 'bald'],
  [/hijab|headscarf/, 'headscarf'],
  [/\bpuffs?\b/, 'puffs'],
  [/\b(dread)?locs\b|dreadlocks/, 'locs'],
  [/afro/, 'afro'],
  [/pigtails|bunches/, 'pigtails'],
  [/ponytail/, 'ponytail'],
  [/braid|plait|cornrow/, 'braids'],
  [/\bbun\b|top ?knot/, 'bun'],
  [/curl/, 'curly'],
  [/wav[ey]/, 'wavy'],
  [/spik/, 'spiky'],
  [/\bbob\b/, 'bob'],
  [/long/, 'long'],
  [/short/, 'short'],
]
const HAIR_COLOR_WORDS: readonly (readonly [RegExp, HairColor])[] = [
  [/(red|ginger|auburn|copper)[\w ]{0,14}hair|redhead/, 'red'],
  [/(blond\w*|golden|yellow)[\w ]{0,14}hair|\bblonde?\b/, 'blonde'],
  [/black[\w ]{0,14}hair/, 'black'],
  [/(grey|gray|silver)[\w ]{0,14}hair/, 'grey'],
  [/white[\w ]{0,14}hair/, 'white'],
  [/chestnut/, 'chestnut'],
  [/brown[\w ]{0,14}hair|brunette/, 'brown'],
  [/pink[\w ]{0,14}hair/, 'pink'],
  [/blue[\w ]{0,14}hair/, 'blue'],
]
const EYE_WORDS: readonly (readonly [RegExp, EyeColor])[] = [
  [/hazel/, 'hazel'],
  [/green[\w ]{0,8}eye/, 'green'],
  [/blue[\w ]{0,8}eye/, 'blue'],
  [/gr[ea]y[\w ]{0,8}eye/, 'grey'],
  [/dark[\w ]{0,8}eye|black eye/, 'dark'],
  [/brown[\w ]{0,8}eye/, 'brown'],
]
const SKIN_WORDS: readonly (readonly [RegExp, Skin])[] = [
  [/porcelain|very pale/, 'porcelain'],
  [/fair skin|pale/, 'fair'],
  [/olive/, 'olive'],
  [/\btan\b|tanned/, 'tan'],
  [/(very dark|ebony)/, 'ebony'],
  [/dark skin|black skin|deep brown/, 'deep'],
  [/brown skin|brown-skinned/, 'brown'],
  [/light skin/, 'light'],
]
const HIDE_WORDS: readonly (readonly [RegExp, Hide])[] = [
  [/spot|patch|dalmatian/, 'spotted'],
  [/gold|yellow/, 'golden'],
  [/ginger|orange/, 'ginger'],
  [/black/, 'black'],
  [/white/, 'white'],
  [/gr[ea]y/, 'grey'],
  [/brown|chocolate/, 'brown'],
  [/green/, 'green'],
  [/blue/, 'blue'],
  [/purple|violet/, 'purple'],
  [/red/, 'red'],
  [/silver|metal/, 'silver'],
]
const TOP_WORDS: readonly (readonly [RegExp, Top])[] = [
  [/raincoat|\bcoat\b|mackintosh|anorak/, 'raincoat'],
  [/hoodie|sweatshirt/, 'hoodie'],
  [/jumper|sweater|pullover/, 'jumper'],
  [/dungarees|overalls/, 'dungarees'],
  [/cardigan/, 'cardigan'],
  [/\bdress\b|gown|sari\b/, 'dress'],
  [/t-shirt|tee shirt|\btop\b|jersey/, 't-shirt'],
  [/\bshirt\b|blouse/, 'shirt'],
]
const BOTTOM_WORDS: readonly (readonly [RegExp, Bottom])[] = [
  [/shorts/, 'shorts'],
  [/skirt|kilt/, 'skirt'],
  [/leggings|tights/, 'leggings'],
  [/trousers|jeans|\bpants\b/, 'trousers'],
]
const ACCESSORY_WORDS: readonly (readonly [RegExp, Accessory])[] = [
  [/wheelchair/, 'wheelchair'],
  [/hearing aid/, 'hearing-aid'],
  [/headphones/, 'headphones'],
  [/\bhat\b|\bcap\b/, 'hat'],
  [/backpack|rucksack|school bag/, 'backpack'],
  [/\bcape\b|cloak/, 'cape'],
  [/bow ?-?tie/, 'bow-tie'],
  [/\bbows?\b|ribbon/, 'bow'],
  [/hair ?-?clip|barrette/, 'hair-clip'],
  [/flower in/, 'flower'],
  [/(?<!head)scarf/, 'scarf'],
  [/boots|wellies|wellingtons/, 'boots'],
  [/collar/, 'collar'],
]
const CLOTH_WORDS: readonly (readonly [string, ClothColor])[] = [
  ['navy|dark blue', 'navy'],
  ['teal|turquoise', 'teal'],
  ['mint', 'mint'],
  ['lilac|lavender', 'lilac'],
  ['purple|violet', 'plum'],
  ['pink', 'coral'],
  ['orange|rust|brown', 'rust'],
  ['yellow|gold', 'sunflower'],
  ['red|scarlet', 'tomato'],
  ['green', 'leaf'],
  ['blue', 'sky'],
  ['white|cream', 'cream'],
]
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

function heads(type: CharacterType, age: number | null): number {
  if (!PEOPLE.has(type)) return 3
  if (type === 'fairy') return 4
  const years = age ?? (CHILD.has(type) ? 6 : 40)
  return years <= 3 ? 4 : years <= 9 ? 4.5 : years <= 14 ? 5.5 : 6.5
}

export function lookOf(one: BriefCharacter, dice: Dice): CharacterLook {
  const text = one.description.toLowerCase()
  const old = (one.age ?? 0) >= 60
  const people = PEOPLE.has(one.type)
  const female = one.pronoun === 'she'
  const [first = 'tomato', second = 'sky'] = dice.fork('cloth').shuffle(CLOTH_COLORS)
  const top = colorBefore(TOP_WORDS, text) ?? first
  const bottom = colorBefore(BOTTOM_WORDS, text) ?? (second === top ? first : second)
  const hide = people ? null : heard(HIDE_WORDS, text)
  return {
    skin: heard(SKIN_WORDS, text) ?? dice.fork('skin').pick(SKINS.slice(1, 7)),
    hair: {
      style:
        heard(HAIR_STYLE_WORDS, text) ??
        dice
          .fork('hair')
          .pick(
            female
              ? (['bob', 'long', 'ponytail', 'curly', 'braids'] as const)
              : (['short', 'curly', 'spiky', 'wavy'] as const),
          ),
      color:
        heard(HAIR_COLOR_WORDS, text) ??
        (old ? 'grey' : dice.fork('hair-color').pick(['black', 'brown', 'chestnut', 'blonde', 'red'] as const)),
    },
    eyes: heard(EYE_WORDS, text) ?? dice.fork('eyes').pick(['brown', 'dark', 'hazel', 'green', 'blue'] as const),
    glasses: /square glasses/.test(text) ? 'square' : /glasses|spectacles/.test(text) ? 'round' : 'none',
    hide: hide ?? dice.fork('hide').pick(HIDE_OF[one.type] ?? (['brown'] as const)),
    outfit: {
      top: people
        ? (heard(TOP_WORDS, text) ??
          dice.fork('top').pick(['t-shirt', 'jumper', 'hoodie', 'dungarees', 'shirt', 'cardigan', 'raincoat'] as const))
        : 'none',
      bottom: people
        ? (heard(BOTTOM_WORDS, text) ?? dice.fork('bottom').pick(['trousers', 'shorts', 'leggings'] as const))
        : 'none',
      colors: [top, bottom],
    },
    accessory:
      heard(ACCESSORY_WORDS, text) ??
      (one.type === 'dog' || one.type === 'cat'
        ? 'collar'
        : dice
            .fork('accessory')
            .pick(
              people
                ? (['scarf', 'none', 'backpack', 'boots', 'none'] as const)
                : (['scarf', 'bow-tie', 'none'] as const),
            )),
    heads: heads(one.type, one.age),
  }
}

export function canonicalOf(name: string, type: CharacterType, age: number | null, look: CharacterLook): string {
  const years = age === null ? '' : `, ${age} years old`
  const extra = look.accessory === 'none' ? '' : `, with ${article(look.accessory)} ${look.accessory}`
  if (!PEOPLE.has(type))
    return `${name}, ${article(look.hide)} ${look.hide} ${type === 'other' ? 'creature' : type}, ${look.heads} heads tall${extra}.`
  const hair =
    look.hair.style === 'bald'
      ? 'a bald head'
      : look.hair.style === 'headscarf'
        ? 'a headscarf'
        : `${look.hair.style} ${look.hair.color} hair`
  const glasses = look.glasses === 'none' ? '' : `, ${look.glasses} glasses`
  return `${name}, ${article(type)} ${type}${years}: ${look.skin} skin, ${hair}, ${look.eyes} eyes${glasses}, ${look.outfit.colors[0]} ${look.outfit.top}, ${look.outfit.colors[1]} ${look.outfit.bottom}${extra}, ${look.heads} heads tall.`
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
