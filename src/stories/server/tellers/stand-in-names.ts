// No child's name leaves the house: before a model is asked each name becomes a stand-in, and in its answer the name again.

import { dice } from '../../../base/dice.ts'
import type { CharacterSpec } from '../../../stage/cast.ts'
import { isEasy } from '../../../writing/score/measure.ts'
import { syllables, wordsOf } from '../../../writing/english/sentences.ts'
import { editDistance } from './edit-distance.ts'
import { nameParts, namePattern, privateName } from './name-pattern.ts'
import { codePatterns, nothingPrivate, privateWordsIn, type PrivateWords } from './private-words.ts'
import { STAND_INS } from './stand-in-names.data.ts'

export interface StandIns {
  /** The plan's own words without real names; a name that is also a common word is one only with its capital. */
  hide(text: string): string
  /** What a member typed, without real names in any case or spelling of accents, e-mails, links and telephone numbers. */
  hideFree(text: string): string
  /** Whether a real name is still there: what is true of no request that is sent. */
  leaks(text: string): boolean
  /** A model's words with the real names, or what it made of a stand-in that is not one. */
  show(text: string): { text: string } | { misspelt: string }
}

/** All that is known of a book when names are chosen: none of its words may be a stand-in. */
export interface NamedCast {
  cast: readonly CharacterSpec[]
  seed: number | string
}

interface Pair {
  real: string
  stand: string
  /** What else they are called: the whole name, and as it was typed. */
  also: string[]
  /** A family's, who may be spoken of as the Millers. */
  hasPlural?: boolean
}

const CONTACT = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)\S+|\+?\d[\d ()/-]{6,}\d/gi

interface Rule {
  pattern: RegExp
  stand: string
}

export function standIns(plan: NamedCast, texts: readonly string[], hers: PrivateWords = nothingPrivate): StandIns {
  const own = choose(plan, texts)
  const { pairs: more, rules: herRules, sure } = hideHers(plan, texts, hers, own)
  const pairs = [...own, ...more]
  const parts = own.flatMap(({ real, stand, also }) =>
    [...new Set([...also, real].flatMap(nameParts))].map((part) => ({ part, stand })),
  )
  const ordered = parts.toSorted((one, other) => other.part.length - one.part.length)
  const strict: Rule[] = ordered.flatMap(({ part, stand }) => {
    if (!wordsOf(part).every(isEasy)) return [{ pattern: namePattern(part, true), stand }]
    return [part, part.toUpperCase()].map((one) => ({ pattern: namePattern(one, false), stand }))
  })
  const free = ordered.map(({ part, stand }) => ({ pattern: namePattern(part, true), stand }))
  const replace = (text: string, rules: readonly Rule[]) =>
    rules.reduce((left, { pattern, stand }) => left.replace(pattern, stand), text.normalize('NFD')).normalize('NFC')
  return {
    hide: (text) => replace(text, [...strict, ...herRules]),
    hideFree: (text) => replace(text.replace(CONTACT, '…'), [...free, ...herRules]),
    leaks: (text) => [...strict, ...sure].some(({ pattern }) => text.normalize('NFD').search(pattern) >= 0),
    show(text) {
      const odd = wordsOf(text).find((word) =>
        pairs.some(({ stand, hasPlural }) => isMisspelt(hasPlural && word === `${stand}s` ? stand : word, stand)),
      )
      if (odd !== undefined) return { misspelt: odd }
      const shown = pairs.reduce((left, { real, stand, hasPlural }) => {
        const end = hasPlural ? '(?=s?(?![\\p{L}\\p{M}]))' : '(?![\\p{L}\\p{M}])'
        const called = new RegExp(`(?<![\\p{L}\\p{M}])${stand}${end}`, 'giu')
        return left.replace(called, (found) => (found === stand.toUpperCase() ? real.toUpperCase() : real))
      }, text)
      return { text: shown }
    },
  }
}

