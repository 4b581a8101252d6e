// Whom words name by what they are: "the baker", "two sailors". Their cards say by which words.
import { once } from '../../base/once.ts'
import { NAMED_PEOPLE, personCalled } from '../../stage/people/people.ts'
import type { Extra } from '../../stage/people/extra.ts'

const NOUNS = once(() =>
  NAMED_PEOPLE.flatMap(({ id, heard }) => (heard.length > 0 ? [{ id, noun: new RegExp(heard.join('|'), 'i') }] : [])),
)

/** "Nobody came", "no band": they are told of just because they are not there. */
const ABSENT = /\b(?:no|nobody|without|not a|never a|like an?|for an?|as an?|than an?) [\p{L}-]+(?: [\p{L}-]+)?/giu

function heardIn(words: string): Extra[] {
  const there = words.replaceAll(ABSENT, '')
  return NOUNS().flatMap(({ id, noun }) => (noun.test(there) ? [id] : []))
}

/** One who has a trade comes before "a man": nobody is met twice. */
const onceEach = (met: readonly Extra[]) =>
  met.filter((kind) => !met.some((other) => personCalled(other).also.includes(kind)))

/** Whom the words of any page name by what they are. */
export const peopleIn = (words: string): Extra[] => onceEach(heardIn(words))
