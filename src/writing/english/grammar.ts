// English where names meet words: a or an, possessives, pronouns, numbers, quotes.
import type { Pronoun } from '../../stage/cast.ts'

import { upper } from '../../base/upper.ts'
const AN_DESPITE = /^(?:hour|honest|honou?r|heir|8|11\b|18\b)/i
const A_DESPITE = /^(?:uni(?:[^nm]|$)|use|usu|eu|ewe|one\b|once|u(?:k|fo|ku))/i

/** "a" or "an" by sound, not by letter: an hour, a unicorn, a ukulele. */
export function article(word: string): 'a' | 'an' {
  if (AN_DESPITE.test(word)) return 'an'
  if (A_DESPITE.test(word)) return 'a'
  return /^[aeiouàáâäãåèéêëìíîïòóôöõùúûü]/i.test(word) ? 'an' : 'a'
}

/** James's, Zoë's, 李小龙's: always 's, so that no reader stumbles over a lost name. */
export function possessive(name: string): string {
  return `${name}’s`
}

/** A quotation mark may stand before the letter. */
export function capital(text: string): string {
  return text.replace(/^“?./u, upper)
}

const MANY: Readonly<Record<string, string>> = {
  mouse: 'mice',
  goose: 'geese',
  child: 'children',
  man: 'men',
  woman: 'women',
  fish: 'fish',
  sheep: 'sheep',
}

/** Of the last word: teacups, paint brushes, berries, mice. */
export function plural(words: string): string {
  const [, before = '', last = ''] = /^(.*?)([^ -]+)$/.exec(words) ?? []
  const many =
    MANY[last] ??
    last
      .replace(/(?<![aeiou])y$/, 'ie')
      .replace(/(?:s|x|ch|sh)$/, '$&e')
      .replace(/f$/, 've') + 's'
  return before + many
}

export interface PronounForms {
  they: string
  them: string
  their: string
  theirs: string
  themself: string
  was: string
}

const FORMS: Readonly<Record<Pronoun, PronounForms>> = {
  she: { they: 'she', them: 'her', their: 'her', theirs: 'hers', themself: 'herself', was: 'was' },
  he: { they: 'he', them: 'him', their: 'his', theirs: 'his', themself: 'himself', was: 'was' },
  they: { they: 'they', them: 'them', their: 'their', theirs: 'theirs', themself: 'themself', was: 'were' },
  it: { they: 'it', them: 'it', their: 'its', theirs: 'its own', themself: 'itself', was: 'was' },
}

export function pronouns(pronoun: Pronoun): PronounForms {
  return FORMS[pronoun]
}

const ONES = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

export function numberWord(n: number): string {
  if (n < 20) return ONES[n] ?? String(n)
  if (n >= 100) return n === 100 ? 'a hundred' : String(n)
  const ten = TENS[Math.floor(n / 10)] ?? ''
  return n % 10 === 0 ? ten : `${ten}-${ONES[n % 10] ?? ''}`
}

/** Typewriter quotes into printed ones; run on templates before names go in, so that a name keeps its own spelling. */
export function printedQuotes(text: string): string {
  return text
    .replace(/(^|[\s([{<|:—])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([{<|“])'(?=\w)/g, '$1‘')
    .replace(/'/g, '’')
    .replace(/\.\.\./g, '…')
}
