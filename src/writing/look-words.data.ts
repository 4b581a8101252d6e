// The words by which somebody's looks are described, and what each of them is drawn as. The first that is found wins.
import type { Accessory, Bottom, ClothColor, EyeColor, HairColor, HairStyle, Hide, Skin, Top } from '../base/cast.ts'

export const HAIR_STYLE_WORDS: readonly (readonly [RegExp, HairStyle])[] = [
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
export const HAIR_COLOR_WORDS: readonly (readonly [RegExp, HairColor])[] = [
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
export const EYE_WORDS: readonly (readonly [RegExp, EyeColor])[] = [
  [/hazel/, 'hazel'],
  [/green[\w ]{0,8}eye/, 'green'],
  [/blue[\w ]{0,8}eye/, 'blue'],
  [/gr[ea]y[\w ]{0,8}eye/, 'grey'],
  [/dark[\w ]{0,8}eye|black eye/, 'dark'],
  [/brown[\w ]{0,8}eye/, 'brown'],
]
export const SKIN_WORDS: readonly (readonly [RegExp, Skin])[] = [
  [/porcelain|very pale/, 'porcelain'],
  [/fair skin|pale/, 'fair'],
  [/olive/, 'olive'],
  [/\btan\b|tanned/, 'tan'],
  [/(very dark|ebony)/, 'ebony'],
  [/dark skin|black skin|deep brown/, 'deep'],
  [/brown skin|brown-skinned/, 'brown'],
  [/light skin/, 'light'],
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
