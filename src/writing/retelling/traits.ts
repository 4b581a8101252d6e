// What can be measured of a telling: how long it is, how merry, how calm, how much is said, whom it is about.
import type { CharacterSpec } from '../../stage/cast.ts'
import { sentencesOf, speechOf, wordCount, wordsOf } from '../english/sentences.ts'
import { stemsIn } from '../plan/stems.ts'
import { gradeLevel, isNoise } from '../score/measure.ts'
import { PASTS, type Manner } from './page-wish.data.ts'

export interface Telling {
  text: string
  /** What is seen of it; '' where it has none. */
  cue: string
}

type Measure = (told: Telling) => number

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Faces that its cue has drawn, or has not. */
const faces = (cue: string, pattern: RegExp) => Math.min(2, countOf(cue, pattern))

const noisesIn = (text: string) =>
  new Set(wordsOf(text.toLowerCase()).filter((word) => word.length > 2 && isNoise(word))).size

function merry({ text, cue }: Telling): number {
  return (
    3 * faces(cue, /\bfunny\b/g) +
    2 * countOf(cue, / from /g) +
    1.5 * noisesIn(text) +
    countOf(text, /!/g) +
    0.5 * countOf(text, /\?/g) -
    3 * faces(cue, /\b(?:sad|worried|scared)\b/g)
  )
}

function calm({ text, cue }: Telling): number {
  return (
    2 * faces(cue, /\b(?:calm|asleep|sleep|hopeful|thoughtful|wonder)\b/g) -
    2 * faces(cue, /\b(?:funny|scared|excited|surprised|worried)\b/g) -
    2 * countOf(cue, / from /g) -
    1.5 * noisesIn(text) -
    2 * countOf(text, /!/g) -
    countOf(text, /\?/g) / 2
  )
}

function thrilling({ text, cue }: Telling): number {
  return 2 * faces(cue, /\b(?:excited|scared|surprised)\b/g) + countOf(text, /[!…]/g) + noisesIn(text)
}

/** More is more of it; by less than `least` nobody would notice, and of `against` it must not gain. */
export const MEASURES: Readonly<Record<Manner, { of: Measure; least: (before: number) => number; against?: Measure }>> =
  {
    funnier: { of: merry, least: () => 2, against: calm },
    calmer: { of: calm, least: () => 2, against: merry },
    shorter: { of: ({ text }) => -wordCount(text), least: (before) => Math.max(3, -before / 8) },
    longer: { of: ({ text }) => wordCount(text), least: (before) => Math.max(3, before / 8) },
    simpler: { of: ({ text }) => -gradeLevel(text), least: () => 0.8 },
    exciting: { of: thrilling, least: () => 1 },
    chattier: { of: ({ text }) => speechOf(text).length, least: () => 1 },
  }

const namesOf = ({ name, called }: CharacterSpec) => [...new Set([name, called ?? name])]
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** "The baby" begins a sentence as well. */
const anyOf = (who: CharacterSpec) =>
  `(?:${namesOf(who)
    .map((name) => escaped(name).replace(/^the /, '[Tt]he '))
    .join('|')})(?![\\p{L}-])`

/** In how many sentences somebody is named. */
export function saysOf(text: string, who: CharacterSpec): number {
  const named = new RegExp(`(?<![\\p{L}-])${anyOf(who)}`, 'u')
  return sentencesOf(text).filter((sentence) => named.test(sentence)).length
}

function formsOf(verb: string): string {
  const base = PASTS[verb] ? verb : verb.replace(/ies$/, 'y').replace(/(?<=ch|sh|ss|x|o)es$|s$/, '')
  const stem = base.replace(/e$/, '')
  const regular = `${escaped(stem)}(?:e|es|s|ed|d)?|${escaped(stem)}${stem.at(-1) ?? ''}ed|${escaped(stem.replace(/y$/, 'i'))}(?:es|ed)`
  return `(?:${PASTS[base] ?? regular}|${escaped(base)}s?)`
}

/** Whether a telling says that somebody does it: "Biscuit found the spoon"; of a thing that is named, with that thing. */
export function doesIt(text: string, who: CharacterSpec, { verb, what }: { verb: string; what: string }): boolean {
  const acts = new RegExp(
    `(?<![\\p{L}-])${anyOf(who)}(?: and \\p{Lu}\\p{L}+)?,?(?: (?:\\p{L}+ly|just|only|even|also|then|had|has|have|who|quite)){0,2} ${formsOf(verb)}(?![\\p{L}-])`,
    'u',
  )
  const things = [...stemsIn(what)].filter(
    (stem) =>
      !/^(?:the|this|that|her|his|their|its|them|him|and|out|first|for|someth|anyth|everyth|way|here|there|about|instead)$/.test(
        stem,
      ),
  )
  return sentencesOf(text).some((sentence) => {
    const said = stemsIn(sentence)
    return acts.test(sentence) && things.every((stem) => said.has(stem))
  })
}

/** Whether a telling names a thing, or somebody. */
export function tellsOf(text: string, { what, who }: { what: string; who?: CharacterSpec }): boolean {
  if (who) return saysOf(text, who) > 0
  const last = [...stemsIn(what)].at(-1)
  return last !== undefined && stemsIn(text).has(last)
}
