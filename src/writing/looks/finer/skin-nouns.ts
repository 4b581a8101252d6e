// Every way to say a skin by what it is like: "skin like milk chocolate", "honey skin", "skin the colour of toffee".
import { SKINS } from '../../../stage/cast.ts'
import { split } from './said-words.ts'
import { ALONE, LIKENED } from './words/skin-words.data.ts'

const SKIN = [
  'skin',
  'complexion',
  'skin tone',
  'skinned',
  'coloured skin',
  'colored skin',
  'skin colour',
  'toned skin',
]
const LIKE = [
  'skin like',
  'skin the colour of',
  'skin the color of',
  'skin as pale as',
  'skin as white as',
  'skin as dark as',
  'skin as brown as',
  'skin of',
  'skin is',
  'skin is like',
  'skin is the colour of',
  'skin :',
  'skin like a',
  'skin as black as',
  'complexion like',
  'skin colour of',
]

/** Each with its sense. */
export const skinNouns = (): (readonly [string, string])[] => [
  ...SKINS.flatMap((skin) =>
    LIKENED[skin]
      .split('|')
      .flatMap((word) => [...SKIN.map((noun) => `${word} ${noun}`), ...LIKE.map((lead) => `${lead} ${word}`)])
      .map((words) => [words, `skin:${skin}`] as const),
  ),
  ...[...split(ALONE)].map(([words, skin]) => [words, `skin:${skin}`] as const),
]
