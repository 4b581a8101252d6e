// What one page must be before anybody reads it, whoever wrote it: each rule that it breaks, in words that help to mend it.

import { cleanPageText } from '../../../writing/telling/clean-page-text.ts'
import { printedQuotes } from '../../../writing/english/grammar.ts'
import { limitsOf } from '../../../writing/brief/limits.ts'
import { isEasy } from '../../../writing/score/measure.ts'
import { mustKeep } from '../../../writing/telling/rewrite-page.ts'
import { sentencesOf, unspoken, wordsOf } from '../../../writing/english/sentences.ts'
import { MORAL_TOLD, namesOfPlan, PRESENT, unknownNames } from '../../../writing/score/score.ts'
import type { StoryPlan } from '../../../writing/plan/story-plan.ts'
import { BANNED } from '../../../writing/telling/faults.ts'

export interface Broken {
  rule: 'plain' | 'language' | 'echo' | 'length' | 'sentence' | 'words' | 'names' | 'say' | 'refrain' | 'tense' | 'moral' | 'banned' | 'form' | 'safe' | 'repeat' | 'hero' | 'same' // prettier-ignore
  /** Said to the model. */
  detail: string
}

const HARMLESS = /<\/?(?:b|i|em|strong|p|br)\s*\/?>/gi
const MARKUP = /<\s*[a-z!/]|&[a-z]+;|[{}[\]|`\\]|https?:|www\.|\S@\S/i
const SHOP_TALK = /\b(?:as an ai|language model|prompt|here (?:is|are) (?:the|your) (?:page|text|story)|word count)\b/i

/** The page without what a model says around it; line breaks stay in verse only. */
export function cleanTold(raw: string, rhyme: boolean): string {
  const marked = raw.replace(/<br\s*\/?>|\n/gi, rhyme ? ' ¶ ' : ' ').replace(HARMLESS, ' ')
  const clean = printedQuotes(cleanPageText(marked))
    .replaceAll('*', '')
    .replace(/\s*¶[\s¶]*/g, '\n')
    .trim()
  // A page that is one speech keeps its marks; only a model's own wrapping goes.
  return /^\s*“[^“”]*”\s*$/.test(marked) ? `“${clean}”` : clean
}

/** What a page says word for word, because the pages around it lean on it: as far as the plan's own telling does. */
export function sayOf(plan: StoryPlan, page: number, telling: string): string[] {
  const beat = plan.beats[page - 1]
  const words = plan.words
  const rule = ['hobby', 'insight'].includes(beat?.fn ?? '') ? (words['Rule,'] ?? '').replace(/,$/, '') : ''
  const kit = ['hobby', 'insight', 'means'].includes(beat?.fn ?? '') ? (words['kit'] ?? '') : ''
  const place = plan.flags.includes('place') ? (words['home'] ?? '') : ''
  const all = [...mustKeep(plan, page, telling), rule, kit, place]
  return [...new Set(all.filter((one) => one !== '' && telling.includes(one)))]
}

/** Every six words in a row that we said to the model: a story never has them by chance. */
export function echoOf(instructions: string): ReadonlySet<string> {
  return new Set(sixes(instructions))
}

function sixes(text: string): string[] {
  const words = wordsOf(text.toLowerCase())
  return words.slice(5).map((_, at) => words.slice(at, at + 6).join(' '))
}

interface Told {
  /** As the model gave it. */
  raw: string
  /** Cleaned, with the real names. */
  text: string
  say: readonly string[]
  echo: ReadonlySet<string>
}

export function brokenOnPage(plan: StoryPlan, page: number, { raw, text, say, echo }: Told): Broken[] {
  if (MARKUP.test(raw.replace(HARMLESS, ' ').replace(/^\s*```\w*|```\s*$/g, ''))) {
    return [{ rule: 'plain', detail: 'Only the words of the story: no HTML, Markdown, brackets, links or addresses.' }]
  }
  if (SHOP_TALK.test(text) || sixes(text).some((six) => echo.has(six))) {
    return [{ rule: 'echo', detail: 'Only the words of the story, nothing of the instructions.' }]
  }
  const names = namesOfPlan(plan)
  const words = wordsOf(text)
  const hard = words.filter((word) => !isEasy(word) && !names.has(bare(word)))
  if (words.length >= 3 && hard.length > words.length * 0.4) {
    return [{ rule: 'language', detail: 'Plain English words that the reader knows.' }]
  }
  return [...lengths(plan, text, hard), ...facts(plan, page, text, say, names), ...manners(text)]
}

const bare = (word: string) => word.toLowerCase().replace(/['’]s$/, '')

function lengths(plan: StoryPlan, text: string, hard: readonly string[]): Broken[] {
  const limits = limitsOf(plan.band, plan.rhyme)
  const count = wordsOf(text).length
  const [least, most] = limits.page
  const broken: Broken[] = []
  if (count < least || count > most)
    broken.push({ rule: 'length', detail: `${count} words; from ${least} to ${most} are right.` })
  const lines = plan.rhyme ? text.split('\n') : [text]
  const longest = Math.max(0, ...lines.flatMap(sentencesOf).map((one) => wordsOf(one).length))
  if (longest > limits.longest) {
    broken.push({ rule: 'sentence', detail: `A sentence of ${longest} words; ${limits.longest} is the limit.` })
  }
  if (hard.length > Math.max(2, Math.ceil((count * limits.hard * 2) / 100))) {
    broken.push({ rule: 'words', detail: `Too hard for the reader: ${[...new Set(hard)].slice(0, 8).join(', ')}.` })
  }
  if (plan.rhyme && lines.length < 2)
    broken.push({ rule: 'form', detail: 'Rhyming couplets, each line on a line of its own.' })
  return broken
}

function facts(
  plan: StoryPlan,
  page: number,
  text: string,
  say: readonly string[],
  names: ReadonlySet<string>,
): Broken[] {
  const broken: Broken[] = []
  const missing = say.filter((one) => !text.includes(one))
  if (missing.length > 0) broken.push({ rule: 'say', detail: `Must be said word for word: ${missing.join(' / ')}` })
  const due = plan.beats[page - 1]?.refrain ?? null
  const early = due !== 'base' && text.includes(plan.refrain.base)
  const late = due !== 'turned' && text.includes(plan.refrain.turned)
  if (early || late) broken.push({ rule: 'refrain', detail: 'The refrain has no place on this page.' })
  const strange = unknownNames([text], names)
  if (strange.length > 0)
    broken.push({ rule: 'names', detail: `Names that the story does not have: ${strange.join(', ')}.` })
  return broken
}

function manners(text: string): Broken[] {
  const broken: Broken[] = []
  const present = unspoken(text).match(new RegExp(PRESENT, 'gi')) ?? []
  if (present.length > 2)
    broken.push({ rule: 'tense', detail: `Past tense outside speech, not: ${present.join(', ')}.` })
  const moral = MORAL_TOLD.exec(text)?.[0]
  if (moral) broken.push({ rule: 'moral', detail: `Do not say what is to be learned ("${moral}").` })
  const banned = BANNED.exec(text)?.[0]
  if (banned) broken.push({ rule: 'banned', detail: `Do not use "${banned}".` })
  return broken
}
