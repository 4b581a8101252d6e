// Who is meant by a wish, and who comes or goes.

import type { CharacterSpec } from '../stage/cast.ts'
import type { Actor } from '../stage/scene.ts'

const own = { she: 'her', he: 'his', they: 'their', it: 'its' } as const

/** "her", where nobody else can be meant, else "Zoë’s". */
export function whose(one: CharacterSpec, who: readonly Actor[]): string {
  if (who.length === 1) return own[one.pronoun]
  return `${one.name}${one.name.endsWith('s') ? '’' : '’s'}`
}

export const callName = ({ called, name }: CharacterSpec) => called ?? name

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '')
/** As a word of its own, also as "Zoë's" and typed without its marks. */
const nameIn = (name: string) => {
  const spelled = [...new Set([name.toLowerCase(), plain(name.toLowerCase())])].map(escape).join('|')
  return new RegExp(`(?<!\\p{L})(?:${spelled})(?:['’]s)?(?!\\p{L})`, 'u')
}

const KIN: Readonly<Partial<Record<CharacterSpec['type'], string>>> = {
  dog: 'dog|puppy',
  cat: 'cat|kitten',
  rabbit: 'rabbit|bunny',
}
/** By the name, or by what they are. */
export const wordsFor = (one: CharacterSpec): RegExp[] =>
  [...new Set([one.name, callName(one), one.name.split(' ')[0] ?? one.name])]
    .filter((name) => name.length > 1)
    .map(nameIn)
export const kindWords = ({ type }: CharacterSpec) =>
  new RegExp(`\\b(?:the|her|his|my|our|their|this) (?:${KIN[type] ?? type})(?:['’]s)?\\b`)

export function namedIn(text: string, cast: readonly CharacterSpec[]): CharacterSpec[] {
  return cast.filter((one) =>
    [...wordsFor(one), ...(only(one, cast) ? [kindWords(one)] : [])].some((words) => words.test(text)),
  )
}

const only = ({ type }: CharacterSpec, cast: readonly CharacterSpec[]) =>
  type !== 'other' && cast.filter((one) => one.type === type).length === 1

/** Those who are named, else by she, he or it whoever is called so, else everybody who is there. */
export function meantBy(text: string, who: readonly Actor[], cast: readonly CharacterSpec[]): CharacterSpec[] {
  const here = cast.filter(({ id }) => who.some((actor) => actor.id === id))
  const named = namedIn(text, here)
  if (named.length > 0) return named
  if (EVERYBODY.test(text)) return here
  const pronoun = /\b(?:she|her|hers)\b/.test(text) ? 'she' : /\b(?:he|him|his)\b/.test(text) ? 'he' : undefined
  const some = here.filter((one) => one.pronoun === pronoun)
  return some.length > 0 ? some : here
}

const EVERYBODY = /\b(?:they|them|their|everybody|everyone|both|all|each|we|us|together)\b/
const ONE = /\b(?:she|her|hers|he|him|his|it|its)\b/

/** Whether the wish says who is meant at all. */
export const saysWho = (text: string, cast: readonly CharacterSpec[]): boolean =>
  EVERYBODY.test(text) || ONE.test(text) || namedIn(text, cast).length > 0
