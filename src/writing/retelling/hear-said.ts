// Of a wish for one page, what a sentence of ours can say, a word that is to be another, and what is the whole book's.
import type { CharacterSpec } from '../../stage/cast.ts'
import { capital } from '../english/grammar.ts'
import { wordsOf } from '../english/sentences.ts'
import { isNoise } from '../score/measure.ts'
import { BOOKS, DRESS, LOUD, NOT_A_WORD, type Books } from './page-wish.data.ts'
import { BESIDES, DEEDS, FEELINGS, SKIES } from './said-lines.data.ts'
import { meantBy, whoIs } from './who-is-meant.ts'

export type SaidWish =
  | { kind: 'sky'; sky: string }
  | { kind: 'deed'; who: CharacterSpec; verb: string; deed: string; whom?: CharacterSpec }
  | { kind: 'feeling'; who: CharacterSpec; feeling: string }
  /** Their very words, or whatever they may say. */
  | { kind: 'speech'; who: CharacterSpec; words: string }
  | { kind: 'noise'; noise: string }
  | { kind: 'birthday'; who: CharacterSpec }
  /** What a page can say besides: how it smells, a question at its end. */
  | { kind: 'besides'; what: string }
  /** A sentence of the member's own, word for word. */
  | { kind: 'own'; sentence: string }
  | { kind: 'word'; old: string; other: string }
  | { kind: 'book'; what: Books }

/** Hears a pattern: what is heard is taken out of what is left, but for what is given back. */
export type Take = (pattern: RegExp, hear: (match: string[]) => { wish: SaidWish; left?: string } | undefined) => void

const WHO =
  "((?:(?:the|my|our|his|her|their|a) )?(?!(?:more|very|really|so|be|feel|look|a bit)\\b)[\\p{L}][\\p{L}.'-]*(?: (?-i:\\p{Lu})[\\p{L}.'-]*)*)"
const MUST = '(?:should|must|could|can|would|has to|needs to|is|was|were|are)'
const NOT_SO = String.raw`(?<!\b(?:no|not|never|stop|without|less|isn't|wasn't|don't) (?:the |be |it |let it |make it )?)`
const SKY = String.raw`(?:\b(?:add|with|have|put in|let|make|set) )?(?:\b(?:some|a bit of|it|there|the|this|in the|at|in|be|is|should be|would be|must be|start|starts) )*`