/** One stand-in for each name of the member's own characters; the names of our own story worlds are nobody's. */
function choose(plan: NamedCast, texts: readonly string[]): Pair[] {
  const names = plan.cast.map((one) => one.name)
  const taken = [JSON.stringify(plan), ...texts].join(' ').toLowerCase()
  const pairs: Pair[] = []
  for (const character of plan.cast) {
    const real = character.role === 'figure' ? '' : privateName(character)
    if (real === '' || pairs.some((pair) => pair.real === real)) continue
    const near = [...names.flatMap(wordsOf), ...pairs.map(({ stand }) => stand)]
    const stand = candidates(character, real, plan.seed).find(
      (name) => !taken.includes(name.toLowerCase()) && near.every((other) => areUnlike(name, other)),
    )
    if (stand === undefined) throw new Error('No stand-in is left for a name')
    const { name, full = name, called = full, type } = character
    const also = [full, called].filter((one) => one !== name).map((one) => privateName({ name: one, type }))
    pairs.push({ real, stand, also: also.filter((one) => one !== '') })
  }
  return pairs
}

/** The member's own surname, street and town, where a wish has them; a postal code is left out. */
function hideHers(plan: NamedCast, texts: readonly string[], hers: PrivateWords, own: readonly Pair[]) {
  const all = [JSON.stringify(plan), ...texts].join(' ')
  const known = new Set(
    own.flatMap(({ real, also }) => [real, ...also].flatMap(nameParts)).map((part) => part.toLowerCase()),
  )
  const pairs: Pair[] = []
  const rules: Rule[] = codePatterns(hers).map((pattern) => ({ pattern, stand: '…' }))
  const sure: Rule[] = [...rules]
  for (const { real, ways } of privateWordsIn(hers, all)) {
    if (known.has(real.toLowerCase())) continue
    known.add(real.toLowerCase())
    const near = [...plan.cast.flatMap(({ name }) => wordsOf(name)), ...[...own, ...pairs].map(({ stand }) => stand)]
    const stand = candidates({ id: `hers:${real}`, pronoun: 'they' }, real, plan.seed).find(
      (name) => !all.toLowerCase().includes(name.toLowerCase()) && near.every((other) => areUnlike(name, other)),
    )
    if (stand !== undefined) pairs.push({ real, stand, also: [], hasPlural: true })
    for (const { pattern, after, isSure } of ways) {
      const rule = { pattern, stand: stand === undefined ? '…' : stand + after }
      rules.push(rule)
      if (isSure) sure.push(rule)
    }
  }
  return { pairs, rules, sure }
}

/** Those of the same gender and length first, then of other lengths, then any. */
function candidates(
  { id, pronoun }: Pick<CharacterSpec, 'id' | 'pronoun'>,
  real: string,
  seed: NamedCast['seed'],
): string[] {
  const root = dice(seed).fork(`stand-in:${id}`)
  const beats = wordsOf(real).reduce((sum, word) => sum + syllables(word), 0)
  const away = (at: number) => Math.abs(at + 1 - beats)
  const listed = [STAND_INS[pronoun], ...Object.values(STAND_INS)].flatMap((lists) =>
    [...lists.entries()]
      .toSorted(([one], [other]) => away(one) - away(other))
      .flatMap(([, list]) => root.shuffle(list.split(' '))),
  )
  return [
    ...listed,
    ...Array.from({ length: 200 }, (_, at) => `Zo${'bdfgklmnprtv'.charAt(at % 12)}e${'lmnrt'.charAt(at % 5)}xi`),
  ]
}

function areUnlike(name: string, other: string): boolean {
  const [one, two] = [name.toLowerCase(), other.toLowerCase()]
  return editDistance(one, two) > 2 && one.slice(0, 3) !== two.slice(0, 3)
}

/** A stand-in with letters added, lost or changed, stuttered or spelt out; never a common word that is only like it. */
function isMisspelt(word: string, stand: string): boolean {
  const bare = word.replace(/['’]s?$/i, '').toLowerCase()
  const name = stand.toLowerCase()
  if (bare === name) return false
  const pieces = bare.split('-')
  if (pieces.length > 1 && pieces.filter((piece) => piece.length === 1).length > 0) {
    return pieces.includes(name) || pieces.join('') === name
  }
  return pieces.some((piece) => {
    if (piece === name || isEasy(piece)) return false
    if (piece.startsWith(name)) return true
    const reach = name.length <= 4 ? 1 : 2
    return /^\p{Lu}/u.test(word) && Math.abs(piece.length - name.length) <= reach && editDistance(piece, name) <= reach
  })
}
