// How a name is found in a text: which part of it is private, and every way in which that may be written.

import type { CharacterSpec } from '../../../stage/cast.ts'
import { wordsOf } from '../../../writing/english/sentences.ts'

const KIN = new Set(
  'grandma grandpa granny grandad granddad grandmother grandfather gran nan nana nanny papa mama mum mom mummy mommy dad daddy mother father aunt auntie aunty uncle cousin sister brother mr mrs miss ms dr doctor professor captain sir lady the little big old baby'.split(
    ' ',
  ),
)
const PARTICLES = new Set('van von der den de da di du la le el al bin ibn o of and y mac'.split(' '))
/** Scripts that put no spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
/** Letters that people without the key for them write otherwise. */
const ALIKE: Readonly<Record<string, string>> = {
  ł: '[łl]',
  ø: '(?:ø|oe?)',
  đ: '[đd]',
  ð: '[ðd]',
  þ: '(?:þ|th)',
  ı: '[ıi]',
  ß: '(?:ß|ss)',
  æ: '(?:æ|ae)',
  œ: '(?:œ|oe)',
  "'": "['’ʼ]?",
  '’': "['’ʼ]?",
  ' ': '[\\s-]*',
  '-': '[\\s-]*',
  '.': '\\.?',
}

const isKin = (word: string) => KIN.has(word.toLowerCase().replace(/\.$/, ''))

/** A name without what it shares with every family ("Grandpa Joe": "Joe"); '' when nothing of it is private ("Grandma"). */
export function privateName({ name, type }: Pick<CharacterSpec, 'name' | 'type'>): string {
  const words = name.split(' ')
  const first = words.findIndex((word) => !isKin(word))
  if (first > 0) return words.slice(first).join(' ')
  if (first === 0) return name
  return type === 'boy' || type === 'girl' ? name : ''
}

/** The whole, and each of its parts that could be used alone. */
export function nameParts(name: string): string[] {
  const parts = wordsOf(name)
    .flatMap((word) => word.split('-'))
    .filter((part) => part.length > 1 && !isKin(part) && !PARTICLES.has(part.toLowerCase()))
  return [...new Set([name, ...parts])]
}

/** For a text in NFD: accents may be there or not, apostrophes and hyphens too. */
export function namePattern(name: string, anyCase: boolean): RegExp {
  const letters = [...name.normalize('NFD').replace(/\p{M}/gu, '')]
  const body = letters
    .map((letter) => `${ALIKE[letter.toLowerCase()] ?? letter.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}\\p{M}*`)
    .join('')
  const edges = UNSPACED.test(name) ? ['', ''] : ['(?<![\\p{L}\\p{M}\\p{N}])', '(?=s?(?![\\p{L}\\p{M}\\p{N}]))']
  return new RegExp(edges.join(body), anyCase ? 'giu' : 'gu')
}
