// What a member wishes for one page, heard as one of a closed list; the rest is what nobody of ours can follow.
import type { CharacterSpec } from '../../stage/cast.ts'
import { spokenRelation } from '../cast/relation.ts'
import { wordsOf } from '../english/sentences.ts'
import { DRESS, MANNER_WORDS, NOBODY, type Manner } from './page-wish.data.ts'

export type PageWish =
  | { kind: 'manner'; manner: Manner }
  | { kind: 'more'; who: CharacterSpec }
  | { kind: 'doer'; who: CharacterSpec; verb: string; what: string }
  | { kind: 'without'; what: string; who?: CharacterSpec }
  /** Somebody who is not in this book. */
  | { kind: 'stranger'; called: string }

export interface HeardWish {
  wishes: PageWish[]
  /** Whether there is more in it than was heard. */
  hasMore: boolean
}

const THE = '(?:(?:the|a|an|any|his|her|their|my|our|your|that) )?'
const NOUN = "([\\p{L}'-]+(?: (?:of|the) [\\p{L}'-]+)?)"
const WHO = "([\\p{L}][\\p{L}.'-]*(?: (?-i:\\p{Lu})[\\p{L}.'-]*)*)"
const MUST = '(?:should|must|could|can|shall|might|may|has to|needs to|ought to|to)'
const FIRST = '(?:be the one (?:who|that|to) |also |now |really |be first to )?'
const DID = "([\\p{L}]+)((?: [\\p{L}'-]+){0,3})"

const WITHOUT = new RegExp(
  `(?:\\bwithout|\\bleave out|\\btake out|\\bremove|\\bdrop|\\bno more|\\bnothing about|\\bdon['’]t mention|\\bget rid of) ${THE}${NOUN}`,
  'giu',
)
const MORE = [
  new RegExp(`\\b(?:more|something|a lot) (?:about|of|from|with) ${THE}${WHO}`, 'giu'),
  new RegExp(`\\bmore ${THE}${WHO}`, 'giu'),
]
const DOERS = [
  new RegExp(`\\b(?:let|make|have) ${THE}${WHO} ${FIRST}${DID}`, 'giu'),
  new RegExp(`\\b(?:it should be|it must be|it is|it['’]s) ${THE}${WHO} (?:who|that) ${DID}`, 'giu'),
  new RegExp(`${THE}${WHO} ${MUST} ${FIRST}${DID}`, 'giu'),
]
/** "Biscuit finds it": of somebody whom the book knows. */
const DOES = new RegExp(`${THE}${WHO} ([\\p{L}]{2,}s)((?: [\\p{L}'-]+){0,3})`, 'giu')

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

/** "Grandpa's hat" is neither Grandpa nor a thing that we know. */
const isWhose = (called: string): boolean => /'s?$/.test(called)

/** "Otto Brown" may be Otto, and "dog" before "find" is one word. */
function found(cast: readonly CharacterSpec[], typed: string): CharacterSpec | undefined {
  return whoIs(cast, typed) ?? whoIs(cast, typed.split(' ')[0] ?? '')
}

export function hearPageWish(wish: string, cast: readonly CharacterSpec[]): HeardWish {
  const wishes: PageWish[] = []
  let left = ` ${wish.normalize('NFKC').replaceAll('’', "'").replaceAll(/\s+/g, ' ')} `
  const take = (pattern: RegExp, hear: (match: string[]) => PageWish | undefined) => {
    left = left.replaceAll(pattern, (all: string, ...groups: unknown[]) => {
      const heard = hear(groups.filter((one) => typeof one === 'string'))
      if (!heard) return all
      wishes.push(heard)
      return ' , '
    })
  }
  const manners = () => {
    for (const [manner, pattern] of MANNER_WORDS)
      take(new RegExp(pattern.source, 'giu'), () => ({ kind: 'manner', manner }))
  }
  manners()
  take(WITHOUT, ([what = '']) => {
    if (isWhose(what)) return undefined
    const who = whoIs(cast, what)
    return { kind: 'without', what: who?.name ?? what.toLowerCase(), ...(who && { who }) }
  })
  for (const pattern of DOERS)
    take(pattern, ([called = '', verb = '', what = '']) => {
      const who = found(cast, called)
      if (who) return { kind: 'doer', who, verb: verb.toLowerCase(), what: what.trim().toLowerCase() }
      return NOBODY.has(called.toLowerCase()) || isWhose(called) ? undefined : { kind: 'stranger', called }
    })
  take(DOES, ([called = '', verb = '', what = '']) => {
    const who = found(cast, called)
    return who && { kind: 'doer', who, verb: verb.toLowerCase(), what: what.trim().toLowerCase() }
  })
  for (const pattern of MORE)
    take(pattern, ([called = '']) => {
      const who = found(cast, called)
      if (who) return { kind: 'more', who }
      return /^\p{Lu}/u.test(called) && !isWhose(called) ? { kind: 'stranger', called } : undefined
    })
  const rest = wordsOf(left.toLowerCase()).filter((word) => !DRESS.has(word) && !/^\d+$/.test(word))
  return { wishes: onceEach(wishes), hasMore: rest.length > 0 }
}

function onceEach(wishes: readonly PageWish[]): PageWish[] {
  const seen = new Set<string>()
  return wishes.filter((wish) => {
    const key = JSON.stringify(wish)
    return !seen.has(key) && seen.add(key)
  })
}
