// Whom of the cast a member means: by name, by what they are to the hero, by what they are, or by "she" and "he".
import type { CharacterSpec } from '../../stage/cast.ts'
import { spokenRelation } from '../cast/relation.ts'
import { pronouns } from '../english/grammar.ts'
import { wordsOf } from '../english/sentences.ts'

const KINDS: Readonly<Record<string, CharacterSpec['type']>> = { puppy: 'dog', kitten: 'cat', bunny: 'rabbit' }
const SAME: readonly (readonly string[])[] = [
  ['grandpa', 'grandfather', 'granddad', 'grandad', 'gramps', 'opa'],
  ['grandma', 'grandmother', 'granny', 'gran', 'nana', 'oma'],
  ['mom', 'mum', 'mother', 'mommy', 'mummy', 'mama'],
  ['dad', 'father', 'daddy', 'papa'],
]

/** By name, by what they are to the hero, or by what they are. */
export function whoIs(cast: readonly CharacterSpec[], typed: string): CharacterSpec | undefined {
  const said = typed.toLowerCase()
  const kin = SAME.find((words) => words.includes(said)) ?? [said]
  const calls = ({ name, called, full }: CharacterSpec) =>
    [name, called ?? '', full ?? ''].flatMap((one) => [one.toLowerCase(), ...wordsOf(one.toLowerCase())])
  return (
    cast.find((one) => kin.some((word) => calls(one).includes(word))) ??
    cast.find(({ relation }) =>
      wordsOf(spokenRelation(relation) ?? relation).some((word) => kin.includes(word.toLowerCase())),
    ) ??
    (said === 'hero' ? cast.find(({ role }) => role === 'hero') : undefined) ??
    cast.find(({ type, role }) => role !== 'hero' && type !== 'other' && (KINDS[said] ?? said) === type)
  )
}

/** "She", "him": the hero, if that can be; else the only one who is so called. "It" is mostly the page. */
function byPronoun(cast: readonly CharacterSpec[], said: string): CharacterSpec | undefined {
  if (!/^(?:she|her|he|him)$/.test(said)) return undefined
  const called = cast.filter(({ pronoun }) => [pronouns(pronoun).they, pronouns(pronoun).them].includes(said))
  return called.find(({ role }) => role === 'hero') ?? (called.length === 1 ? called[0] : undefined)
}

/** "Otto Brown" may be Otto, and "dog" before "find" is one word. */
export function meantBy(cast: readonly CharacterSpec[], typed: string): CharacterSpec | undefined {
  const [first = ''] = typed.split(' ')
  return whoIs(cast, typed) ?? whoIs(cast, first) ?? byPronoun(cast, first.toLowerCase())
}
