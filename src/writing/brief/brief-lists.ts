// The one table that maps the wizard's and the editor's lists, case-blind, to the words of the storyteller.
import type { CharacterType, Pronoun } from '../../stage/cast.ts'

const RECIPIENTS = [
  'child',
  'sibling',
  'parent',
  'grandparent',
  'partner',
  'relative',
  'friend',
  'myself',
  'classroom',
  'other',
] as const
export type Recipient = (typeof RECIPIENTS)[number]

export const OCCASIONS = ['birthday', 'holiday', 'academic', 'life', 'bedtime', 'none', 'other'] as const
export type Occasion = (typeof OCCASIONS)[number]

export const GENRES = [
  'adventure',
  'comedy',
  'fantasy',
  'friendship',
  'mystery',
  'magic',
  'superhero',
  'sci-fi',
  'fairy-tale',
  'animal',
  'educational',
] as const
export type Genre = (typeof GENRES)[number]

export const RECIPIENT_OF: Readonly<Record<string, Recipient>> = {
  kid: 'child',
  daughter: 'child',
  son: 'child',
  child: 'child',
  children: 'child',
  baby: 'child',
  toddler: 'child',
  sibling: 'sibling',
  brother: 'sibling',
  sister: 'sibling',
  parent: 'parent',
  mother: 'parent',
  father: 'parent',
  mum: 'parent',
  mom: 'parent',
  dad: 'parent',
  grandparent: 'grandparent',
  grandmother: 'grandparent',
  grandfather: 'grandparent',
  grandma: 'grandparent',
  grandpa: 'grandparent',
  partner: 'partner',
  wife: 'partner',
  husband: 'partner',
  girlfriend: 'partner',
  boyfriend: 'partner',
  relative: 'relative',
  aunt: 'relative',
  uncle: 'relative',
  cousin: 'relative',
  niece: 'relative',
  nephew: 'relative',
  friend: 'friend',
  myself: 'myself',
  me: 'myself',
  classroom: 'classroom',
  class: 'classroom',
  other: 'other',
}

const OCCASION_OF: Readonly<Record<string, Occasion>> = {
  birthday: 'birthday',
  holiday: 'holiday',
  christmas: 'holiday',
  'academic milestone': 'academic',
  graduation: 'academic',
  'back to school': 'academic',
  'life milestone': 'life',
  'bedtime reading': 'bedtime',
  bedtime: 'bedtime',
  'no special occasion': 'none',
  'just because': 'none',
  '': 'none',
  other: 'other',
}

export const GENRE_OF: Readonly<Record<string, Genre | null>> = {
  adventure: 'adventure',
  comedy: 'comedy',
  funny: 'comedy',
  fantasy: 'fantasy',
  friendship: 'friendship',
  mystery: 'mystery',
  magic: 'magic',
  superhero: 'superhero',
  'sci-fi': 'sci-fi',
  'science fiction': 'sci-fi',
  space: 'sci-fi',
  'fairy tale': 'fairy-tale',
  'animal story': 'animal',
  animals: 'animal',
  educational: 'educational',
  surprise: null,
  'surprise me!': null,
  'surprise me': null,
  '': null,
  other: null,
}

const HOLIDAYS =
  /\b(christmas|xmas|hanukkah|chanukah|diwali|eid|ramadan|easter|halloween|thanksgiving|new year|lunar new year|nowruz|holi|kwanzaa|passover|midsummer|valentine'?s?( day)?|mother'?s day|father'?s day)\b/i
const ACADEMIC = /\b(school|graduat\w*|exam|kindergarten|college|university|class|teacher|reading)\b/i
const LIFE =
  /\b(wedding|anniversary|new (baby|home|house|sister|brother)|mov(e|ing)|tooth|retire\w*|adopt\w*|baby|engage\w*|big (sister|brother))\b/i
const BEDTIME = /\b(bed ?time|sleep|good ?night)\b/i
/** "Other: chess" -> ["other", "chess"]; case-blind. */
export function choice(text: string): [string, string] {
  const at = text.indexOf(':')
  const head = (at < 0 ? text : text.slice(0, at)).trim().toLowerCase()
  return [head, at < 0 ? '' : text.slice(at + 1).trim()]
}

const PRONOUN_OF: Readonly<Record<string, Pronoun>> = {
  she: 'she',
  her: 'she',
  girl: 'she',
  woman: 'she',
  female: 'she',
  'she/her': 'she',
  he: 'he',
  him: 'he',
  boy: 'he',
  man: 'he',
  male: 'he',
  'he/him': 'he',
  they: 'they',
  them: 'they',
  'they/them': 'they',
  nonbinary: 'they',
  'non-binary': 'they',
  it: 'it',
}

export function pronounOf(type: CharacterType, gender: string): Pronoun {
  const said = PRONOUN_OF[gender.trim().toLowerCase()]
  if (said) return said
  if (type === 'girl' || type === 'woman' || type === 'fairy') return 'she'
  if (type === 'boy' || type === 'man') return 'he'
  return type === 'other' ? 'they' : 'it'
}

export function occasionOf(text: string): [Occasion, string] {
  const [head, note] = choice(text)
  const said = note || (OCCASION_OF[head] === undefined ? text.trim() : '')
  const feast = HOLIDAYS.exec(`${head} ${note}`)?.[0]
  const named = OCCASION_OF[head]
  if (named === 'holiday' || (named === undefined && feast)) return ['holiday', said || (feast ? titled(feast) : '')]
  if (head === 'graduation' || head === 'back to school') return ['academic', head]
  if (named !== undefined && named !== 'other') return [named, said]
  if (feast) return ['holiday', said]
  if (/\bbirthday\b/i.test(said)) return ['birthday', '']
  if (ACADEMIC.test(said)) return ['academic', said]
  if (LIFE.test(said)) return ['life', said]
  if (BEDTIME.test(said)) return ['bedtime', '']
  return [said === '' ? 'none' : 'other', said]
}

function titled(text: string): string {
  return text.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase())
}
