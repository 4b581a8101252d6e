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
  parts: WishPart[]
  /** The whole of it. */
  typed: string
}

/** What stands between two commas or "and"s of a wish, in the member's own words. */
export interface WishPart {
  typed: string
  /** What is heard in it. */
  wishes: PageWish[]
  /** Whether it says more than that. */
  hasMore: boolean
  /** What stands between it and the part before: '' where that is another sentence. */
  joint: string
}

const THE = '(?:(?:the|a|an|any|his|her|their|my|our|your|that) )?'
const STOPS =
  '(?:and|or|but|on|in|at|here|there|please|from|for|so|to|with|because|anymore|who|which|that|where|when)\\b'
const NOUN = `([\\p{L}'-]+(?: (?:of the |of |the )?(?!${STOPS})[\\p{L}'-]+){0,2})`
const WHO = "([\\p{L}][\\p{L}.'-]*(?: (?-i:\\p{Lu})[\\p{L}.'-]*)*)"
const MUST = '(?:should|must|could|can|shall|might|may|has to|needs to|ought to|to)'
const FIRST = '(?:be the one (?:who|that|to) |also |now |really |be first to )?'
const DID = `([\\p{L}]+)((?: (?!(?:and|but|or|while|when|then)\\b)[\\p{L}'-]+){0,12})`

const WITHOUT = new RegExp(
  `(?:\\bwithout|\\bleave out|\\btake out|\\bremove|\\bdelete|\\bdrop|\\bno more|\\bnothing about|\\bdo not mention|\\bget rid of) (?:the |any )?(?:(?:bit|part|sentence|line|word)s? (?:about|of|with) )?${THE}${NOUN}(?![\\p{L}'-]| (?:who|which|that|where|when)\\b)`,
  'giu',
)
const NO_THING = /(?:^|\s)(?:the|an?|(?:bit|part|sentence|line|word)s?)$/i
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
const DOES = new RegExp(`${THE}${WHO} (?=[\\p{L}]+s\\b)${DID}`, 'giu')
const DENIED = /^(?:not|never|be|have|has|and|or|but|is|was|as|who|which|that)$/

/** "Grandpa's hat" is neither Grandpa nor a thing that we know. */
const isWhose = (called: string): boolean => /'s?(?: |$)/.test(called)

/** "Pirates should come": somebody, but nobody's name. */
const isName = (called: string): boolean =>
  /^\p{Lu}/u.test(called) && !/s$/.test(called) && !isWhose(called) && !NOBODY.has(called.toLowerCase())

type TakeAny = (pattern: RegExp, hear: (match: string[]) => { wish: PageWish; left?: string } | undefined) => void

interface Span {
  wish: PageWish
  from: number
  to: number
}

export function hearPageWish(wish: string, cast: readonly CharacterSpec[]): HeardWish {
  const spans: Span[] = []
  const typed = ` ${plain(wish)} `
  // What is heard becomes as many commas: everything else keeps its place.
  let left = typed
  const take: TakeAny = (pattern, hear) => {
    left = left.replaceAll(pattern, (all: string, ...groups: unknown[]) => {
      const heard = hear(groups.slice(0, -2).filter((one) => typeof one === 'string'))
      if (!heard) return all
      const from = groups.find((one) => typeof one === 'number') ?? 0
      const until = all.length - (heard.left?.length ?? 0)
      spans.push({ wish: heard.wish, from, to: from + until })
      return ','.repeat(until) + all.slice(until)
    })
  }
  hearSpoken(take, cast)
  for (const [manner, pattern] of MANNER_WORDS)
    take(new RegExp(pattern.source, 'giu'), () => ({ wish: { kind: 'manner', manner } }))
  take(WITHOUT, ([what = '']) => {
    if (isWhose(what) || NO_THING.test(what)) return undefined
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
      return isName(called) ? { wish: { kind: 'stranger', called } } : undefined
    })
  const { wishes, same } = onceEach(spans)
  return { wishes, left: left.split(PARTS).flatMap(asTyped), parts: partsOf(typed, left, same), typed: typed.trim() }
}

function hearDoers(take: TakeAny, cast: readonly CharacterSpec[]): void {
  const doing = (who: CharacterSpec, typed: string, after: string) => {
    const verb = typed.toLowerCase()
    if (DENIED.test(verb)) return undefined
    const what = after.trim()
    return (
      deedOf(who, { verb, what }, cast) ?? {
        wish: { kind: 'doer' as const, who, verb, what: what.replace(/ ?\bhere$/, '') },
      }
    )
  }
  for (const pattern of DOERS)
    take(pattern, ([called = '', verb = '', after = '']) => {
      const who = meantBy(cast, called)
      if (who) return doing(who, verb, after)
      return isName(called) ? { wish: { kind: 'stranger', called } } : undefined
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
const ENDS = /[.;:!?]/

/** Nothing where it is only what a wish is dressed in. */
function asTyped(part: string): string[] {
  const says = wordsOf(part.toLowerCase()).some((word) => !DRESS.has(word) && !/^\d+$/.test(word))
  return says ? [part.trim()] : []
}

/** `typed` and `left` are equally long. */
function partsOf(typed: string, left: string, spans: readonly Span[]): WishPart[] {
  const joints = [...typed.matchAll(new RegExp(PARTS.source, 'g'))]
  return [...joints, { 0: '', index: typed.length }].map((joint, at) => {
    const before = joints[at - 1]
    const from = before ? before.index + before[0].length : 0
    const to = joint.index
    return {
      typed: typed.slice(from, to),
      wishes: spans.filter((span) => span.from < to && span.to > from).map(({ wish }) => wish),
      hasMore: left.slice(from, to).split(PARTS).flatMap(asTyped).length > 0,
      joint: before && !ENDS.test(before[0]) ? before[0] : '',
    }
  })
}

/** A wish that is typed twice is one. */
function onceEach(spans: readonly Span[]): { wishes: PageWish[]; same: Span[] } {
  const first = new Map<string, PageWish>()
  const same = spans.map((span) => {
    const key = JSON.stringify(span.wish)
    const wish = first.get(key) ?? span.wish
    first.set(key, wish)
    return { ...span, wish }
  })
  return { wishes: [...first.values()], same }
}
