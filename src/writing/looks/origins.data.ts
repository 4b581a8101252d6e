// Where a family comes from, and what many people from there look like: a set to choose from, and never against another word.
import type { EyeColor, HairColor, HairStyle, Skin } from '../../stage/cast.ts'

export interface Origin {
  skin: readonly Skin[]
  hair: readonly HairColor[]
  eyes: readonly EyeColor[]
  /** Where hair of other kinds would surprise. */
  she?: readonly HairStyle[]
  he?: readonly HairStyle[]
}

const STRAIGHT = { she: ['bob', 'long', 'ponytail', 'pigtails', 'braids', 'bun'], he: ['short', 'short', 'spiky'] } as const // prettier-ignore
const COILED = { she: ['braids', 'puffs', 'curly', 'afro', 'bun', 'locs'], he: ['short', 'curly', 'afro', 'locs'] } as const // prettier-ignore
const SOUTHERN = { she: ['long', 'wavy', 'ponytail', 'braids', 'bob', 'bun'], he: ['short', 'wavy', 'short', 'curly'] } as const // prettier-ignore

export const ORIGINS: readonly (readonly [string, Origin])[] = [
  [
    'chinese|japanese|korean|taiwanese|mongolian|east asian|hongkonger|from china|from japan|from korea|hong kong',
    { skin: ['fair', 'light'], hair: ['black'], eyes: ['dark', 'brown'], ...STRAIGHT },
  ],
  [
    'vietnamese|thai|cambodian|khmer|laotian|lao|burmese|filipino|filipina|indonesian|malay|malaysian|singaporean|asian|south east asian|southeast asian|hmong|nepali|nepalese|tibetan|kazakh|uzbek',
    { skin: ['light', 'olive', 'tan'], hair: ['black'], eyes: ['dark', 'brown'], ...STRAIGHT },
  ],
  [
    'indian|british indian|punjabi|sikh|hindu|gujarati|south asian|pakistani|british pakistani|bengali|bangladeshi|desi|kashmiri',
    { skin: ['tan', 'brown'], hair: ['black'], eyes: ['dark', 'brown'], ...SOUTHERN },
  ],
  [
    'tamil|sri lankan|south indian|keralan|malayali|telugu|dravidian',
    { skin: ['brown', 'deep'], hair: ['black'], eyes: ['dark', 'brown'], ...SOUTHERN },
  ],
  [
    'african american|black british|black american|african|black african|nigerian|ghanaian|kenyan|ugandan|congolese|zimbabwean|zambian|senegalese|jamaican|caribbean|afro caribbean|haitian|west african|cameroonian|tanzanian|south sudanese|sudanese|yoruba|igbo|zulu|gambian|ivorian|rwandan|barbadian|bajan|trinidadian',
    { skin: ['brown', 'deep', 'ebony', 'deep'], hair: ['black'], eyes: ['dark', 'brown'], ...COILED },
  ],
  [
    'somali|ethiopian|eritrean|east african|habesha',
    { skin: ['brown', 'deep'], hair: ['black'], eyes: ['dark', 'brown'], ...COILED },
  ],
  [
    'aboriginal|torres strait islander|aboriginal australian|papuan|fijian|melanesian|koori',
    { skin: ['brown', 'deep'], hair: ['black', 'brown'], eyes: ['dark', 'brown'], ...SOUTHERN },
  ],
  [
    'arab|arabic|lebanese|syrian|iraqi|jordanian|palestinian|saudi|egyptian|moroccan|algerian|tunisian|libyan|yemeni|emirati|middle eastern|north african|kurdish|afghan|berber|amazigh',
    { skin: ['olive', 'tan', 'light'], hair: ['black', 'brown'], eyes: ['brown', 'dark', 'hazel'], ...SOUTHERN },
  ],
  [
    'turkish|persian|iranian|armenian|georgian|azeri|jewish|israeli|sephardi|mizrahi',
    { skin: ['light', 'olive'], hair: ['black', 'brown'], eyes: ['brown', 'dark', 'hazel'] },
  ],
  ['ashkenazi', { skin: ['fair', 'light'], hair: ['brown', 'black', 'chestnut'], eyes: ['brown', 'hazel', 'blue'] }],
  [
    'irish|scottish|welsh|celtic',
    { skin: ['porcelain', 'fair'], hair: ['red', 'brown', 'chestnut', 'black'], eyes: ['blue', 'green', 'hazel'] },
  ],
  [
    'sami|swedish|norwegian|danish|finnish|icelandic|nordic|scandinavian|dutch|estonian|latvian|lithuanian',
    { skin: ['porcelain', 'fair'], hair: ['blonde', 'blonde', 'brown'], eyes: ['blue', 'grey', 'green'] },
  ],
  [
    'white|polish|german|english|british|french|austrian|swiss|belgian|russian|ukrainian|czech|slovak|hungarian|caucasian|european|white british|white american|slavic|belarusian|bulgarian|romanian|serbian|croatian|slovenian',
    { skin: ['fair', 'light'], hair: ['brown', 'blonde', 'chestnut'], eyes: ['blue', 'brown', 'hazel', 'green'] },
  ],
  [
    'italian|greek|spanish|portuguese|mediterranean|maltese|cypriot|sicilian|albanian|romani|roma',
    { skin: ['light', 'olive'], hair: ['black', 'brown'], eyes: ['brown', 'dark', 'hazel'] },
  ],
  [
    'mexican|latina|latino|latinx|hispanic|colombian|peruvian|brazilian|guatemalan|salvadoran|chilean|venezuelan|ecuadorian|bolivian|puerto rican|dominican|cuban|central american|south american|argentinian|honduran|nicaraguan',
    { skin: ['tan', 'olive', 'brown'], hair: ['black', 'brown'], eyes: ['dark', 'brown'], ...SOUTHERN },
  ],
  [
    'indigenous|native american|first nations|cree|navajo|ojibwe|inuit|cherokee|lakota|métis|metis|mayan|quechua|anishinaabe|mohawk nation|sioux|haida',
    { skin: ['tan', 'brown'], hair: ['black'], eyes: ['dark', 'brown'], ...STRAIGHT },
  ],
  [
    'maori|māori|samoan|tongan|polynesian|hawaiian|pasifika|pacific islander|tahitian|native hawaiian|cook islander',
    { skin: ['tan', 'brown'], hair: ['black'], eyes: ['dark', 'brown'], ...SOUTHERN },
  ],
  [
    'mixed race|mixed|biracial|dual heritage|mixed heritage|multiracial|half black|blasian|wasian|eurasian|half asian',
    { skin: ['tan', 'olive', 'tan', 'brown'], hair: ['black', 'brown'], eyes: ['brown', 'hazel', 'dark'], she: ['curly', 'wavy', 'ponytail', 'bun', 'long'], he: ['curly', 'wavy', 'short'] }, // prettier-ignore
  ],
  ['albino|albinism', { skin: ['porcelain'], hair: ['white'], eyes: ['blue', 'grey'] }],
]