const SPEECHES = [
  new RegExp(
    `\\b(?:let|have|make) ${WHO} (?:also )?(?:say|says|saying|shout|whisper|tell)\\b[,:]? ?(?:that )?([^.;!]*)`,
    'giu',
  ),
  new RegExp(
    `\\b${WHO} (?:(?:should|must|could|can|has to|needs to) )?(?:also )?(?:say|says)\\b[,:]? ?(?:that )?([^.;!]*)`,
    'giu',
  ),
  new RegExp(
    `\\b(?:give|let|have) ${WHO} (?:have )?(?:something|anything|a line|lines|a word|words|a few words|some words)(?: to say)?()`,
    'giu',
  ),
]
const FEELS = [
  new RegExp(`\\b(?:let|make|have) ${WHO} (?:be |feel |look |more |a bit |very |really )*([\\p{L}]+)`, 'giu'),
  new RegExp(`\\b${WHO} ${MUST} (?:be |feel |look |more |a bit |very |really |so )*([\\p{L}]+)`, 'giu'),
  new RegExp(`\\b${WHO} (?:feels|looks|gets) (?:more |a bit |very |really |so )*([\\p{L}]+)`, 'giu'),
]
const NOISES =
  /\b(?:a |some )?(?:sounds?|noises?)(?: words?| effects?)? (?:like |such as |of )?["']?([\p{L}-]+)["']?(?:(?:,| or| and) ["']?[\p{L}-]+["']?)*/giu
const ANY_NOISE =
  /\b(?:add|with|more|put in|have) (?:a |some |an )?(?:sounds?|noises?|sound effects?)(?: words?| effects?)?()/giu
const LONE_NOISE = /\b(?:add|with|put in) (?:a |some |an )?["']?([\p{L}-]+)["']?/giu
/** What it is to be, and what it is: "Nana, not Grandma". */
const CALLED =
  /\b(?:call(?:s|ed)?|say) (?:her|him|them|it) ["']?([\p{L}'-]+)["']?,? (?:and )?(?:not|instead of) ["']?([\p{L}'-]+)\b["']?/giu
const NOT_THAT =
  /(?:\b(?:they|we|she|he|it|i|you) (?:live|lives|is|are|was|were|go|goes|went) (?:in |at |to )?)?["']?\b([\p{L}'-]+)["']?,? (?:and )?(?:not|instead of|rather than) (?:the |a |an )?["']?([\p{L}'-]+)\b["']?/giu
/** What it is, and what it is to be. */
const CHANGED =
  /\b(?:change|replace|swap|turn) (?:the |a |an )?["']?([\p{L}'-]+)["']? (?:to|for|with|into|by) (?:the |a |an )?["']?([\p{L}'-]+)["']?/giu
const BIRTHDAY =
  /\b(?:(?:say|mention|add|tell|make)s? )?(?:that )?(?:it is|it's|it|its|today is|is) ([\p{L}][\p{L}'-]*) birthday\b/giu

/** "Add that the moon was watching": a sentence whole, if it has its verb. */
const OWN = /\b(?:add|say|says|mention|write|put in|include)(?: here| too)? that ([^.;!?]+)/giu
const HAS_VERB = /^(?!(?:i|we|you|it)\b)((?:[\p{L}'-]+ ){1,5})(is|are|was|were|has|had)( [^,]*)$/iu
const AS_TOLD: Readonly<Record<string, string>> = { is: 'was', are: 'were', has: 'had' }

const ofNames: SaidWish = { kind: 'book', what: 'names' }
const isNamed = (cast: readonly CharacterSpec[], word: string) =>
  cast.some(({ name }) => wordsOf(name).some((one) => one.toLowerCase() === word.toLowerCase()))

/** What is wished of the whole book, a word that is to be another, and what is said, before anything else is heard. */
export function hearSpoken(take: Take, cast: readonly CharacterSpec[]): void {
  const hero = cast.find(({ role }) => role === 'hero')
  for (const [what, pattern] of BOOKS) take(pattern, () => ({ wish: { kind: 'book', what } }))
  take(CALLED, ([other = '', old = '']) => ({ wish: isNamed(cast, old) ? ofNames : { kind: 'word', old, other } }))
  const swap = (old: string, other: string): ReturnType<Parameters<Take>[1]> => {
    const isWord = [old, other].every((one) => !NOT_A_WORD.has(one.toLowerCase()) && !whoIs(cast, one))
    return isWord ? { wish: { kind: 'word', old, other } } : undefined
  }
  take(NOT_THAT, ([other = '', old = '']) => swap(old, other))
  take(CHANGED, ([old = '', other = '']) => swap(old, other))
  for (const pattern of SPEECHES)
    take(pattern, ([called = '', typed = '']) => {
      const who = meantBy(cast, bare(called))
      if (!who) return undefined
      const words = typed.trim().replaceAll(/^["'“]+|["'”]+$/g, '')
      return { wish: { kind: 'speech', who, words: /^(?:something|anything|more|a line)\b/.test(words) ? '' : words } }
    })
  for (const [what, { heard }] of Object.entries(BESIDES))
    take(new RegExp(heard.source, 'giu'), () => ({ wish: { kind: 'besides', what } }))
  take(BIRTHDAY, ([whose = '']) => {
    const who = /^(?:her|his|their|my|the|a)$/i.test(whose) ? hero : meantBy(cast, whose.replace(/'s?$/, ''))
    return who && { wish: { kind: 'birthday', who } }
  })
  for (const pattern of [NOISES, LONE_NOISE, ANY_NOISE])
    take(pattern, ([typed]) => {
      if (typed === undefined || (typed !== '' && !isNoise(typed) && !LOUD.test(typed))) return undefined
      return { wish: { kind: 'noise', noise: typed.toLowerCase() || 'splash' } }
    })
}

/** After all else is heard: what is no wish of ours is told in her words, as what has happened. */
export function hearOwn(take: Take, cast: readonly CharacterSpec[]): void {
  take(OWN, ([typed = '']) => {
    const [, who = '', verb = '', more = ''] = HAS_VERB.exec(typed.trim().replace(/ (?:please|pls)$/, '')) ?? []
    if (who === '') return undefined
    const names = new Map(cast.map(({ name }) => [name.toLowerCase(), name]))
    const subject = meantBy(cast, who.trim())?.name ?? who.trim()
    const told = `${subject} ${AS_TOLD[verb.toLowerCase()] ?? verb}${more}`.replaceAll("'", '’')
    const named = told.replaceAll(/\p{L}+/gu, (word) => names.get(word.toLowerCase()) ?? word)
    return { wish: { kind: 'own', sentence: `${capital(named)}.` } }
  })
}

/** How somebody feels, and what the sky does. */
export function hearAround(take: Take, cast: readonly CharacterSpec[]): void {
  for (const pattern of FEELS)
    take(pattern, ([called = '', felt = '']) => {
      const feeling = Object.keys(FEELINGS).find((one) => FEELINGS[one]?.heard.test(felt.toLowerCase()))
      const who = feeling === undefined ? undefined : meantBy(cast, bare(called))
      return feeling !== undefined && who ? { wish: { kind: 'feeling', who, feeling } } : undefined
    })
  for (const [sky, { heard }] of Object.entries(SKIES))
    take(new RegExp(`${NOT_SO}${SKY}${heard.source}`, 'giu'), () => ({ wish: { kind: 'sky', sky } }))
}

/** "Comforts her", of somebody who is in the book: whom, and what more is wished of it. */
export function deedOf(
  who: CharacterSpec,
  { verb, what }: { verb: string; what: string },
  cast: readonly CharacterSpec[],
): { wish: SaidWish; left: string } | undefined {
  const deed = Object.keys(DEEDS).find((one) => DEEDS[one]?.verbs.test(verb))
  if (deed === undefined) return undefined
  const hero = cast.find(({ role }) => role === 'hero')
  const [first = '', ...more] = what.split(' ')
  const isThem = /^(?:her|him|them)$/.test(first) && who !== hero
  const named = first === '' ? undefined : isThem ? hero : meantBy(cast, first)
  const isNamed = named !== undefined && named !== who
  const other = DEEDS[deed]?.toSomebody
    ? who === hero
      ? cast.find(({ role }) => role === 'companion')
      : hero
    : undefined
  const whom = isNamed ? named : other
  if (DEEDS[deed]?.toSomebody && !whom) return undefined
  const rest = isNamed || isThem ? more : what.split(' ')
  return {
    wish: { kind: 'deed', who, verb, deed, ...(whom && { whom }) },
    left: rest.filter((word) => !DRESS.has(word)).length > 0 ? rest.join(' ') : '',
  }
}

const bare = (called: string): string => called.replace(/^(?:the|my|our|his|her|their|a) /i, '')
