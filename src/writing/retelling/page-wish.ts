// What a member wishes for one page, heard as one of a closed list; the rest is what nobody of ours can follow.
import type { CharacterSpec } from '../../stage/cast.ts'
import { wordsOf } from '../english/sentences.ts'
import { deedOf, hearAround, hearOwn, hearSpoken, type SaidWish } from './hear-said.ts'
import { DRESS, MANNER_WORDS, NOBODY, REASONS, SHORT_FORMS, type Manner } from './page-wish.data.ts'
import { meantBy, whoIs } from './who-is-meant.ts'

export type PageWish =
  | { kind: 'manner'; manner: Manner }
  | { kind: 'more'; who: CharacterSpec }
  | { kind: 'doer'; who: CharacterSpec; verb: string; what: string }
  | { kind: 'without'; what: string; who?: CharacterSpec }
  /** Somebody who is not in this book. */
  | { kind: 'stranger'; called: string }
  | SaidWish

export interface HeardWish {
  wishes: PageWish[]
  /** What else is in it, as it was typed. */
  left: string[]
}

const THE = '(?:(?:the|a|an|any|his|her|their|my|our|your|that) )?'
const STOPS = '(?:and|or|but|on|in|at|here|there|please|from|for|so|to|with|because|anymore)\\b'
const NOUN = `([\\p{L}'-]+(?: (?:of the |of |the )?(?!${STOPS})[\\p{L}'-]+){0,2})`
const WHO = "([\\p{L}][\\p{L}.'-]*(?: (?-i:\\p{Lu})[\\p{L}.'-]*)*)"
const MUST = '(?:should|must|could|can|shall|might|may|has to|needs to|ought to|to)'
const FIRST = '(?:be the one (?:who|that|to) |also |now |really |be first to )?'
const DID = "([\\p{L}]+)((?: [\\p{L}'-]+){0,3})"

const WITHOUT = new RegExp(
  `(?:\\bwithout|\\bleave out|\\btake out|\\bremove|\\bdelete|\\bdrop|\\bno more|\\bnothing about|\\bdo not mention|\\bget rid of) (?:the |any )?(?:(?:bit|part|sentence|line|word)s? (?:about|of|with|where) )?${THE}${NOUN}`,
  'giu',
)
const MORE = [
  new RegExp(`\\b(?:more|something|a lot) (?:about|of|from|with) ${THE}${WHO}`, 'giu'),
  new RegExp(`\\bmore ${THE}${WHO}`, 'giu'),
]
const DOERS = [
  new RegExp(`\\b(?:let|make|have) ${THE}${WHO} ${FIRST}${DID}`, 'giu'),
  new RegExp(`\\b(?:it should be|it must be|it is|it's) ${THE}${WHO} (?:who|that) ${DID}`, 'giu'),
  new RegExp(`${THE}${WHO} ${MUST} ${FIRST}${DID}`, 'giu'),
]
/** "Biscuit finds it": of somebody whom the book knows. */
const DOES = new RegExp(`${THE}${WHO} ([\\p{L}]{2,}s)((?: [\\p{L}'-]+){0,3})`, 'giu')
const DENIED = /^(?:not|never|be|have|has)$/
/** "Her glasses here and a whale": what she loses ends before another part of the wish. */
const FURTHER = / (?:and|but|or|while|when|then)\b.*$/

/** "Grandpa's hat" is neither Grandpa nor a thing that we know. */
const isWhose = (called: string): boolean => /'s?(?: |$)/.test(called)

export function hearPageWish(wish: string, cast: readonly CharacterSpec[]): HeardWish {
  const wishes: PageWish[] = []
  let left = ` ${plain(wish)} `
  const take = (pattern: RegExp, hear: (match: string[]) => { wish: PageWish; left?: string } | undefined) => {
    left = left.replaceAll(pattern, (all: string, ...groups: unknown[]) => {
      const heard = hear(groups.filter((one) => typeof one === 'string'))
      if (!heard) return all
      wishes.push(heard.wish)
      return heard.left ? ` , ${heard.left}` : ' , '
    })
  }
  hearSpoken(take, cast)
  for (const [manner, pattern] of MANNER_WORDS)
    take(new RegExp(pattern.source, 'giu'), () => ({ wish: { kind: 'manner', manner } }))
  take(WITHOUT, ([what = '']) => {
    if (isWhose(what)) return undefined
    const who = whoIs(cast, what)
    return { wish: { kind: 'without', what: who?.name ?? what.toLowerCase(), ...(who && { who }) } }
  })
  hearAround(take, cast)
  hearDoers(take, cast)
  hearOwn(take, cast)
  for (const pattern of MORE)
    take(pattern, ([called = '']) => {
      const who = meantBy(cast, called)
      if (who) return { wish: { kind: 'more', who } }
      return /^\p{Lu}/u.test(called) && !isWhose(called) ? { wish: { kind: 'stranger', called } } : undefined
    })
  return { wishes: onceEach(wishes), left: left.split(PARTS).flatMap(asTyped) }
}

type TakeAny = (pattern: RegExp, hear: (match: string[]) => { wish: PageWish; left?: string } | undefined) => void

function hearDoers(take: TakeAny, cast: readonly CharacterSpec[]): void {
  const doing = (who: CharacterSpec, typed: string, after: string) => {
    const verb = typed.toLowerCase()
    if (DENIED.test(verb)) return undefined
    const further = FURTHER.exec(after)?.[0] ?? ''
    const what = after
      .slice(0, after.length - further.length)
      .trim()
      .toLowerCase()
    const deed = deedOf(who, { verb, what }, cast)
    return deed
      ? { wish: deed.wish, left: `${deed.left}${further}` }
      : { wish: { kind: 'doer' as const, who, verb, what: what.replace(/ ?\bhere$/, '') }, left: further }
  }
  for (const pattern of DOERS)
    take(pattern, ([called = '', verb = '', after = '']) => {
      const who = meantBy(cast, called)
      if (who) return doing(who, verb, after)
      if (NOBODY.has(called.toLowerCase()) || isWhose(called)) return undefined
      return { wish: { kind: 'stranger', called } }
    })
  take(DOES, ([called = '', verb = '', after = '']) => {
    const who = meantBy(cast, called)
    return who && doing(who, verb, after)
  })
}

/** As people type it, and without why they wish it. */
function plain(wish: string): string {
  const typed = wish.normalize('NFKC').replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, ' ')
  const long = SHORT_FORMS.reduce((text, [short, whole]) => text.replaceAll(short, whole), typed)
  return REASONS.reduce((text, reason) => text.replaceAll(reason, ' '), long)
}

const PARTS = /[,.;:!?]+|\b(?:and|but) /

/** Nothing where it is only what a wish is dressed in. */
function asTyped(part: string): string[] {
  const says = wordsOf(part.toLowerCase()).some((word) => !DRESS.has(word) && !/^\d+$/.test(word))
  return says ? [part.trim()] : []
}

function onceEach(wishes: readonly PageWish[]): PageWish[] {
  const seen = new Set<string>()
  return wishes.filter((wish) => {
    const key = JSON.stringify(wish)
    return !seen.has(key) && seen.add(key)
  })
}