/** Colours that say of a person where they come from. */
export const COLOR_ORIGINS: Readonly<Record<string, string>> = { black: 'african', white: 'white' }

/** "From Tanzania": the country of a people that is named above. */
export const COUNTRIES: Readonly<Record<string, string>> = {
  'china|japan|korea|south korea|taiwan': 'chinese',
  'kazakhstan|mongolia|vietnam|thailand|the philippines|philippines|indonesia|malaysia|cambodia|nepal': 'thai',
  'india|pakistan|bangladesh|punjab': 'indian',
  'sri lanka|kerala': 'tamil',
  'nigeria|ghana|kenya|uganda|congo|senegal|tanzania|jamaica|haiti|zimbabwe|sudan|cameroon|africa|the gambia|rwanda|trinidad|barbados':
    'african',
  'somalia|ethiopia|eritrea': 'somali',
  'syria|iraq|lebanon|egypt|morocco|algeria|tunisia|yemen|jordan|palestine|saudi arabia|afghanistan': 'arab',
  'turkey|iran|israel|armenia': 'turkish',
  'ireland|scotland|wales': 'irish',
  'sweden|norway|denmark|finland|iceland|the netherlands': 'swedish',
  'poland|germany|england|france|russia|ukraine|romania|hungary': 'polish',
  'italy|greece|spain|portugal|malta|cyprus|albania': 'italian',
  'mexico|brazil|colombia|peru|chile|bolivia|guatemala|cuba|ecuador|venezuela': 'mexican',
  'samoa|tonga|hawaii': 'samoan',
}
