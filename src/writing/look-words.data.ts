// The words by which somebody's looks are described, and what each of them is drawn as. The first that is found wins.
import type {
  Accessory,
  Beard,
  Bottom,
  ClothColor,
  EyeColor,
  HairColor,
  HairStyle,
  Hide,
  Size,
  Skin,
  Stuff,
  Top,
} from '../base/cast.ts'

export const HAIR_STYLE_WORDS: readonly (readonly [RegExp, HairStyle])[] = [
  [/\bbald\b|no hair/, 'bald'],
  [/hijab|headscarf/, 'headscarf'],
  [/\bpuffs?\b/, 'puffs'],
  [/\b(dread)?locs\b|dreadlocks/, 'locs'],
  [/afro|\bcoil/, 'afro'],
  [/pigtails|bunches/, 'pigtails'],
  [/ponytail/, 'ponytail'],
  [/braid|plait|cornrow/, 'braids'],
  [/\bbun\b|top ?knot/, 'bun'],
  [/curl/, 'curly'],
  [/wav[ey]/, 'wavy'],
  [/spik/, 'spiky'],
  [/\bbob\b/, 'bob'],
  [/\blong\b[\w ]{0,24}hair|hair[\w ]{0,12}\blong\b|shoulder[- ]length/, 'long'],
  [/\bshort\b[\w ]{0,24}hair|hair[\w ]{0,12}\bshort\b|crew ?cut|buzz ?cut/, 'short'],
]
export const HAIR_COLOR_WORDS: readonly (readonly [RegExp, HairColor])[] = [
  [/(red|ginger|auburn|copper)[\w ]{0,14}hair|redhead/, 'red'],
  [/(blond\w*|golden|yellow)[\w ]{0,14}hair|\bblonde?\b/, 'blonde'],
  [/(black|dark)(?! (?:brown|red|blond))[\w ]{0,14}hair/, 'black'],
  [/(grey|gray|silver)[\w ]{0,14}hair/, 'grey'],
  [/white[\w ]{0,14}hair/, 'white'],
  [/chestnut/, 'chestnut'],
  [/brown[\w ]{0,14}hair|brunette/, 'brown'],
  [/pink[\w ]{0,14}hair/, 'pink'],
  [/blue[\w ]{0,14}hair/, 'blue'],
]
export const BEARD_WORDS: readonly (readonly [RegExp, Beard])[] = [
  [/clean[- ]?shav|no beard|without a beard/, 'none'],
  [/beard|stubble|goatee/, 'beard'],
  [/moustache|mustache/, 'moustache'],
]
export const EYE_WORDS: readonly (readonly [RegExp, EyeColor])[] = [
  [/hazel/, 'hazel'],
  [/green[\w ]{0,8}eye/, 'green'],
  [/blue[\w ]{0,8}eye/, 'blue'],
  [/gr[ea]y[\w ]{0,8}eye/, 'grey'],
  [/dark[\w ]{0,8}eye|black eye/, 'dark'],
  [/brown[\w ]{0,8}eye/, 'brown'],
]
export const SKIN_WORDS: readonly (readonly [RegExp, Skin])[] = [
  [/porcelain|very (?:pale|fair) skin|very pale/, 'porcelain'],
  [/fair skin|fair-skinned|\bpale\b|white skin/, 'fair'],
  [/olive/, 'olive'],
  [/\btan(?:ned)?\b|(?:light|golden|medium)[- ]brown skin|(?:golden|honey|caramel|medium) skin/, 'tan'],
  [/very dark(?: brown)? skin|very dark|ebony/, 'ebony'],
  [/dark(?: brown)? skin|dark-skinned|black skin|deep (?:brown|skin)/, 'deep'],
  [/brown skin|brown-skinned/, 'brown'],
  [/light skin|light-skinned/, 'light'],
]
export const HIDE_WORDS: readonly (readonly [RegExp, Hide])[] = [
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
export const STUFF_WORDS: readonly (readonly [RegExp, Stuff])[] = [
  [/bronze|brass|copper/, 'bronze'],
  [/\bstone\b|marble|granite/, 'stone'],
]
/** Big ears make no big dog. */
const NOT_OF_A_PART =
  '(?! (?:[\\w-]+ )?(?:ears?|eyes?|nose|paws?|feet|tail|teeth|spots?|patch(?:es)?|smile|belly|horns?|wings?|scarf|collar|bow|hat)\\b)'
export const SIZE_WORDS: readonly (readonly [RegExp, Size])[] = [
  [/\b(?:as|no) (?:big|small|bigger) (?:as|than) an? (?:mouse|thumb|bean|egg|apple|cup|button)\b/, 'small'],
  [new RegExp(`\\b(?:tiny|small|little)\\b${NOT_OF_A_PART}`), 'small'],
  [new RegExp(`\\b(?:as (?:big|large|tall) as|(?:huge|enormous|giant|big|large)\\b${NOT_OF_A_PART})`), 'large'],
]
export const OLD_WORDS = /\b(?:old|elderly|ancient|aged)\b(?! friend)/
export const TOP_WORDS: readonly (readonly [RegExp, Top])[] = [
  [/raincoat|\bcoat\b|mackintosh|anorak/, 'raincoat'],
  [/hoodie|sweatshirt/, 'hoodie'],
  [/jumper|sweater|pullover/, 'jumper'],
  [/dungarees|overalls/, 'dungarees'],
  [/cardigan/, 'cardigan'],
  [/\bdress\b|gown|sari\b/, 'dress'],
  [/t-shirt|tee shirt|\btop\b|jersey/, 't-shirt'],
  [/\bshirt\b|blouse/, 'shirt'],
]
export const BOTTOM_WORDS: readonly (readonly [RegExp, Bottom])[] = [
  [/shorts/, 'shorts'],
  [/skirt|kilt/, 'skirt'],
  [/leggings|tights/, 'leggings'],
  [/trousers|jeans|\bpants\b/, 'trousers'],
]
export const ACCESSORY_WORDS: readonly (readonly [RegExp, Accessory])[] = [
  [/nothing else/, 'none'],
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
export const CLOTH_WORDS: readonly (readonly [string, ClothColor])[] = [
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
